import {
  COMPANY_ROLES,
  USER_CODES,
  userWorkflow,
  type CompanyRole,
  type UserAction,
  type UserFacts,
} from '@/features/account/department/userWorkflow'
import { hasRole } from '@/shared/auth/permissions'
import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { REFUSALS as PLATFORM_REFUSALS } from '../platform/refusals'
import { REFUSALS } from './refusals'
import { DEPARTMENTS } from './seed/departments'
import { db } from './store'

export const INITIAL_SEATS = 3

export const departments = collection<(typeof DEPARTMENTS)[number]>(REFUSALS.noDepartment)
departments.seed(() => DEPARTMENTS.map((each) => ({ ...each })))

export const usersOf = (deptId: string) => db.accounts.filter((account) => account.deptId === deptId)

export const isCompanyAdmin = ({ roles }: Account) => hasRole(roles, 'company_admin')

const isActiveAdmin = (account: Account) => isCompanyAdmin(account) && !account.isStopped

export const roleOf = (account: Account): CompanyRole =>
  isCompanyAdmin(account) ? 'company_admin' : 'company_sub_user'

export const departmentOf = ({ deptId = '' }: Account) => departments.require(deptId)

/** Returns the account's company; throws 403 unless the account is its admin. */
export function departmentLedBy(account: Account) {
  const department = departmentOf(account)
  if (!isCompanyAdmin(account)) throw new Refusal(403, REFUSALS.notCompanyAdmin)
  return department
}

const factsOf = (user: Account): UserFacts => ({
  state: user.isStopped ? 'stopped' : 'active',
  role: roleOf(user),
  isLastAdmin: isActiveAdmin(user) && usersOf(user.deptId!).filter(isActiveAdmin).length === 1,
})

export const userRow = (user: Account) => {
  const { state, role, isLastAdmin } = factsOf(user)
  return {
    userId: user.userId,
    version: user.version ?? 1,
    nickName: user.nickName,
    phonenumber: user.phonenumber,
    email: user.email,
    role,
    status: USER_CODES[state],
    isLastAdmin,
    loginTime: user.loginTime ?? null,
  }
}

export function userIn(account: Account, userId: string): Account {
  const user = usersOf(departmentOf(account).id).find((each) => each.userId === userId)
  if (!user) throw new Refusal(404, REFUSALS.noUser)
  return user
}

/** Returns a user if the caller may perform the action on the version they have read. */
export function userForAction(
  account: Account,
  action: UserAction,
  userId: string,
  version?: number,
): Account {
  const user = userIn(account, userId)
  const facts = factsOf(user)
  if (version !== undefined && version !== (user.version ?? 1)) {
    const { changed } = PLATFORM_REFUSALS
    throw new Refusal(
      VERSION_CONFLICT,
      changed(REFUSALS.userNoun, REFUSALS.administrator, REFUSALS.userState[facts.state], user.version ?? 1),
    )
  }
  const { unmet: unmetConditions } = userWorkflow.availabilityOf(action, facts, {
    isAdmin: isCompanyAdmin(account),
  })
  if (unmetConditions[0]) throw new Refusal(500, REFUSALS.userGuard[unmetConditions[0].guard])
  return user
}

/** Changes a user and increments their version, so that stale writes are refused. */
export const changeUser = (user: Account, changes: Partial<Account>) =>
  void Object.assign(user, changes, { version: (user.version ?? 1) + 1 })

/** Replaces the account's company role; null removes it. */
export const withCompanyRole = ({ roles }: Account, role: CompanyRole | null) => [
  ...roles.filter((held) => !COMPANY_ROLES.some((each) => each === held)),
  ...(role ? [role] : []),
]

export const endSessionsOf = ({ userId }: Account) =>
  db.sessions.remove(db.sessions.all().filter((session) => session.userId === userId))
