import fc from 'fast-check'
import { expect, test } from 'vitest'
import valuationForm from '@/features/valuation/locales/form.en.json'
import chineseForm from '@/features/valuation/locales/form.zh.json'
import { DICTIONARIES, dictionaryApi } from '@/shared/dictionary/dictionary.api'
import { codesIn } from '@/shared/dictionary/codedValue'
import { colorOf } from '@/shared/dictionary/dictColors'
import labels from '@/shared/locales/dictionary.en.json'
import chinese from '@/shared/locales/dictionary.zh.json'
import { entriesOf } from '@mocks/entities/seed/dictionaries'

const entry = (dictValue: string) => ({ dictValue, dictLabel: `label of ${dictValue}` })
const ENTRIES = ['1', '2', 'phase1', 'a,b'].map(entry)
const codes = (value: Parameters<typeof codesIn>[0]) => codesIn(value, ENTRIES).map(({ code }) => code)

test.each([
  [null, []],
  [undefined, []],
  ['', []],
  [' , ,', []],
  [1, ['1']],
  [0, ['0']],
  ['1', ['1']],
  ['1,2', ['1', '2']],
  ['2, 1 ,9', ['2', '1', '9']],
  ['1,1', ['1']],
  [
    [1, '2'],
    ['1', '2'],
  ],
  [[], []],
  ['a,b', ['a,b']],
  [
    ['a,b', 'phase1'],
    ['a,b', 'phase1'],
  ],
])('the codes in %j', (value, expected) => {
  expect(codes(value)).toEqual(expected)
})

test('numbers and texts find the same entry, unknown codes find none', () => {
  expect(codesIn(2, ENTRIES)[0]?.entry?.dictLabel).toBe('label of 2')
  expect(codesIn('02', ENTRIES)[0]?.entry).toBeUndefined()
  expect(codesIn('toString', ENTRIES)[0]?.entry).toBeUndefined()
})

test.each([
  [{ listClass: 'success' }, 'success'],
  [{ listClass: 'danger' }, 'error'],
  [{ listClass: '', cssClass: 'warning' }, 'warning'],
  [{ listClass: 'text-evil', cssClass: 'primary' }, 'processing'],
  [{ listClass: 'constructor', cssClass: '__proto__' }, 'default'],
  [{ listClass: null }, 'default'],
  [undefined, 'default'],
])('the colour of %j is %s', (named, color) => {
  expect(colorOf(named)).toBe(color)
})

test('whatever class the server names, the colour is one of the theme', () => {
  const known = ['default', 'processing', 'success', 'warning', 'error']
  fc.assert(
    fc.property(fc.string(), fc.string(), (listClass, cssClass) => {
      expect(known).toContain(colorOf({ listClass, cssClass }))
    }),
  )
})

const { read } = dictionaryApi.entries.answer

test('an invalid entry is left out, an unknown type has no entries', () => {
  const data = [
    { dictLabel: '一', dictValue: 1 },
    null,
    { dictLabel: '二', dictValue: null },
    { dictLabel: '三' },
    'x',
  ]
  expect(read({ data })).toMatchObject({ ok: true, value: [{ dictLabel: '一', dictValue: '1' }] })
  expect(read({})).toEqual({ ok: true, value: [] })
})

test.each([
  [2026, '2026'],
  [0, '0'],
  [null, '7'],
  [undefined, '7'],
  ['', '7'],
  ['  ', '7'],
  [{}, '7'],
])('an entry whose label is %j is kept as "%s"', (dictLabel, shown) => {
  const value = [expect.objectContaining({ dictValue: '7', dictLabel: shown })]
  expect(read({ data: [{ dictLabel, dictValue: 7 }] })).toEqual({ ok: true, value })
})

test('an invalid class or remark does not drop its entry', () => {
  const data = [{ dictLabel: 'a', dictValue: 'a', listClass: 3, cssClass: {}, remark: 40 }]
  expect(read({ data })).toMatchObject({
    ok: true,
    value: [{ dictLabel: 'a', listClass: null, remark: null }],
  })
})

test('values that are equal as text are one entry: the first', () => {
  const data = [
    { dictLabel: '一', dictValue: 1 },
    { dictLabel: '壹', dictValue: '1' },
    { dictLabel: '零一', dictValue: '01' },
  ]
  expect(read({ data })).toMatchObject({
    ok: true,
    value: [
      { dictLabel: '一', dictValue: '1' },
      { dictLabel: '零一', dictValue: '01' },
    ],
  })
})

test.each(DICTIONARIES)('%s is seeded, without doubles, and it has labels in both languages', (type) => {
  const values = entriesOf(type)!.map(({ dictValue }) => dictValue)
  expect(values.length).toBeGreaterThan(1)
  expect(new Set(values).size).toBe(values.length)
  for (const { [type]: own } of [labels, chinese]) {
    expect(Object.keys(own).sort()).toEqual(values.toSorted())
  }
})

test('the form and the dictionary use the same labels for stages and modalities', () => {
  expect(labels.clinical_phase).toEqual(valuationForm.stage)
  expect(labels.modality).toEqual(valuationForm.modality)
  expect(chinese.modality).toEqual(chineseForm.modality)
})
