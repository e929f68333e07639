import {
  COMPANY_ROLES,
  USER_CODES,
  userWorkflow,
  type CompanyRole,
  type UserAction,
  type UserFacts,
} from '@/features/account/department/userWorkflow'
import { hasRole } from '@/shared/auth/permissions'
import { VERSION_CONFLICT } from '@/shared/workflow/conflict'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { REFUSALS as PLATFORM_REFUSALS } from '../platform/refusals'
import { REFUSALS } from './refusals'
import { DEPARTMENTS } from './seed/departments'
import { db } from './store'

/** Users that a company may have when it is founded. */
export const FIRST_SEATS = 3

export const departments = collection<(typeof DEPARTMENTS)[number]>(REFUSALS.noDepartment)
departments.seed(() => DEPARTMENTS.map((each) => ({ ...each })))

export const usersOf = (deptId: string) => db.accounts.filter((account) => account.deptId === deptId)

export const isCompanyAdmin = ({ roles }: Account) => hasRole(roles, 'company_admin')

const mayLead = (account: Account) => isCompanyAdmin(account) && !account.isStopped

export const roleOf = (account: Account): CompanyRole =>
  isCompanyAdmin(account) ? 'company_admin' : 'company_sub_user'

/** The company that an account belongs to; refuses where there is none. */
export const departmentOf = ({ deptId = '' }: Account) => departments.require(deptId)

/** The same for whoever administers it. */
export function ledBy(account: Account) {
  const department = departmentOf(account)
  if (!isCompanyAdmin(account)) throw new Refusal(403, REFUSALS.notCompanyAdmin)
  return department
}

const factsOf = (user: Account): UserFacts => ({
  state: user.isStopped ? 'stopped' : 'active',
  role: roleOf(user),
  isLastAdmin: mayLead(user) && usersOf(user.deptId!).filter(mayLead).length === 1,
})

/** A company's user as the wire has him. */
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

/** A user of the caller's company; refuses with 404. */
export function userIn(account: Account, userId: string): Account {
  const user = usersOf(departmentOf(account).id).find((each) => each.userId === userId)
  if (!user) throw new Refusal(404, REFUSALS.noUser)
  return user
}

/** A user with whom the caller may do something, as he has read him. */
export function userFor(account: Account, action: UserAction, userId: string, version?: number): Account {
  const user = userIn(account, userId)
  const facts = factsOf(user)
  if (version !== undefined && version !== (user.version ?? 1)) {
    const { changed } = PLATFORM_REFUSALS
    throw new Refusal(
      VERSION_CONFLICT,
      changed(REFUSALS.userNoun, REFUSALS.administrator, REFUSALS.userState[facts.state], user.version ?? 1),
    )
  }
  const { unmet } = userWorkflow.availabilityOf(action, facts, { isAdmin: isCompanyAdmin(account) })
  if (unmet[0]) throw new Refusal(500, REFUSALS.userGuard[unmet[0].guard])
  return user
}

/** Changes a user so that whoever has read him before is told. */
export const changeUser = (user: Account, changes: Partial<Account>) =>
  void Object.assign(user, changes, { version: (user.version ?? 1) + 1 })

/** Roles with another part in the company; null for none. */
export const rolesWith = ({ roles }: Account, role: CompanyRole | null) => [
  ...roles.filter((held) => !COMPANY_ROLES.some((each) => each === held)),
  ...(role ? [role] : []),
]

/** Ends every session of a user: his next call is told that it is over. */
export const endSessionsOf = ({ userId }: Account) =>
  db.sessions.remove(db.sessions.all().filter((session) => session.userId === userId))
