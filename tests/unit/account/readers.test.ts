import { expect, test } from 'vitest'
import { ContactMessage } from '@/features/account/contact/contact.api'
import { SignUp } from '@/features/account/register/register.api'
import { password as passwordReader } from '@/features/account/register/accountRules'
import { required } from '@/shared/form/fieldParsers'

const password = required(passwordReader)

const messages = (schema: typeof password | typeof ContactMessage | typeof SignUp, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message, path }) => [...path, message].join(' '))

test.each([
  ['abcdefg1', []],
  ['a2345678901234567890', []],
  ['A1!~#$%&', []],
  ['', ['required']],
  ['short12', ['password']],
  ['a23456789012345678901', ['password']],
  ['onlyletters', ['password']],
  ['12345678', ['password']],
  ['with blank 1', ['password']],
  ['密码abcdefg1', ['password']],
])('the password %j gives %j', (typed, issues) => expect(messages(password, typed)).toEqual(issues))

const contact = { name: '王明', contact: '13900000000', topic: 'other' }

test.each([
  [9, ['message tooShort']],
  [10, []],
  [1000, []],
  [1001, ['message tooLong']],
])('a message of %i characters gives %j', (length, issues) => {
  expect(messages(ContactMessage, { ...contact, message: '字'.repeat(length) })).toEqual(issues)
  // Characters outside the basic plane count once, surrounding blanks not at all.
  expect(messages(ContactMessage, { ...contact, message: ` ${'𠮷'.repeat(length)}\n` })).toEqual(issues)
})

test.each([
  ['１３９ 0000-0000', '13900000000'],
  ['+852 5123 4567', '+85251234567'],
  ['Wang@Example.COM', 'wang@example.com'],
])('contact %s is stored as %s', (typed, kept) => {
  const parsed = ContactMessage.parse({ ...contact, contact: typed, message: '字'.repeat(10) })
  expect(parsed.contact).toBe(kept)
})

test.each(['1390000000', 'wang@', 'wang'])('nobody can be answered at %s', (typed) => {
  expect(messages(ContactMessage, { ...contact, contact: typed, message: '字'.repeat(10) })).toEqual([
    'contact phoneOrEmail',
  ])
})

test('control characters are refused, line breaks are not', () => {
  expect(messages(ContactMessage, { ...contact, message: '第一行\n第二行\t结束，谢谢' })).toEqual([])
  expect(messages(ContactMessage, { ...contact, message: '第一行第二行\u0007结束，谢谢' })).toEqual([
    'message control',
  ])
})

const person = {
  accountType: 'person',
  organisation: ' ',
  creditCode: 'whatever was typed for a company',
  phonenumber: '13900000000',
  smsCode: '123456',
  email: 'wang@example.com',
  password: 'abcdefg1',
  purpose: '为管线估值',
  consent: true,
}

test('a person needs no organisation, and company fields are not sent', () => {
  const body = SignUp.parse({ ...person, repeat: 'abcdefg1' })
  expect(body).not.toHaveProperty('creditCode')
  expect(body).not.toHaveProperty('repeat')
  expect(body.organisation).toBeUndefined()
})

test('a company needs an organisation and a credit code', () => {
  expect(messages(SignUp, { ...person, accountType: 'company', creditCode: '' })).toEqual([
    'organisation required',
    'creditCode required',
  ])
})
