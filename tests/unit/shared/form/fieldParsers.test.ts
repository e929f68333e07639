import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { check } from '@/shared/form/validation'
import * as parsers from '@/shared/form/fieldParsers'
import {
  fieldNames,
  draftable,
  nullable,
  optional,
  required,
  rowsOf,
  ruleOf,
  text,
} from '@/shared/form/fieldParsers'

const PARSERS = {
  text: text(2, 5),
  integer: parsers.integer(1, 100),
  count: parsers.integer(0),
  number: parsers.number(-50, 100),
  percent: parsers.percent(),
  integerPercent: parsers.integerPercent(1),
  amount: parsers.amount(),
  price: parsers.amount(0.01),
  exact: parsers.exactAmount(),
  positive: parsers.positive(parsers.amount()),
  day: parsers.day,
  phone: parsers.phone,
  email: parsers.email,
  phoneOrEmail: parsers.phoneOrEmail,
  sentCode: parsers.sentCode,
  creditCode: parsers.creditCode,
  link: parsers.link,
  entry: parsers.dictCode,
  oneOf: parsers.oneOf(['a', 'b']),
} as const
type Name = keyof typeof PARSERS

function parseField(name: Name, typed: unknown) {
  const checked = check(required<unknown, string>(PARSERS[name]), typed)
  return checked.isValid ? checked.body : { issue: checked.issues[0]!.key }
}
const wrong = (issue: string) => ({ issue })

const TABLE: readonly [Name, unknown, unknown][] = [
  ['text', '双抗', '双抗'],
  ['text', '  双抗平台\n', '双抗平台'],
  ['text', '𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷'],
  ['text', '双', wrong('tooShort')],
  ['text', '双抗平台二期', wrong('tooLong')],
  ['text', '第一\n行', '第一\n行'],
  ['text', '第一\u0007行', wrong('control')],
  ['text', '  ', wrong('required')],
  ['text', null, wrong('required')],
  ['text', {}, wrong('choice')],
  ['text', true, wrong('choice')],
  ['integer', '1', 1],
  ['integer', '100', 100],
  ['integer', ' 12 ', 12],
  ['integer', '１２', 12],
  ['integer', 12, 12],
  ['integer', '0', wrong('integerRange')],
  ['integer', '101', wrong('integerRange')],
  ['integer', '1.5', wrong('integerRange')],
  ['integer', '1.0', wrong('integerRange')],
  ['integer', '1e2', wrong('integerRange')],
  ['integer', '0x10', wrong('integerRange')],
  ['integer', '+5', wrong('integerRange')],
  ['integer', '-5', wrong('integerRange')],
  ['integer', '1,000', wrong('integerRange')],
  ['integer', 1.5, wrong('integerRange')],
  ['integer', '', wrong('required')],
  ['count', '0', 0],
  ['count', '9007199254740993', wrong('integerMin')],
  ['count', '-1', wrong('integerMin')],
  ['number', '-50', -50],
  ['number', '12.5', 12.5],
  ['number', '.5', 0.5],
  ['number', '１２．５', 12.5],
  ['number', '-50.01', wrong('range')],
  ['number', '100.01', wrong('range')],
  ['number', '1e1', wrong('range')],
  ['number', '12,5', wrong('separators')],
  ['number', '1 2', wrong('separators')],
  ['number', '1.2.3', wrong('range')],
  ['number', 'Infinity', wrong('range')],
  ['number', '十二', wrong('range')],
  ['percent', '12%', 12],
  ['percent', '１２．５％', 12.5],
  ['percent', '12', 12],
  ['percent', '0', 0],
  ['percent', '100.1%', wrong('range')],
  ['percent', '%', wrong('range')],
  ['percent', '12,5 %', wrong('separators')],
  ['integerPercent', '60 %', 60],
  ['integerPercent', '６０％', 60],
  ['integerPercent', '60.5%', wrong('integerRange')],
  ['integerPercent', '101%', wrong('integerRange')],
  ['amount', '1,200,000', 1_200_000],
  ['amount', '１，２００，０００', 1_200_000],
  ['amount', '1200000.5', 1_200_000.5],
  ['amount', '8b', 8e9],
  ['amount', '8 B', 8e9],
  ['amount', '8亿', 8e8],
  ['amount', '1.5m', 1.5e6],
  ['amount', '1.1bn', 1.1e9],
  ['amount', '3.5 万亿', 3.5e12],
  ['amount', '２千万', 2e7],
  ['amount', '12.34', 12.34],
  ['amount', '12.345', wrong('decimals')],
  ['amount', '0.004', wrong('decimals')],
  ['amount', '1.2345678万', wrong('decimals')],
  ['amount', '1.23456万', 12_345.6],
  ['amount', 0.1 + 0.2, 0.3],
  ['amount', '12345678901234.56', 12_345_678_901_234.56],
  ['amount', '0', 0],
  ['amount', '70t', 7e13],
  ['amount', '70000000000000.01', wrong('tooLarge')],
  ['amount', '12，5', wrong('separators')],
  ['amount', '12,5', wrong('separators')],
  ['amount', '1,23,456', wrong('separators')],
  ['amount', '-1', wrong('min')],
  ['amount', '8x', wrong('notNumber')],
  ['amount', 'b', wrong('notNumber')],
  ['amount', '1e6', wrong('notNumber')],
  ['amount', '0x10', wrong('notNumber')],
  ['amount', '$8', wrong('currencySign')],
  ['amount', '8 US dollars', wrong('notNumber')],
  ['positive', '¥8亿', wrong('currencySign')],
  ['positive', '8 EUR', wrong('currencySign')],
  ['amount', '1 200 000', 1_200_000],
  ['amount', '12 億', 1_200_000_000],
  ['amount', '100t', wrong('tooLarge')],
  ['price', '0.01', 0.01],
  ['price', '0.009', wrong('min')],
  ['exact', '13.8888888888889', 13.8888888888889],
  ['exact', '8亿', 8e8],
  ['exact', '12，5', wrong('separators')],
  ['exact', '100.1t', wrong('tooLarge')],
  ['positive', '0.5', 0.5],
  ['positive', '100.1t', wrong('tooLarge')],
  ['positive', '0.01', 0.01],
  ['positive', '0.004', wrong('decimals')],
  ['positive', '0', wrong('positive')],
  ['positive', '-3', wrong('positive')],
  ['positive', 'many', wrong('notNumber')],
  ['positive', '1 20 000', wrong('separators')],
  ['positive', '1 200 000 000', 1.2e9],
  ['day', '2026-02-28', '2026-02-28'],
  ['day', '２０２６－０２－２８', '2026-02-28'],
  ['day', '2026-02-30', wrong('day')],
  ['day', '2026-2-3', wrong('day')],
  ['day', '28.02.2026', wrong('day')],
  ['day', '2026-02-28T00:00', wrong('day')],
  ['phone', '13800000000', '13800000000'],
  ['phone', '(138) 1234-5678', '13812345678'],
  ['phone', '１３８ ００００ ００００', '13800000000'],
  ['phone', '+86 138-0000-0000', '13800000000'],
  ['phone', '+49 170 1234567', '+491701234567'],
  ['phone', '+012345678', wrong('phone')],
  ['phone', '12345', wrong('phone')],
  ['phone', '+1234567890123456', wrong('phone')],
  ['email', ' Wang@Example.COM ', 'wang@example.com'],
  ['email', 'ａ＠example.com', 'a@example.com'],
  ['email', 'a@b..cc', wrong('email')],
  ['email', 'a..b@c.cn', wrong('email')],
  ['email', 'a@b', wrong('email')],
  ['email', 'a@b@c.cn', wrong('email')],
  ['phoneOrEmail', '139 0000 0000', '13900000000'],
  ['phoneOrEmail', 'A@B.cn', 'a@b.cn'],
  ['phoneOrEmail', 'wang', wrong('phoneOrEmail')],
  ['sentCode', '０１２ ３４５', '012345'],
  ['sentCode', '12345', wrong('sentCode')],
  ['sentCode', '1e4567', wrong('sentCode')],
  ['creditCode', ' 9135 0100 m000100y43', '91350100M000100Y43'],
  ['creditCode', '91350100M000100Y44', wrong('creditCode')],
  ['link', ' https://example.com/a?b=c ', 'https://example.com/a?b=c'],
  ['link', 'javascript:alert(1)', wrong('link')],
  ['link', 'https://bank.cn@evil.cn', wrong('link')],
  ['link', `https://a.cn/${'x'.repeat(2000)}`, wrong('link')],
  ['entry', 'phase_1', 'phase_1'],
  ['entry', 'x'.repeat(65), wrong('choice')],
  ['oneOf', 'a', 'a'],
  ['oneOf', 'A', wrong('choice')],
  ['oneOf', 'toString', wrong('choice')],
]

test('the table is long enough and covers every parser', () => {
  expect(TABLE.length).toBeGreaterThanOrEqual(60)
  expect(new Set(TABLE.map(([name]) => name))).toEqual(new Set(Object.keys(PARSERS)))
})

test.each(TABLE)('%s reads %j as %j', (name, typed, expected) => {
  expect(parseField(name, typed)).toEqual(expected)
})

test.each(TABLE.filter(([, , expected]) => typeof expected !== 'object'))(
  '%s parses its own result for %j to the same',
  (name, typed) => expect(parseField(name, parseField(name, typed))).toEqual(parseField(name, typed)),
)

test('a parser answers any input, and parses its own result to the same', () => {
  const names = Object.keys(PARSERS) as Name[]
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary' }), (name, typed) => {
      const once = parseField(name, typed)
      if (typeof once !== 'object') expect(parseField(name, once)).toEqual(once)
    }),
  )
})

test.each([
  ['optional', optional(parsers.day), undefined],
  ['nullable', nullable(parsers.day), null],
] as const)('%s: nothing is %j, wrong is refused', (_, schema, nothing) => {
  for (const empty of ['', '  ', null, undefined]) expect(schema.parse(empty)).toBe(nothing)
  expect(schema.parse('2026-01-31')).toBe('2026-01-31')
  expect(check(schema, 'soon').issues).toMatchObject([{ key: 'day' }])
})

test('rows: at least one if they are required, and not too many', () => {
  const rows = (min: 0 | 1) => z.object({ rows: rowsOf(z.object({ name: required(text(1, 5)) }), min, 2) })
  expect(check(rows(1), {}).issues).toMatchObject([{ path: ['rows'], key: 'required' }])
  expect(check(rows(0), {})).toMatchObject({ isValid: true, body: { rows: [] } })
  const three = Array.from({ length: 3 }, () => ({ name: 'a' }))
  expect(check(rows(0), { rows: three }).issues).toEqual([
    { path: ['rows'], key: 'tooMany', params: { max: 2 } },
  ])
  expect(check(rows(0), { rows: [{ name: '' }] }).issues).toMatchObject([{ path: ['rows', 0, 'name'] }])
})

const Person = z.object({
  kind: z.literal('person'),
  company: optional(text(2, 9)),
  code: required(parsers.sentCode),
})
const Company = z.object({
  kind: z.literal('company'),
  company: required(text(2, 9)),
  code: required(parsers.sentCode),
})
const Account = z.discriminatedUnion('kind', [Person, Company])
const Plan = z.pipe(
  z.transform((values) => values),
  z
    .object({
      budget: rowsOf(z.object({ cost: nullable(parsers.amount(0, 50)) }), 1, 7),
      weeks: optional(parsers.integer(1, 9)),
    })
    .check(z.superRefine(() => undefined)),
)

test.each([
  [Person, ['company'], { isRequired: false, min: 2, max: 9 }],
  [Company, ['company'], { isRequired: true, min: 2, max: 9 }],
  [Account, ['company'], { isRequired: false, max: 9 }],
  [Account, ['code'], { isRequired: true, excludeFromDraft: true }],
  [z.intersection(Account, z.object({ again: required(text(1)) })), ['again'], { isRequired: true }],
  [Plan, ['budget'], { isRequired: true, max: 7 }],
  [Plan, ['budget', 3, 'cost'], { isRequired: false, min: 0, max: 50 }],
  [Plan, ['weeks'], { isRequired: false, min: 1, max: 9 }],
  [Plan, ['toString'], { isRequired: false }],
] as const)('the rule of a field follows its declaration: %# %j', (schema, path, rule) => {
  expect(ruleOf(schema, path)).toMatchObject(rule)
})

test('a draft holds the declared fields, except those that are valid only once', () => {
  expect(fieldNames(Account)).toEqual(['kind', 'company', 'code'])
  expect(draftable(Account, { kind: 'person', company: 'Nova', code: '123456', again: 'x' })).toEqual({
    kind: 'person',
    company: 'Nova',
  })
})

const Drug = z.object({ id: z.string() })

test.each([
  ['one', parsers.fromPicker(Drug), { id: '1' }],
  ['several', parsers.fromPicker(z.array(Drug).check(z.minLength(1))), [{ id: '1' }]],
] as const)('a picker: %s, and no text in its place', (_, schema, chosen) => {
  expect(check<unknown>(schema, chosen)).toMatchObject({ isValid: true, body: chosen })
  for (const wrong of [undefined, null, '', 'aspirin', [], {}])
    expect(check<unknown>(schema, wrong).issues).toMatchObject([{ key: 'pick' }])
  expect(ruleOf(schema, []).isRequired).toBe(true)
})

test('valid fields are returned, the others are left out', () => {
  const Form = z.object({ weeks: required(parsers.integer(1, 9)), day: optional(parsers.day) })
  expect(parsers.parseValidFields(Form, { weeks: '3', day: 'soon', more: 1 })).toEqual({ weeks: 3 })
  expect(parsers.parseValidFields(Form, null)).toEqual({})
})
