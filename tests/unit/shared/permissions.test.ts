import { ROLES } from '@/shared/auth/roles'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { sessionApi } from '@/shared/auth/auth.api'
import { FEATURES } from '@/app/featureRegistry/features'
import { hasRole, isAllowed, type Permission } from '@/shared/auth/permissions'

const PERMISSIONS = ['search:api', ...FEATURES.flatMap(({ permissions = [] }) => permissions)] as Permission[]
const somePermissions = fc.subarray([...PERMISSIONS])
const one = fc.constantFrom(...PERMISSIONS)

test('a permission is granted exactly when it is listed', () => {
  fc.assert(
    fc.property(somePermissions, one, (granted, wanted) => {
      expect(isAllowed(granted, wanted)).toBe(granted.includes(wanted))
    }),
  )
})

test('`any` needs one of the permissions, `all` needs each, and neither is met by an empty list', () => {
  fc.assert(
    fc.property(somePermissions, somePermissions, (granted, wanted) => {
      expect(isAllowed(granted, { any: wanted })).toBe(wanted.some((each) => isAllowed(granted, each)))
      expect(isAllowed(granted, { all: wanted })).toBe(
        wanted.length > 0 && wanted.every((each) => isAllowed(granted, each)),
      )
    }),
  )
})

test('the permission *:*:* and the role admin allow everything, at any position in the list', () => {
  fc.assert(
    fc.property(somePermissions, one, fc.nat(), (granted, wanted, at) => {
      expect(isAllowed(granted.toSpliced(at % (granted.length + 1), 0, '*:*:*' as Permission), wanted)).toBe(
        true,
      )
    }),
  )
  for (const role of ROLES) expect(hasRole(['admin'], { all: [role] })).toBe(true)
})

test('only an exact match counts', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), one, (granted, wanted) => {
      fc.pre(!granted.includes(wanted) && !granted.includes('*:*:*'))
      expect(isAllowed(granted, wanted)).toBe(false)
    }),
  )
  for (const near of [
    '*',
    '*:*',
    'valuation:*:*',
    'valuation:report',
    'VALUATION:REPORT:LIST',
    ' valuation:report:list',
  ]) {
    expect(isAllowed([near], 'valuation:report:list'), near).toBe(false)
  }
  expect(hasRole(['ADMIN', 'poc_common_user '], 'poc_common_user')).toBe(false)
})

test('a missing or invalid list denies, and is reported once', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.resetModules()
  const fresh = await import('@/shared/auth/permissions')
  for (const held of [undefined, null, '*:*:*', { 0: '*:*:*', length: 1 }, 7]) {
    expect(fresh.isAllowed(held, 'search:api')).toBe(false)
    expect(fresh.hasRole(held, 'admin')).toBe(false)
  }
  expect(complain).toHaveBeenCalledTimes(1)
})

const USER = { userId: 1, userName: 'a' }

test.each([
  ['both lists', { roles: ['admin'], permissions: ['a:b:c'] }, ['admin'], ['a:b:c']],
  ['no roles', { roles: [], permissions: [] }, ['ROLE_DEFAULT'], []],
  ['no lists', {}, ['ROLE_DEFAULT'], null],
  ['texts for lists', { roles: 'admin', permissions: '*:*:*' }, ['ROLE_DEFAULT'], null],
  [
    'a list with something else in it',
    { roles: [1], permissions: ['*:*:*', null] },
    ['ROLE_DEFAULT'],
    ['*:*:*'],
  ],
])('a profile with %s', (_name, lists, roles, permissions) => {
  expect(sessionApi.profile.answer.read({ user: USER, ...lists })).toMatchObject({
    ok: true,
    value: { roles, permissions },
  })
})
