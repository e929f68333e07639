import { beforeEach, expect, test } from 'vitest'
import { departmentApi } from '@/features/account/department/department.api'
import { userWorkflow } from '@/features/account/department/userWorkflow'
import { pointsApi } from '@/entities/points/points.api'
import en from '@/features/account/locales/department.en.json'
import { resetDb } from '@mocks/platform/db'
import { walletOf } from '@mocks/entities/wallets'
import { db, openSession } from '@mocks/account/store'
import { askBackend } from '../../support/askBackend'

beforeEach(resetDb)

const named = (name: string) => db.accounts.find(({ userName }) => userName === name)!
const role = (userId: string, to: 'company_admin' | 'company_sub_user', version = 1) =>
  [departmentApi.changeRole, { body: { userId, version, role: to } }] as const
const status = (userId: string, to: '0' | '1', version = 1) =>
  [departmentApi.changeStatus, { body: { userId, version, status: to } }] as const
const removal = (id: string) => [departmentApi.removeUser, { path: { id } }] as const

test('the last administrator can neither be demoted, suspended nor removed; with a second one they can', async () => {
  const backend = askBackend()
  const company = named('company')
  const refused = [
    await backend.send(company, ...role('50', 'company_sub_user')),
    await backend.send(company, ...status('50', '1')),
    await backend.send(company, ...removal('50')),
  ]
  for (const { msg } of refused) expect(msg).toContain('至少需要一位管理员')
  expect((await backend.send(company, ...role('51', 'company_admin'))).code).toBe(200)
  expect((await backend.send(company, ...role('50', 'company_sub_user'))).code).toBe(200)
  expect(company.roles).toEqual(['company_sub_user'])
  expect((await backend.send(company, ...role('52', 'company_admin'))).msg).toContain('仅企业管理员')
})

test('a suspended administrator does not count as an administrator', async () => {
  const backend = askBackend()
  await backend.send(named('company'), ...role('51', 'company_admin'))
  await backend.send(named('company'), ...status('51', '1', 2))
  expect((await backend.send(named('company'), ...removal('50'))).msg).toContain('至少需要一位管理员')
})

test('a suspended or removed user is signed out at once; a suspended one cannot sign in again', async () => {
  const backend = askBackend()
  const [staff, other] = [named('staff'), named('staff2')]
  const list = [departmentApi.users, { query: { pageNum: 1, pageSize: 10 } }] as const
  expect((await backend.send(staff, ...list)).total).toBe(3)
  await backend.send(other, ...list)
  await backend.send(named('company'), ...status('51', '1'))
  await backend.send(named('company'), ...removal('52'))
  expect((await backend.send(staff, ...list)).code).toBe(401)
  expect((await backend.send(other, ...list)).code).toBe(401)
  expect(() => openSession(staff)).toThrow('已被企业管理员停用')
  expect(other).toMatchObject({ deptId: '', roles: [] })
  expect((await askBackend().send(other, ...list)).code).toBe(404)
})

test('company tickets are frozen while their holder is suspended, and returned when the holder leaves', async () => {
  const backend = askBackend()
  const [company, staff] = [named('company'), named('staff')]
  const give = (idemKey: string) =>
    backend.send(company, pointsApi.give, { body: { idemKey, ticketId: '9010', userId: '51', count: 4 } })
  const held = async (state: string) => {
    const query = { pageNum: 1, pageSize: 10, state, keyword: staff.nickName }
    return (await backend.send(company, pointsApi.departmentTickets, { query })).rows!.map(
      ({ count }) => count,
    )
  }
  expect((await give('a')).code).toBe(200)
  expect(await held('unused')).toEqual([4])
  await backend.send(company, ...status('51', '1'))
  expect(await held('frozen')).toEqual([4])
  expect((await give('b')).msg).toContain('已停用')
  await backend.send(company, ...status('51', '0', 2))
  expect(await held('unused')).toEqual([4])
  await backend.send(company, ...removal('51'))
  expect(walletOf(staff).entries.at(-1)).toMatchObject({ kind: 'give', tickets: -4, subject: '罗企管' })
  expect(walletOf(company).entries.at(-1)).toMatchObject({ kind: 'receive', tickets: 4, subject: '谭子一' })
  expect(walletOf(company).usable('report')).toMatchObject([{ count: 10, scope: 'department' }])
})

test('a company cannot have more users than seats, nor manage users of another company', async () => {
  const backend = askBackend()
  const add = (serial: number) =>
    backend.send(named('company'), departmentApi.addUser, {
      body: {
        nickName: `同事${serial}`,
        phonenumber: `1390000010${serial}`,
        email: `new${serial}@example.com`,
        role: 'company_sub_user',
      },
    })
  expect((await add(1)).code).toBe(200)
  expect((await add(2)).code).toBe(200)
  expect((await add(3)).msg).toContain('5 个')
  expect((await backend.send(named('company'), ...removal('2'))).code).toBe(404)
  expect(
    (await backend.send(named('company'), departmentApi.detail, { query: { deptId: '100' } })).code,
  ).toBe(404)
})

test('a change based on an outdated version is a conflict', async () => {
  const backend = askBackend()
  await backend.send(named('company'), ...role('51', 'company_admin'))
  expect((await backend.send(named('company'), ...status('51', '1'))).code).toBe(409)
})

test('each action has a label, and there are no labels without an action', () => {
  expect(Object.keys(en.action).toSorted()).toEqual(userWorkflow.names.toSorted())
  expect(Object.keys(en.happens).toSorted()).toEqual(userWorkflow.names.toSorted())
})
