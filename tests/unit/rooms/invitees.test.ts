import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseInvitees, formatInvitee } from '@/features/rooms/members/invitees'
import { InviteForm } from '@/features/rooms/members/members.api'
import { daysLeft } from '@/features/rooms/members/expiring'

const read = (typed: string, present: string[] = []) =>
  parseInvitees(typed, new Set(present)).map(({ name, email, issue }) => [name, email, issue])

test.each([
  ['a@x.com,b@x.com；c@x.com\nd@x.com e@x.com、f@x.com', 'abcdef'],
  ['  a@x.com \t b@x.com | c@x.com\r\n\r\n', 'abc'],
  ['Ａ＠x.com', 'a'],
])('any kind of separator is accepted: %j', (typed, letters) => {
  expect(read(typed)).toEqual(letters.split('').map((letter) => ['', `${letter}@x.com`, null]))
})

test.each([
  ['王一 <a@x.com>', '王一'],
  ['"Doe, Jane" <a@x.com>'.replace(', ', ' '), 'Doe Jane'],
  ['王一（a@x.com）', '王一'],
  ['王一 a@x.com', '王一'],
  ['王一,a@x.com', '王一'],
  ['王一\ta@x.com', '王一'],
  ['Jane Doe <mailto:A@X.com>', 'Jane Doe'],
])('a name before the address is parsed: %j', (typed, name) => {
  expect(read(typed)).toEqual([[name, 'a@x.com', null]])
})

test('duplicates, existing members and invalid addresses are marked', () => {
  expect(read('a@x.com; A@x.com; b@x.com; nobody; c@@x', ['b@x.com'])).toEqual([
    ['', 'a@x.com', null],
    ['', 'a@x.com', 'duplicate'],
    ['', 'b@x.com', 'present'],
    ['', 'nobody', 'invalid'],
    ['', 'c@@x', 'invalid'],
  ])
})

test('formatted invitees are parsed back to the same name and address', () => {
  const name = fc.constantFrom('', '王一', 'Jane Doe')
  const email = fc.nat(50).map((number) => `p${number}@example.com`)
  fc.assert(
    fc.property(fc.uniqueArray(fc.record({ name, email }), { selector: (each) => each.email }), (people) => {
      expect(read(people.map(formatInvitee).join('\n'))).toEqual(
        people.map((each) => [each.name, each.email, null]),
      )
    }),
  )
})

test.each([
  [1, true],
  [200, true],
  [201, false],
  [0, false],
])('%s addresses are valid: %s', (count, isRight) => {
  const addresses = Array.from({ length: count }, (_, at) => `p${at}@x.com`).join('\n')
  expect(InviteForm.safeParse({ addresses, role: 'admin' }).success).toBe(isRight)
})

test('a member needs a tag, an administrator does not', () => {
  const of = (role: string) => InviteForm.safeParse({ addresses: 'a@x.com', role }).success
  expect([of('member'), of('admin')]).toEqual([false, true])
})

test('access is shown as expiring in its last seven days', () => {
  const now = Date.parse('2026-11-22T00:00:00+08:00')
  const left = [
    '2026-11-21 23:59:59',
    '2026-11-22 23:59:59',
    '2026-11-28 23:59:59',
    '2026-11-29 00:00:00',
    null,
  ].map((expiry) => daysLeft(expiry, now))
  expect(left).toEqual([-1, 0, 6, null, null])
})
