import { beforeEach, describe, expect, test, vi } from 'vitest'
import { bridge, evaluate, resolve } from '@/features/valuation/engine'
import { toValuation } from '@/features/valuation/form/model/toValuation'
import { checkForm, ValuationBody } from '@/features/valuation/form/model/valuationBody'
import { followUps } from '@/features/valuation/form/model/followUps'
import { formValues } from '@/features/valuation/form/model/formValues'
import { typedLaw } from '@/features/valuation/form/model/lossLaws'
import { evidenceOf } from '@/features/valuation/form/model/evidencePaths'
import { REGION_FIELDS } from '@/features/valuation/form/model/regions'
import { readRegions, withPasted } from '@/features/valuation/form/model/pasteRegions'
import { StoredForm, type FormValues } from '@/features/valuation/form/model/valuationSchema'
import { sectionOf } from '@/features/valuation/form/model/formSections'
import { fieldLabel } from '@/features/valuation/form/model/formTexts'
import { inputRows } from '@/features/valuation/reports/model/inputRows'
import { fieldName } from '@/features/valuation/reports/model/valuationNames'
import { provenance } from '@/features/valuation/reports/model/provenance'
import { makeForm, PSORIASIS, TODAY } from './makeForm'
import { textOf } from '../reports/chartContext'

const en = textOf('en')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00`), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

const GLOBAL = { targetMarket: 'global', currency: 'USD', newDrugType: 'original' }
const US = { marketSize: '2b' }
const CHINA = { marketSize: '500m' }

const inRegions = (regions: object, changes: object = {}) => makeForm({ ...GLOBAL, ...changes, regions })
const convert = (values: object) => toValuation(ValuationBody.parse(values), TODAY)

function rnpvOf(values: object): number {
  const resolved = resolve(convert(values).valuation)
  if (!resolved.ok) throw new Error(resolved.error.code)
  return evaluate(resolved.value).rnpv
}

describe('values of a single region', () => {
  test.each([
    ['marketSize', '2.2b', 1],
    ['growth', '9', 1],
    ['grossToNet', '30', -1],
    ['priceGrowth', '2', 1],
    ['peakShare', '1', -1],
    ['filing', '40', -1],
    ['regionLag', '2', -1],
    ['dataExclusivityYears', '15', 1],
    ['retention', '90 / 80', 1],
    ['tailYears', '1', -1],
    ['tax', '25', -1],
    ['exchangeGrowth', '2', 1],
    ['exchangeGrowth', '-2', -1],
    ['peakYear', '3', 1],
    ['peakYear', '9', -1],
    ['uptakeByYear', '90 / 100', 1],
    ['cogs', '20', -1],
    ['sga', '20', 1],
    ['royalty', '5', -1],
    ['salesForceCost', '5m', -1],
    ['wacc', '14', -1],
    ['wacc', '9', 1],
  ] as const)('%s %s moves the value', (field, typed, direction) => {
    const plain = rnpvOf(inRegions({ us: US, china: CHINA }))
    const moved = rnpvOf(inRegions({ us: { ...US, [field]: typed }, china: CHINA }))
    expect(Math.sign(moved - plain)).toBe(direction)
  })

  test('a currency that gains moves prices and the sales force, on top of their own growth', () => {
    const own = { ...US, priceGrowth: '2', salesForceCost: '5m', salesForceLead: '2', exchangeGrowth: '3' }
    const [region] = convert(inRegions({ us: own })).valuation.indications[0]!.regions!
    expect(region!.priceGrowth).toBeCloseTo(1.02 * 1.03 - 1, 12)
    expect(region!.salesForce).toEqual({ annualCost: 5e6, lead: 2, growth: expect.closeTo(0.03, 12) })
    const general = convert(inRegions({ us: { ...US, exchangeGrowth: '3' } }, { priceGrowth: '1' }))
    expect(general.valuation.indications[0]!.regions![0]!.priceGrowth).toBeCloseTo(1.01 * 1.03 - 1, 12)
  })

  test('a ramp has the shape chosen for the whole market, unless it is given year by year', () => {
    const uptakeIn = (own: object, changes: object = {}) =>
      convert(inRegions({ us: { ...US, ...own } }, changes)).valuation.indications[0]!.regions![0]!.uptake
    expect(uptakeIn({ peakYear: '4' }, { uptake: 'linear' })).toEqual({ type: 'linear', peakYear: 4 })
    expect(uptakeIn({ uptakeByYear: '30 / 100' })).toEqual({ type: 'custom', values: [0.3, 1] })
    expect(uptakeIn({})).toBeUndefined()
    const { issues } = checkForm(inRegions({ us: { ...US, uptakeByYear: '30 / 90' } }))
    expect(issues.map(({ path, key }) => [path.join('.'), key])).toEqual([
      ['regions.us.uptakeByYear', 'ramp'],
    ])
  })

  test('a higher price counts if the reference price is fixed', () => {
    const held = { ...US, referenceAnnualCost: '50000' }
    const priced = (annualCostPerPatient: string) =>
      rnpvOf(inRegions({ us: { ...held, annualCostPerPatient } }))
    expect(priced('60000')).toBeGreaterThan(priced('50000'))
  })

  test('losses carried forward reduce the tax, of all regions or of one', () => {
    const taxed = { tax: '25' }
    const plain = rnpvOf(inRegions({ us: US, china: CHINA }, taxed))
    const all = rnpvOf(inRegions({ us: US, china: CHINA }, { ...taxed, lossLimit: '100' }))
    const one = rnpvOf(inRegions({ us: { ...US, lossLimit: '80' }, china: CHINA }, taxed))
    expect(one).toBeGreaterThan(plain)
    expect(all).toBeGreaterThan(one)
    expect(rnpvOf(makeForm({ ...GLOBAL, ...taxed, openingLoss: '50m' }))).toBeGreaterThan(
      rnpvOf(makeForm({ ...GLOBAL, ...taxed })),
    )
  })

  test('are recorded, listed in the inputs and the bridge, and follow the currency', () => {
    const values = inRegions({ us: { ...US, grossToNet: '30' } })
    const { valuation, assumptions } = convert(values)
    const own = assumptions.filter(({ field }) => field.startsWith('region:'))
    expect(own.map(({ field, value }) => [fieldName(en, field), value])).toEqual([
      ['United States · Market size per year', 2e9],
      ['United States · Gross-to-net', 30],
      ['United States · Years of data exclusivity', 12],
    ])
    const rows = inputRows(StoredForm.parse(values), en, 'en')
    expect(
      rows.filter(({ key }) => key.startsWith('regions.')).map(({ label, value }) => [label, value]),
    ).toEqual([
      ['United States · Market size per year', 2e9],
      ['United States · Gross-to-net', 30],
    ])
    const moved = bridge(convert(makeForm(GLOBAL)).valuation, valuation)
    const steps = moved.ok ? moved.value.steps.filter(({ amount }) => Math.abs(amount) > 1) : []
    expect(steps.map(({ groups }) => groups)).toEqual([['regions']])
    const typed = formValues(StoredForm.parse(values), TODAY)
    const inYuan = followUps({ currency: 'CNY' }, { ...typed, currency: 'CNY' }, typed)
    expect(inYuan.regions!.us!.marketSize).toBe('14400000000')
  })

  test('a region without a market size requires one, except in a Chinese market', () => {
    const { issues } = checkForm(inRegions({ eu: { grossToNet: '20' } }))
    expect(issues.map(({ path, key }) => [path.join('.'), key])).toEqual([
      ['regions.eu.marketSize', 'required'],
    ])
    const chinese = inRegions({ eu: { grossToNet: '20' } }, { targetMarket: 'china' })
    expect(ValuationBody.parse(chinese).regions).toBeUndefined()
  })
})

describe('regions of another indication', () => {
  const asthma = { id: 'asthma', nameEn: 'Asthma', nameZh: '哮喘', therapeuticArea: 'respiratory' }
  const note = { note: 'A register' }
  const values = makeForm({
    ...GLOBAL,
    otherIndications: [
      {
        indication: asthma,
        marketSize: '1b',
        regions: { us: US, japan: { marketSize: '300m', retention: '80 / 60' } },
        evidence: { 'regions.japan.retention': note, 'regions.eu.tax': note },
      },
    ],
  })

  test('reach the engine and the report, with their sources', () => {
    const { valuation, assumptions } = convert(values)
    expect(valuation.indications[0]!.regions).toBeUndefined()
    expect(valuation.indications[1]!.regions).toMatchObject([
      { region: 'us', marketSize: 2e9 },
      { region: 'japan', exclusivity: { retention: [0.8, 0.6] } },
    ])
    const form = ValuationBody.parse(values)
    const retention = assumptions.find(({ field }) => field === 'region:japan:retention')!
    expect(evidenceOf(form, retention)).toEqual(note)
    // A missing value has no source.
    expect(Object.keys(form.otherIndications![0]!.evidence!)).toEqual(['regions.japan.retention'])
    const labels = inputRows(StoredForm.parse(values), en, 'en').map(({ label }) => label)
    expect(labels).toContain('Asthma · Japan · Market size per year')
  })

  test('require a market size, follow the currency, and belong to the market section', () => {
    const [other] = values.otherIndications as object[]
    const { issues } = checkForm({
      ...values,
      otherIndications: [{ ...other, regions: { eu: { tax: '20' } } }],
    })
    const [issue] = issues
    expect(issue!.path.join('.')).toBe('otherIndications.0.regions.eu.marketSize')
    expect(fieldLabel(en, issue!.path)).toBe('Other indication 1 · European Union · Market size per year')
    expect(sectionOf(issue!.path)).toBe('market')
    const typed = formValues(StoredForm.parse(values), TODAY)
    const inYuan = followUps({ currency: 'CNY' }, { ...typed, currency: 'CNY' }, typed)
    expect(inYuan.otherIndications![0]!.regions!.japan!.marketSize).toBe('2160000000')
  })
})

describe('data exclusivity by region', () => {
  const ALL = { us: US, eu: CHINA, china: CHINA, japan: CHINA, rest: CHINA }
  const small = { drugType: 'chemical', modality: 'small_molecule', dataExclusivity: 'us_new_chemical' }
  const biologic = { dataExclusivity: 'us_biologic' }
  const exclusivities = ({ valuation }: ReturnType<typeof convert>, at = 0) =>
    valuation.indications[at]!.regions!.map(({ exclusivity }) => exclusivity!.dataExclusivityYears)
  const sourcesOf = ({ assumptions }: ReturnType<typeof convert>) =>
    assumptions
      .filter(({ field }) => /^region:\w+:dataExclusivityYears$/.test(field))
      .map(({ source }) => source)

  // United States, European Union, China, Japan, rest of the world
  test.each([
    ['a small molecule', small, [5, 10, 6, 8, 0]],
    ['an orphan small molecule', { ...small, isRare: true }, [5, 10, 6, 10, 0]],
    ['a biologic', biologic, [12, 10, 6, 8, 0]],
    ['an orphan biologic', { ...biologic, isRare: true }, [12, 10, 6, 10, 0]],
    ['a small molecule by EU law', { ...small, dataExclusivity: 'eu' }, [5, 10, 6, 8, 0]],
    ['an orphan by EU law', { ...small, isRare: true, dataExclusivity: 'eu' }, [7, 10, 6, 10, 0]],
    ['a new indication in the EU', { ...biologic, dataExclusivity: 'eu_new_indication' }, [12, 11, 6, 8, 0]],
    ['a paediatric extension', { dataExclusivity: 'us_biologic_paediatric' }, [12.5, 10, 6, 8, 0]],
  ])('of %s follows the law of each region', (_, changes, years) => {
    const converted = convert(inRegions(ALL, changes))
    const regions = ['us', 'eu', 'china', 'japan', 'rest']
    expect(converted.valuation.indications[0]!.regions!.map(({ region }) => region)).toEqual(regions)
    expect(exclusivities(converted)).toEqual(years)
    expect(sourcesOf(converted)).toEqual(['USLaw', 'EULaw', 'CNLaw', 'JPLaw', 'default'])
    // The share of one region protects nothing once the market is split.
    expect(converted.assumptions.some(({ field }) => field === 'dataExclusivityShare')).toBe(false)
  })

  test('of another indication depends on that indication being rare', () => {
    const other = { indication: PSORIASIS, marketSize: '1b', isRare: true, regions: { japan: US } }
    const converted = convert(inRegions({ japan: US }, { ...biologic, otherIndications: [other] }))
    expect([exclusivities(converted), exclusivities(converted, 1)]).toEqual([[8], [10]])
  })

  test('that was entered stays, for a region and without a preset for all of them', () => {
    const own = convert(inRegions({ ...ALL, eu: { ...CHINA, dataExclusivityYears: '0' } }, biologic))
    expect(exclusivities(own)).toEqual([12, 0, 6, 8, 0])
    expect(sourcesOf(own)).toEqual(['USLaw', 'user', 'CNLaw', 'JPLaw', 'default'])
    const typed = convert(inRegions(ALL, { dataExclusivity: 'custom', dataExclusivityYears: '9' }))
    expect(exclusivities(typed)).toEqual([9, 9, 9, 9, 9])
    expect(exclusivities(convert(inRegions(ALL, { dataExclusivity: 'none' })))).toEqual([0, 0, 0, 0, 0])
  })

  test.each(['en', 'zh'] as const)('names its law in the report, and the lack of one (%s)', (language) => {
    const t = textOf(language)
    const { assumptions } = convert(inRegions({ eu: US, rest: CHINA }, biologic))
    const rows = assumptions
      .filter(({ field }) => /^region:\w+:dataExclusivityYears$/.test(field))
      .map((it) => provenance(t, { ...it, basis: undefined }, 'USD'))
    expect(rows).toEqual(
      language === 'en'
        ? ['Published: EU law', 'Product default: the countries of the rest of the world have no common law']
        : ['公开发表：欧盟法律', '产品默认：其他地区没有统一的法律'],
    )
  })
})

test.each([
  ['us', false, { lossLimit: '80', lossYears: '' }],
  ['us', true, { lossLimit: '80', lossYears: '100' }],
  ['china', true, { lossLimit: '100', lossYears: '5' }],
] as const)('the law of %s is typed so that no years mean no end: %s', (law, isEmptyOther, typed) => {
  expect(typedLaw(law, isEmptyOther)).toEqual(typed)
})

describe('a pasted table', () => {
  const labels = { region: (region: string) => region, field: (field: string) => field }
  const start = { region: 'us', field: 'marketSize' } as const

  function paste(
    text: string,
    before = {},
    options: Partial<Parameters<typeof readRegions>[2]> = {},
    from: Parameters<typeof readRegions>[1] = start,
  ) {
    const { cells, ...rest } = readRegions(text, from, { currency: 'USD', unit: 1, labels, ...options })
    return { ...rest, cells, count: cells.length, regions: withPasted(before, cells) }
  }

  test.each([
    [
      'cells in order',
      '1,000\t2b\n5%\t（６）',
      { us: { marketSize: '1000', growth: '5' }, eu: { marketSize: '2000000000' } },
      ['（６）'],
      [],
    ],
    ['blanks change nothing', '\t7\n\t', { eu: { marketSize: '7' } }, [], []],
    [
      'names say where',
      'what\tchina\tus\nfiling\t80%\t90 %',
      { china: { filing: '80' }, us: { filing: '90' } },
      [],
      [],
    ],
    ['fields by name alone', 'tax\t21\npeakShare\t−5', { us: { tax: '21', peakShare: '-5' } }, [], []],
    ['foreign separators', '1.234,56\t$1,200', { eu: { marketSize: '1200' } }, ['1.234,56'], []],
    [
      'percentages by year',
      'retention\t50% / 30%\t80，60\t1 / x',
      { us: { retention: '50 / 30' }, eu: { retention: '80 / 60' } },
      ['1 / x'],
      [],
    ],
    [
      'words, and columns too many',
      'n/a\t1\t2\t3\t4\t5',
      {
        eu: { marketSize: '1' },
        china: { marketSize: '2' },
        japan: { marketSize: '3' },
        rest: { marketSize: '4' },
      },
      ['n/a'],
      ['5'],
    ],
  ])('%s', (_, text, regions, bad, leftOver) => {
    const pasted = paste(text)
    expect(pasted.regions).toEqual(regions)
    expect(pasted.bad.map((cell) => cell.text)).toEqual(bad)
    expect(pasted.leftOver).toEqual(leftOver)
  })

  test.each([
    ['USD', '¥9亿', '125000000', 'CNY'],
    ['USD', '￥900m', '125000000', 'CNY'],
    ['USD', '9亿元', '125000000', 'CNY'],
    ['CNY', '$1.2bn', '8640000000', 'USD'],
    ['CNY', '¥9亿', '900000000', undefined],
    ['CNY', '12億', '1200000000', undefined],
    ['USD', 'US$1.2bn', '1200000000', undefined],
    ['USD', '1 200 000 000', '1200000000', undefined],
  ] as const)('in %s the amount %j becomes %s, converted from %s', (currency, text, value, convertedFrom) => {
    expect(paste(`${text}\t5`, {}, { currency }).cells[0]).toEqual({
      ...start,
      text,
      value,
      ...(convertedFrom && { convertedFrom }),
    })
  })

  test.each(['€5m', '£5m', 'HK$5m', '5亿日元'])('%s changes nothing and is named', (text) => {
    const pasted = paste(`${text}\t5`, { us: { marketSize: '1' } })
    expect(pasted.regions).toEqual({ us: { marketSize: '1' }, eu: { marketSize: '5' } })
    expect(pasted.foreign).toEqual([{ ...start, text }])
  })

  test('market sizes without a unit are in the chosen one, or in that of their heading', () => {
    const inMillions = paste('700\t¥72\t1.2bn', {}, { unit: 1e6 })
    expect(inMillions.cells.map(({ value }) => value)).toEqual(['700000000', '10000000', '1200000000'])
    const priced = paste('Market size ($m)\t700\nPrice\t40,000', {}, { unit: 1e8 })
    expect(priced.regions).toEqual({ us: { marketSize: '700000000', annualCostPerPatient: '40000' } })
    const yuan = paste('市场规模（亿元）\t7.2\n增长率（%）\t5', {}, { unit: 1 })
    expect(yuan.regions).toEqual({ us: { marketSize: '100000000', growth: '5' } })
    const unclear = paste('Market size (boxes)\t700')
    expect([unclear.regions, unclear.leftOver]).toEqual([{}, ['Market size (boxes): 700']])
  })

  test('headings are found by usual names in both languages, whatever the order', () => {
    const english = paste('\tEU5\tUS market\tRoW\nPrice\t30,000\t40,000\t5\nPeak share\t8%\t10%\t')
    expect(english.regions).toEqual({
      eu: { annualCostPerPatient: '30000', peakShare: '8' },
      us: { annualCostPerPatient: '40000', peakShare: '10' },
      rest: { annualCostPerPatient: '5' },
    })
    const chinese = paste('\t美国市场\t中国\n市场规模\t7\t8\n税率\t21%\t25%')
    expect(chinese.regions).toEqual({
      us: { marketSize: '7', tax: '21' },
      china: { marketSize: '8', tax: '25' },
    })
  })

  test('a table with a region in each row is turned around', () => {
    const { regions, leftOver } = paste('Region\tMarket size\tTax\tOwner\nJapan\t5\t30%\tme\nUS\t7\t21%\tyou')
    expect(regions).toEqual({ japan: { marketSize: '5', tax: '30' }, us: { marketSize: '7', tax: '21' } })
    expect(leftOver).toEqual(['Owner: me', 'Owner: you'])
  })

  test.each([
    ['an amount', 'us\nmarketSize\t45%', '45%'],
    ['a percentage', 'us\ngrowth\t¥5', '¥5'],
  ])('the symbol of another kind of value makes %s invalid', (_, text, bad) => {
    const pasted = paste(text.replace('us', 'what\tus'))
    expect(pasted.count).toBe(0)
    expect(pasted.bad.map((cell) => cell.text)).toEqual([bad])
  })

  test.each([
    [
      'unknown headings of rows',
      'Patients\t100\t200\nDoctors\t40,000\t30,000',
      ['Patients: 100', 'Patients: 200', 'Doctors: 40,000', 'Doctors: 30,000'],
    ],
    ['one known heading', 'tax\t21\nDoctors\t40,000', ['Doctors: 40,000']],
    ['a row without a heading', 'tax\t21\n\t7', ['7']],
    [
      'unknown headings of columns',
      'what\tAmericas\tAsia\nmarketSize\t5\t6',
      ['marketSize: 5', 'marketSize: 6'],
    ],
    ['a heading of columns that is unknown', 'what\tus\tAsia\nmarketSize\t5\t6', ['marketSize: 6']],
  ])('with %s nothing is placed by position', (_, text, leftOver) => {
    const { regions, leftOver: named } = paste(text)
    expect(named).toEqual(leftOver)
    expect(Object.keys(regions)).toEqual(/tax|\tus/.test(text) ? ['us'] : [])
  })

  test('accepts days in common formats and 500 rows, and keeps existing values', () => {
    const days = paste('2031/4/5\t2031年4月6日\tsoon', {}, {}, { region: 'us', field: 'patentExpiry' })
    expect(days.regions).toEqual({ us: { patentExpiry: '2031-04-05' }, eu: { patentExpiry: '2031-04-06' } })
    expect(days.bad).toHaveLength(1)
    const before = { rest: { tax: '10' } } satisfies FormValues['regions']
    const long = paste(Array.from({ length: 500 }, (_, i) => String(i)).join('\n'), before)
    expect(long.regions.rest).toEqual({ tax: '10' })
    expect(long.leftOver).toHaveLength(500 - REGION_FIELDS.length)
  })
})
