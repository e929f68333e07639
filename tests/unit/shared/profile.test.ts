import { expect, test } from 'vitest'
import { sessionApi } from '@/shared/auth/auth.api'

const { read } = sessionApi.profile.answer

const user = {
  userId: 7,
  userName: 'lin',
  nickName: '林估值',
  phonenumber: '13800000000',
  avatar: '/profile/a.png',
  ischeck: '2',
  userType: '00',
  deptId: 100,
  dept: { deptName: '估值部' },
}
const GOOD = { user, roles: ['common'], permissions: ['search:api'] }

const profile = (body: object) => {
  const result = read({ ...body })
  if (!result.ok) throw new Error(result.place)
  return result.value
}
const { user: good } = profile(GOOD)

test.each<[string, unknown, object]>([
  ['dept', '估值部', { deptName: '' }],
  ['dept', [], { deptName: '' }],
  ['dept', { deptName: ['x'] }, { deptName: '' }],
  ['deptId', {}, { deptId: '' }],
  ['ischeck', true, { isVerified: false }],
  ['ischeck', 2, { isVerified: true }],
  ['userType', false, { userType: '' }],
  ['avatar', { url: '/a.png' }, { avatar: null }],
  ['avatar', 404, { avatar: null }],
  ['avatar', 'https://tracker.example/a.png', { avatar: null }],
  ['nickName', ['a'], { nickName: '' }],
  ['userName', true, { userName: '' }],
  ['phonenumber', {}, { phonenumber: '' }],
])('an invalid %s, %j, falls back on its own', (field, odd, changed) => {
  const read = profile({ ...GOOD, user: { ...user, [field]: odd } })
  expect(read).toEqual({ user: { ...good, ...changed }, roles: GOOD.roles, permissions: GOOD.permissions })
})

test.each([undefined, null, '', true, {}, ['7']])('without a user id (%j) there is no profile', (userId) => {
  expect(read({ ...GOOD, user: { ...user, userId } })).toMatchObject({ ok: false })
})

test('an invalid `data` falls back to `user`, and the other way round', () => {
  for (const odd of [[], 'x', 3, true, {}, null]) {
    expect(profile({ ...GOOD, data: odd }).user).toEqual(good)
    expect(profile({ ...GOOD, data: user, user: odd }).user).toEqual(good)
  }
})

test('invalid list entries are dropped one by one', () => {
  const lists = { roles: ['common', null, 3, ['admin']], permissions: [{ p: '*:*:*' }, 'search:api', 7] }
  expect(profile({ ...GOOD, ...lists })).toMatchObject({ roles: ['common'], permissions: ['search:api'] })
})

test.each([undefined, null, 'admin', '*:*:*', { 0: '*:*:*' }])('an invalid list (%j) denies', (odd) => {
  expect(profile({ ...GOOD, roles: odd, permissions: odd })).toMatchObject({
    roles: ['ROLE_DEFAULT'],
    permissions: null,
  })
})
