import * as z from 'zod/mini'
import { listOf } from '@/shared/api/lists'
import { countOrZero, flagOrFalse, textOrEmpty } from '@/shared/api/wireDefaults'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { PageQuery } from '@/shared/api/page'
import { fieldByMessage } from '../register/fieldByMessage'
import { creditCode, email, oneOf, optional, phone, required, text } from '@/shared/form/fieldParsers'
import { COMPANY_ROLES, USER_CODES, USER_STATES } from './userWorkflow'

/** Field names are assumed, only here. */
const Department = z.object({
  deptId: z.coerce.string(),
  version: z.coerce.number(),
  deptName: z.string(),
  creditCode: textOrEmpty,
  legalPerson: textOrEmpty,
  address: textOrEmpty,
  contactName: textOrEmpty,
  contactPhone: textOrEmpty,
  seats: countOrZero,
  seatsUsed: countOrZero,
  isAdmin: flagOrFalse,
  administrators: listOf(z.string()),
})
export type Department = z.infer<typeof Department>

export const DepartmentInput = z.object({
  deptName: required(text(2, 100)),
  creditCode: required(creditCode),
  legalPerson: required(text(2, 40)),
  contactName: required(text(2, 40)),
  contactPhone: required(phone),
  address: optional(text(5, 200)),
})

const companyRole = z.catch(z.enum(COMPANY_ROLES), 'company_sub_user')

/** Users with an unknown status count as stopped. */
const SubUser = z.pipe(
  z.object({
    userId: z.coerce.string(),
    version: z.coerce.number(),
    nickName: textOrEmpty,
    phonenumber: textOrEmpty,
    email: textOrEmpty,
    role: companyRole,
    status: z.coerce.string(),
    isLastAdmin: flagOrFalse,
    loginTime: z.nullish(z.string()),
  }),
  z.transform(({ userId, status, ...user }) => ({
    ...user,
    id: userId,
    state: USER_STATES.find((state) => USER_CODES[state] === status) ?? ('stopped' as const),
  })),
)
export type SubUser = z.infer<typeof SubUser>

const SubUserFilter = z.extend(PageQuery, {
  keyword: z.optional(z.string()),
  role: z.optional(z.enum(COMPANY_ROLES)),
  status: z.optional(z.enum([USER_CODES.active, USER_CODES.stopped])),
})

export const SubUserInput = z.object({
  nickName: required(text(2, 30)),
  phonenumber: required(phone),
  email: required(email),
  role: required(oneOf(COMPANY_ROLES)),
})

const versionedUser = { userId: z.string(), version: z.number() }

/** Company and its users. The endpoints of a single user (`subUser…`) are assumed, and so are the payloads of all. */
export const departmentApi = {
  detail: get('/math/deptinfo/selectDeptById', {
    query: z.object({ deptId: z.string() }),
    response: dataOf(Department),
  }),
  update: put('/math/deptinfo', {
    body: z.extend(DepartmentInput, { deptId: z.string(), version: z.number() }),
  }),
  /** For users without a company; they become its admin. */
  create: post('/math/deptinfo/newAddDeptInfo', {
    body: DepartmentInput,
    response: dataOf(z.object({ deptId: z.coerce.string() })),
  }),
  users: get('/math/deptinfo/deptSubUser', { query: SubUserFilter, response: pageOf(SubUser) }),
  user: get('/math/deptinfo/subUser/:id', { response: dataOf(SubUser) }),
  addUser: post('/math/deptinfo/addDeptSubUser', { body: SubUserInput }),
  changeRole: put('/math/deptinfo/subUserRole', {
    body: z.object({ ...versionedUser, role: z.enum(COMPANY_ROLES) }),
  }),
  changeStatus: put('/math/deptinfo/subUserStatus', {
    body: z.object({ ...versionedUser, status: z.enum([USER_CODES.active, USER_CODES.stopped]) }),
  }),
  removeUser: del('/math/deptinfo/removeUser/:id'),
}

export const fieldOfCompany = fieldByMessage([['企业已注册', 'creditCode']])

export const fieldOfUser = fieldByMessage([
  ['手机', 'phonenumber'],
  ['邮箱', 'email'],
])
