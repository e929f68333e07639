import { describe, expect, test } from 'vitest'
import { npvValues } from '@/features/valuation/npv/npvDefaults'
import { followUps } from '@/features/valuation/npv/followUps'
import { checkNpv, NpvBody } from '@/features/valuation/npv/npvBody'
import { parseValidFields, type NpvForm, type NpvValues } from '@/features/valuation/npv/npvSchema'
import { npvWarnings } from '@/features/valuation/npv/npvWarnings'
import { addYears, today } from '@/shared/lib/dates'
import { makeNpvDraft } from '@mocks/valuation/seed/npvs'

const now = today()
const draft = (changes: Partial<NpvValues> = {}) => makeNpvDraft(now, changes)
const issueOf = (changes: Partial<NpvValues>) => {
  const [first] = checkNpv(draft(changes)).issues
  return first && `${first.path.join('.')} ${first.key}`
}

describe('limits', () => {
  test.each<[keyof NpvValues, string, string | undefined]>([
    ['peakYear', '1', undefined],
    ['peakYear', '6', undefined],
    ['peakYear', '0', 'integerRange'],
    ['peakYear', '7', 'integerRange'],
    ['peakYear', '2.5', 'integerRange'],
    ['patientPool', '1', undefined],
    ['patientPool', '101', 'integerRange'],
    ['peakShare', '100', undefined],
    ['peakShare', '100.1', 'range'],
    ['growth', '-50', undefined],
    ['growth', '-50.1', 'range'],
    ['growth', '100', undefined],
    ['wacc', '0', undefined],
    ['wacc', '50', undefined],
    ['wacc', '50.1', 'range'],
    ['tax', '60', undefined],
    ['tax', '61', 'range'],
    ['marketSize', '0', 'positive'],
    ['currentSales', '0', 'positive'],
    ['name', 'A', 'tooShort'],
    ['name', 'A'.repeat(80), undefined],
    ['name', 'A'.repeat(81), 'tooLong'],
    ['marketSize', '5b', undefined],
    ['peakShare', '45%', undefined],
    ['cogs', '', 'required'],
    ['lossOfExclusivity', '', 'required'],
    ['baseDate', addYears(now, -0.1), 'baseDate'],
  ])('%s %j: %s', (name, typed, key) => {
    expect(issueOf({ [name]: typed })).toBe(key && `${name} ${key}`)
  })

  test('a launch more than three years ahead needs the full valuation', () => {
    const threeYears = `${Number(now.slice(0, 4)) + 3}${now.slice(4)}`
    const future = { lossOfExclusivity: addYears(now, 15) }
    expect(issueOf({ ...future, launchDate: threeYears })).toBeUndefined()
    expect(issueOf({ ...future, launchDate: addYears(threeYears, 0.01) })).toBe('launchDate launchTooFar')
  })

  test('a price event is after the base date and has both values', () => {
    expect(issueOf({ priceEvents: [{ date: now, factor: '80' }] })).toBe('priceEvents.0.date notBeforeBase')
    expect(issueOf({ priceEvents: [{ date: addYears(now, 1), factor: '' }] })).toBe(
      'priceEvents.0.factor required',
    )
    expect(issueOf({ priceEvents: [{ date: addYears(now, 1), factor: '200' }] })).toBeUndefined()
    const many = Array.from({ length: 11 }, () => ({ date: addYears(now, 1), factor: '90' }))
    expect(issueOf({ priceEvents: many })).toBe('priceEvents tooMany')
  })

  test('a generic needs no loss of exclusivity', () => {
    expect(issueOf({ retention: 'generic', lossOfExclusivity: undefined })).toBeUndefined()
  })

  test('yearly sales are amounts or percentages that the patients can bring', () => {
    expect(issueOf({ sales: ['abc'] })).toBe('sales.0 salesEntry')
    expect(issueOf({ sales: ['', '101%'] })).toBe('sales.1 salesEntry')
    // 5 bn × 60 %, before growth.
    expect(issueOf({ sales: ['', '', '9000000000'] })).toBe('sales.2 salesTooHigh')
    const soon = { launchDate: addYears(now, -8), lossOfExclusivity: addYears(now, -4) }
    expect(
      issueOf({
        ...soon,
        launchDate: addYears(now, -11),
        sales: ['1'],
        lossOfExclusivity: addYears(now, -4),
      }),
    ).toBeUndefined()
  })
})

describe('errors of the engine are shown at the field to change', () => {
  test('sales that have ended', () => {
    const ended = { currentSales: undefined }
    expect(issueOf({ ...ended, launchDate: addYears(now, -20), lossOfExclusivity: addYears(now, -6) })).toBe(
      'lossOfExclusivity E_HORIZON',
    )
    expect(issueOf({ ...ended, retention: 'generic', launchDate: addYears(now, -16) })).toBe(
      'launchDate E_HORIZON',
    )
  })

  test('sales of a past year in which nothing could be sold', () => {
    expect(issueOf({ launchDate: now })).toBe('currentSales E_CALIBRATION')
    expect(issueOf({ peakShare: '0' })).toBe('currentSales E_CALIBRATION')
  })
})

test('fields that do not apply are dropped unchecked', () => {
  const listed = NpvBody.parse(draft({ probability: 'abc', remainingCost: '-1' }))
  expect(listed).not.toHaveProperty('probability')
  const upcoming = NpvBody.parse(draft({ launchDate: addYears(now, 1), currentSales: 'abc' }))
  expect(upcoming).not.toHaveProperty('currentSales')
  const typed = NpvBody.parse(draft({ sales: ['100000000'], currentSales: 'abc' }))
  expect(typed).not.toHaveProperty('currentSales')
})

test('a stored input passes through the form unchanged', () => {
  const form = NpvBody.parse(
    draft({
      sales: ['1,000,000', '', '45%'],
      priceEvents: [{ date: addYears(now, 1), factor: '80' }],
      currentSales: undefined,
    }),
  )
  const travelled = JSON.parse(JSON.stringify(form)) as NpvForm
  expect(NpvBody.parse(npvValues(NpvBody.parse(travelled), now))).toEqual({
    ...form,
    sales: ['1000000', undefined, '45%'],
  })
})

test('a base date that has passed becomes today', () => {
  const form = NpvBody.parse(draft())
  expect(npvValues({ ...form, baseDate: '2020-01-01' }, now).baseDate).toBe(now)
})

describe('follow-ups', () => {
  const after = (changed: Partial<NpvValues>, before: NpvValues = draft()) =>
    followUps(changed, { ...before, ...changed }, before)

  test('the discount rate follows the kind of product until it is changed', () => {
    expect(after({ launchDate: addYears(now, 1) })).toEqual({ wacc: '9' })
    expect(after({ launchDate: addYears(now, 1) }, draft({ wacc: '7.5' }))).toEqual({})
  })

  test('amounts follow the currency, percentages do not', () => {
    const patch = after({ currency: 'CNY' }, draft({ sales: ['100', '45%', 'abc', ''] }))
    expect(patch).toMatchObject({ marketSize: '36000000000', sales: ['720', '45%', 'abc', ''] })
  })
})

test('unusual values get a warning at their field', () => {
  const warned = (changes: Partial<NpvValues>) => {
    const values = draft(changes)
    return npvWarnings(parseValidFields(values), checkNpv(values).body).map(
      ({ path, key }) => `${path.join('.')} ${key}`,
    )
  }
  expect(warned({})).toEqual([])
  expect(warned({ growth: '10.1' })).toEqual(['growth growthHigh'])
  expect(warned({ peakShare: '51' })).toEqual(['peakShare shareHigh'])
  expect(warned({ cogs: '60', sga: '40' })).toEqual(['sga costsExceedSales'])
  expect(warned({ wacc: '12.1' })).toEqual(['wacc waccUnusual'])
  expect(warned({ lossOfExclusivity: now })).toEqual(['lossOfExclusivity exclusivityLost'])
  expect(warned({ lossOfExclusivity: addYears(now, 13) })).toEqual(['lossOfExclusivity exclusivityLong'])
  expect(warned({ sales: ['100000000', '50000000'], peakYear: '1', peakShare: '1' })).toEqual([
    'sales.1 salesUnused',
  ])
})
