import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseEmail, parsePhone, parseSentCode } from '@/shared/lib/contacts'

test.each([
  ['13800000000', '13800000000'],
  [' 138 0000-0000 ', '13800000000'],
  ['１３８００００００００', '13800000000'],
  ['+86 13800000000', '13800000000'],
  ['19912345678', '19912345678'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['+852 51234567', '+85251234567'],
  ['12800000000', null],
  ['1380000000', null],
  ['138000000000', null],
  ['4155552671', null],
  ['+01234567', null],
  ['+86 010 12345678', null],
  ['+1234567890123456', null],
  ['1380000000a', null],
  ['', null],
])('the phone %j is read as %j', (typed, phone) => {
  expect(parsePhone(typed)).toBe(phone)
})

test.each([
  ['Someone@Example.COM', 'someone@example.com'],
  ['  a.b+c@x-y.example.cn ', 'a.b+c@x-y.example.cn'],
  ['ａ＠example.com', 'a@example.com'],
  ['a@b', null],
  ['a@@b.cn', null],
  ['a@b.cn@c.cn', null],
  ['.a@b.cn', null],
  ['a..b@b.cn', null],
  ['a@-b.cn', null],
  ['a@b..cn', null],
  ['a@b.cn.', null],
  ['a@1.2.3.4', null],
  [`${'a'.repeat(65)}@b.cn`, null],
  ['', null],
])('the e-mail address %j is read as %j', (typed, address) => {
  expect(parseEmail(typed)).toBe(address)
})

test.each([
  ['012345', '012345'],
  ['０１２ ３４５', '012345'],
  ['12345', null],
  ['1234567', null],
  ['12e456', null],
])('the code %j is read as %j', (typed, code) => {
  expect(parseSentCode(typed)).toBe(code)
})

test('a parsed value is parsed to itself again', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), (text, address) => {
      for (const read of [parsePhone, parseEmail, parseSentCode]) {
        for (const typed of [text, address]) {
          const once = read(typed)
          if (once !== null) expect(read(once)).toBe(once)
        }
      }
    }),
  )
})
