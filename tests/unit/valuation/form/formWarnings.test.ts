import { expect, test } from 'vitest'
import { parseValidFields } from '@/features/valuation/form/model/valuationSchema'
import { warnings, warningsOnce } from '@/features/valuation/form/model/formWarnings'
import { makeForm, makeOtherIndication, inStage } from './makeForm'

const keys = (values: object) =>
  warnings(parseValidFields(values)).map(({ path, key }) => `${path.join('.')}: ${key}`)

test('a typical form has no warnings', () => {
  expect(keys(makeForm())).toEqual([])
})

test.each([
  [{ growth: '10' }, []],
  [{ growth: '10.1' }, ['growth: growthHigh']],
  [{ growth: '0.12' }, ['growth: fraction']],
  [{ growth: '0' }, []],
  [{ regions: { us: { marketSize: '1b', peakShare: '0.3' } } }, ['regions.us.peakShare: fraction']],
  [{ probabilityOfApproval: '0.12' }, ['probabilityOfApproval: fraction']],
  [{ growth: '1' }, []],
  [{ cogs: '0.2' }, ['cogs: fraction']],
  [{ peakShare: '50' }, []],
  [{ peakShare: '51' }, ['peakShare: shareHigh']],
  [{ patentExpiry: '2026-11-21' }, []],
  [{ patentExpiry: '2026-11-20' }, ['patentExpiry: patentExpired']],
  [{ cogs: '69', sga: '30.9' }, []],
  [{ cogs: '70', sga: '30' }, ['sga: costsExceedSales']],
  [{ cogs: '60', sga: '30', royalty: '10' }, ['royalty: royaltyTooHigh']],
  // No royalty, so no royalty warning.
  [{ cogs: '100', sga: undefined }, []],
  [{ wacc: '15' }, []],
  [{ wacc: '15.5' }, ['wacc: waccUnusual']],
  [{ wacc: '6' }, ['wacc: waccUnusual']],
  [{ patentStatus: 'none', dataExclusivity: 'none' }, ['dataExclusivity: noProtection']],
  [{ orderOfEntry: '1', entrants: '2' }, ['orderOfEntry: derivedShareHigh']],
  [{ orderOfEntry: '1', entrants: '3' }, []],
  [{ patentStatus: 'none', dataExclusivity: 'us_biologic' }, ['dataExclusivityShare: regionalExclusivity']],
  [{ patentStatus: 'none', dataExclusivity: 'us_biologic', dataExclusivityShare: '100' }, []],
  [{ patentStatus: 'none', dataExclusivity: 'us_biologic', targetMarket: 'china' }, []],
  [{ biomarker: 'PD-L1' }, ['biomarkerSelected: biomarkerUnconfirmed']],
  [{ biomarker: 'PD-L1', biomarkerSelected: false }, []],
  [{ otherIndications: [makeOtherIndication({ growth: '11' })] }, ['otherIndications.0.growth: growthHigh']],
])('%j: %j', (changes, expected) => {
  expect(keys(makeForm(changes))).toEqual(expected)
})

test('long data exclusivity of a new indication is questioned', () => {
  const stage = { wacc: '10' }
  expect(keys(inStage('listedIndicationExpansion', stage))).toEqual(['dataExclusivity: expansionExclusivity'])
  expect(
    keys(
      inStage('listedIndicationExpansion', {
        ...stage,
        dataExclusivity: 'custom',
        dataExclusivityYears: '3',
      }),
    ),
  ).toEqual([])
  expect(keys(inStage('listedIndicationExpansion', { ...stage, dataExclusivity: 'none' }))).toEqual([])
})

test.each([
  ['2045-12-31', []],
  ['2046-01-02', ['patentExpiry: exclusivityLong']],
])('a patent until %s, with a launch in 2031: %j', (patentExpiry, expected) => {
  const shown = warningsOnce(makeForm({ patentExpiry }), '2031-01-01')
  expect(shown.map(({ path, key }) => `${path.join('.')}: ${key}`)).toEqual(expected)
  // The launch is known only once everything else is valid.
  expect(warningsOnce(makeForm({ patentExpiry }), null)).toEqual([])
})

test('invalid input causes no warnings', () => {
  expect(keys({ growth: '1x' })).toEqual([])
  expect(keys({})).toEqual([])
  expect(keys({ growth: '20' })).toEqual(['growth: growthHigh'])
})
