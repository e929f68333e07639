import { afterEach, expect, test, vi } from 'vitest'
import { ValuationBody } from '@/features/valuation/form/model/valuationBody'
import {
  isChangedInVersion4,
  isDefault,
  lastCurrentDay,
  outdatedReason,
} from '@/features/valuation/reports/model/outdated'
import { makeForm, TODAY } from '../form/makeForm'

afterEach(() => {
  vi.useRealTimers()
})

const calculation = {
  methodVersion: '1.0',
  tableVersion: '1',
  baseDate: '2025-11-21',
  isChangedInVersion4: false,
  usesDefaults: () => true,
}
const now = { methodVersion: '1.0', tableVersion: '1', today: '2025-12-01' }

test.each([
  ['nothing has changed', {}, {}, null],
  ['the form waits to be submitted', {}, { isFormChanged: true }, 'form'],
  ['a correction within the method', {}, { methodVersion: '1.1' }, null],
  ['a correction of a later place', { methodVersion: '1.0.3' }, { methodVersion: '1.4' }, null],
  ['another method', {}, { methodVersion: '2.0' }, 'method'],
  ['a method of two digits', { methodVersion: '1.0' }, { methodVersion: '10.0' }, 'method'],
  ['version 3, which gives what 2 gave', { methodVersion: '2.0' }, { methodVersion: '3.0' }, null],
  ['a version before 2', { methodVersion: '1.4' }, { methodVersion: '3.0' }, 'method'],
  ['version 4, which gives what 3 gave', { methodVersion: '3.2' }, { methodVersion: '4.0' }, null],
  [
    'version 4, where it changed the result',
    { methodVersion: '3.2', isChangedInVersion4: true },
    { methodVersion: '4.0' },
    'method',
  ],
  ['a change of version 4 before that', { isChangedInVersion4: true }, { methodVersion: '1.1' }, null],
  ['a version that is not known yet', { methodVersion: '4.0' }, { methodVersion: '3.0' }, 'method'],
  ['another table', {}, { tableVersion: '2' }, 'tables'],
  ['another table of which nothing was used', { usesDefaults: () => false }, { tableVersion: '2' }, null],
  ['12 months to the day', {}, { today: '2026-11-21' }, null],
  ['12 months and a day', {}, { today: '2026-11-22' }, 'age'],
  ['a base date still to come', { baseDate: '2027-06-30' }, {}, null],
  ['a leap day, 12 months on', { baseDate: '2024-02-29' }, { today: '2025-02-28' }, null],
  ['a leap day, a day more', { baseDate: '2024-02-29' }, { today: '2025-03-01' }, 'age'],
  ['the day before a leap day', { baseDate: '2023-02-28' }, { today: '2024-02-29' }, 'age'],
  ['the last day of a year', { baseDate: '2024-12-31' }, { today: '2025-12-31' }, null],
  ['the form before all else', {}, { isFormChanged: true, methodVersion: '2', today: '2030-01-01' }, 'form'],
  [
    'the method before tables and age',
    {},
    { methodVersion: '2', tableVersion: '2', today: '2030-01-01' },
    'method',
  ],
  ['tables before age', {}, { tableVersion: '2', today: '2030-01-01' }, 'tables'],
] as const)('%s', (_, changes, changesOfNow, reason) => {
  expect(outdatedReason({ ...calculation, ...changes }, { ...now, ...changesOfNow })).toBe(reason)
})

test('the last current day is a day of the calendar, also for leap days', () => {
  expect(lastCurrentDay('2024-02-29')).toBe('2025-02-28')
  expect(lastCurrentDay('2023-03-01')).toBe('2024-03-01')
})

test('values that were typed, or inherited from typed ones, are no defaults', () => {
  expect(['user', 'lead', 'default', 'BIO'].map((source) => isDefault({ source }))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test.each([
  ['neither', {}, false],
  ['a launch cost', { launchCost: '10' }, true],
  ['a law of data exclusivity', { dataExclusivity: 'us_new_chemical' }, false],
  ['regions', { regions: { us: { marketSize: '300m' } } }, false],
  [
    'a law of data exclusivity and regions',
    { dataExclusivity: 'us_new_chemical', regions: { us: { marketSize: '300m' } } },
    true,
  ],
])('version 4 changes a valuation with %s', (_, changes, isChanged) => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] })
  const plain = { targetMarket: 'global', dataExclusivity: 'custom', dataExclusivityYears: '5' }
  expect(isChangedInVersion4(ValuationBody.parse(makeForm({ ...plain, ...changes })))).toBe(isChanged)
})
