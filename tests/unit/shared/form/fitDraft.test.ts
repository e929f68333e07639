import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { fitDraft } from '@/shared/form/fitDraft'
import {
  exactAmount,
  flag,
  fromPicker,
  oneOf,
  optional,
  required,
  rowsOf,
  text,
} from '@/shared/form/fieldParsers'
import { pathKey } from '@/shared/form/fieldPath'

const Person = z.object({ kind: z.literal('person'), surname: required(text(2)) })
const Company = z.object({ kind: z.literal('company'), title: required(text(2)) })

const Schema = z.object({
  name: required(text(2)),
  price: required(exactAmount(1)),
  unit: optional(oneOf(['day', 'year'])),
  target: fromPicker(z.object({ id: z.string() })),
  isRare: flag,
  rows: rowsOf(z.object({ cost: required(exactAmount()), kind: required(oneOf(['a', 'b'])) }), 1, 3),
  party: z.optional(z.union([Person, Company])),
})

const droppedOf = (values: Record<string, unknown>) =>
  fitDraft(Schema, values).dropped.map(({ path }) => pathKey(path))

test('unfinished and wrong input fits: only its form can say what is wrong', () => {
  const values = {
    name: 'x',
    price: 'a lot',
    unit: '',
    rows: [{ cost: '-1', kind: undefined }, {}],
    party: { kind: 'person', surname: '' },
  }
  expect(fitDraft(Schema, values)).toEqual({ values, dropped: [] })
  expect(fitDraft(Schema, {})).toEqual({ values: {}, dropped: [] })
})

test.each([
  ['a field that is gone', { old: 'kept once' }, ['old']],
  ['a choice that is gone', { unit: 'month' }, ['unit']],
  ['a list where there was a text', { name: ['x'] }, ['name']],
  ['a picked entry of another shape', { target: 'an id' }, ['target']],
  ['a switch that was a choice', { isRare: 'yes' }, ['isRare']],
  ['rows that were a text', { rows: 'none' }, ['rows']],
  ['an alternative that was a text', { party: 'Acme' }, ['party']],
])('%s is dropped and named', (_, values, dropped) => {
  const fitted = fitDraft(Schema, { price: '5', ...values })
  expect(fitted.values).toEqual({ price: '5' })
  expect(fitted.dropped.map(({ path }) => pathKey(path))).toEqual(dropped)
})

test('of rows only what does not fit is dropped, and nothing that is empty is named', () => {
  const rows = [{ cost: '1', kind: 'c' }, 'odd', { cost: '2', kind: 'b' }, 'odder']
  expect(fitDraft(Schema, { rows }).values).toEqual({ rows: [{ cost: '1' }, { cost: '2', kind: 'b' }] })
  expect(droppedOf({ rows })).toEqual(['rows.0.kind', 'rows.1', 'rows.3'])
  expect(droppedOf({ old: '', older: null, unit: ' ' })).toEqual([])
})
