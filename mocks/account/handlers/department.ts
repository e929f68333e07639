import { departmentApi } from '@/features/account/department/department.api'
import { USER_CODES } from '@/features/account/department/userWorkflow'
import { walletOf } from '../../entities/wallets'
import { nextId, type Account } from '../../platform/db'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { requireVersion } from '../../platform/versioned'
import {
  changeUser,
  departmentOf,
  departments,
  endSessionsOf,
  INITIAL_SEATS,
  isCompanyAdmin,
  departmentLedBy,
  withCompanyRole,
  userForAction,
  userIn,
  userRow,
  usersOf,
} from '../departments'
import { rightsOf } from '../seed/tierRights'
import { notify } from '../notices'
import { REFUSALS } from '../refusals'
import { db } from '../store'
import { isCodeTaken } from '../verifications'

const refuseTaken = (matches: (other: Account) => boolean, refusal: string) => {
  if (db.accounts.some(matches)) throw new Refusal(500, refusal)
}

function refuseTakenCode(code: string, deptId: string | null, userId: string) {
  const isKnown = departments.all().some((other) => other.id !== deptId && other.creditCode === code)
  if (isKnown || isCodeTaken(code, userId)) throw new Refusal(500, REFUSALS.organisationTaken)
}

export const departmentMocks = [
  mock(departmentApi.detail, 'signed-in', ({ account, query: { deptId } }) => {
    // Users see only their own company.
    if (deptId !== account.deptId) throw new Refusal(404, REFUSALS.noDepartment)
    const { id, updatedBy: _by, ...department } = departmentOf(account)
    const users = usersOf(id)
    return {
      ...department,
      deptId: id,
      seatsUsed: users.length,
      isAdmin: isCompanyAdmin(account),
      administrators: users.filter(isCompanyAdmin).map(({ nickName }) => nickName),
    }
  }),

  mock(departmentApi.update, 'signed-in', ({ account, body: { deptId: _asked, version, ...input } }) => {
    const department = departmentLedBy(account)
    requireVersion(department, version, department.deptName)
    refuseTakenCode(input.creditCode, department.id, account.userId)
    const { address = '', ...rest } = input
    const updatedBy = account.nickName
    departments.put({ ...department, ...rest, address, version: version + 1, updatedBy })
    for (const user of usersOf(department.id)) user.deptName = input.deptName
  }),

  mock(departmentApi.create, 'signed-in', ({ account, body: { address = '', ...input } }) => {
    if (!account.isVerified) throw new Refusal(500, REFUSALS.notVerified)
    // The super admin may create a company for the platform's own use at any time.
    if (account.deptId && !account.roles.includes('admin')) throw new Refusal(500, REFUSALS.inDepartment)
    refuseTakenCode(input.creditCode, null, account.userId)
    const { id } = departments.add({
      ...input,
      address,
      seats: INITIAL_SEATS,
      version: 1,
      updatedBy: account.nickName,
    })
    const roles = account.roles.includes('admin') ? account.roles : withCompanyRole(account, 'company_admin')
    Object.assign(account, { deptId: id, deptName: input.deptName, roles })
    return { deptId: id }
  }),

  mock(departmentApi.users, 'signed-in', ({ account, query }) =>
    list(usersOf(departmentOf(account).id).map(userRow), query, {
      keyword: ['nickName', 'phonenumber', 'email'],
      equals: ['role', 'status'],
    }),
  ),

  mock(departmentApi.user, 'signed-in', ({ account, path }) => userRow(userIn(account, String(path.id)))),

  mock(departmentApi.addUser, 'signed-in', ({ account, body: { role, ...person } }) => {
    const { id, deptName, seats } = departmentLedBy(account)
    if (usersOf(id).length >= seats) throw new Refusal(500, REFUSALS.noSeat(seats))
    refuseTaken(({ phonenumber }) => phonenumber === person.phonenumber, REFUSALS.phoneTaken)
    refuseTaken(({ email }) => email === person.email, REFUSALS.emailTaken)
    db.accounts.push({
      userId: nextId(),
      userName: person.phonenumber,
      password: crypto.randomUUID(), // unknown to the user, who signs in with a code until they set one
      ...person,
      deptId: id,
      deptName,
      isVerified: true,
      ...rightsOf(role),
    })
  }),

  mock(departmentApi.changeRole, 'signed-in', ({ account, body: { userId, version, role } }) => {
    const user = userForAction(account, role === 'company_admin' ? 'promote' : 'demote', userId, version)
    changeUser(user, { roles: withCompanyRole(user, role) })
    notify(user.userId, {
      noticeType: 'account',
      noticeTitle: REFUSALS.roleChanged[role],
      noticeContent: `${account.nickName} · ${user.deptName}`,
      link: '/user/center?tab=department',
    })
  }),

  mock(departmentApi.changeStatus, 'signed-in', ({ account, body: { userId, version, status } }) => {
    const isStopped = status === USER_CODES.stopped
    const user = userForAction(account, isStopped ? 'stop' : 'start', userId, version)
    changeUser(user, { isStopped })
    walletOf(user).freeze(user.deptId!, isStopped)
    if (isStopped) endSessionsOf(user)
  }),

  mock(departmentApi.removeUser, 'signed-in', ({ account, path }) => {
    const user = userForAction(account, 'remove', String(path.id))
    const company = user.deptId!
    const names = { giver: user.nickName, receiver: account.nickName, company }
    walletOf(user).returnTickets(walletOf(account), names)
    // The user keeps their account, with the rights of every verified account.
    changeUser(user, {
      deptId: '',
      deptName: '',
      isStopped: false,
      roles: withCompanyRole(user, null),
      permissions: ['search:api'],
    })
    endSessionsOf(user)
  }),
]
