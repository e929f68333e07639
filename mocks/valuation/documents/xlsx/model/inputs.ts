import { EMPIRICAL_UPTAKE } from '@/features/valuation/engine/method/methodTables'
import { DISCOUNTING } from '@/features/valuation/engine/method/time'
import {
  DEFAULT_ENTRANTS,
  HEAD_TO_HEAD,
  RETENTION,
  type RegionInput,
  type Stage,
  type Uptake,
} from '@/features/valuation/engine'
import { regionToName, type RegionField } from '@/features/valuation/form/model/regions'
import { fieldName, sourceName, stageName } from '@/features/valuation/reports/model/valuationNames'
import { dayNumber } from '@/shared/lib/dates'
import { moneyUnits } from '@/shared/lib/money'
import { assumptionSource } from '../../common/assumptions'
import { millions } from '../../common/documentData'
import { EPOCH, formula, FORMATS, header, INPUT, number, text, title } from '../../../../platform/xlsx/cells'
import type { Sheet } from '../../../../platform/xlsx/sheet'
import { createSheetBuilder } from './sheetBuilder'
import {
  assumptionOf,
  DAYS_PER_YEAR,
  hasRelief,
  isGiven,
  isInherited,
  shareBefore,
  type MarketPart,
  type Part,
  type ModelData,
} from './modelData'

const MAX_ENTRANTS = 20

type SalesForceField = 'salesForceCost' | 'salesForceLead' | 'salesForceGrowth'
type UptakeField = 'peakYear' | 'uptakeByYear'

interface InputCell {
  name: string
  label: string
  /** A formula is the default until a value is typed over it. */
  value: number | string
  format?: string
  unit?: string
  /** Field of the corresponding assumption in the report. */
  field?: string
  stage?: string
  part?: Part
}

export function inputsSheet(subject: ModelData, scenarios: string): Sheet {
  const { texts, own, valuation, report, money, amount } = subject
  const { t } = texts
  const page = createSheetBuilder(texts.own.sheets.inputs, subject.names)
  const units = moneyUnits(report.currency, texts.language)
  const base = dayNumber(report.baseDate) + EPOCH
  const percent = { format: '0.00%' }
  const years = { format: '0.00##', unit: own.years }
  const defaultRetention = RETENTION[valuation.modalityClass ?? 'small_molecule']
  const inDays = (time: number) => ({ value: base + time * DAYS_PER_YEAR, format: FORMATS.day })

  const addInput = ({ name, label, value, format, unit, field, stage, part }: InputCell) => {
    const known = field && assumptionOf(subject, field, part, stage)
    const isOfIndication = typeof value === 'string'
    const row = page.add(
      text(label),
      isOfIndication ? formula(value, format, INPUT) : number(value, format, INPUT),
      text(unit ?? (format === money ? report.currency : '')),
      text(isOfIndication ? own.asIndication : known ? assumptionSource(subject, known, texts) : ''),
    )
    page.name(name, `B${row}`)
  }
  const heading = (label: string) => {
    page.add()
    page.add(title(label))
  }

  page.add(
    header(t('valuation:column.field')),
    header(t('valuation:column.value'), 'right'),
    header(texts.own.unit),
    header(t('valuation:column.source')),
  )
  page.add(text(own.neutral))
  const chosen = page.add(
    text(own.scenario),
    text(t('valuation:scenario.base'), { ...INPUT, align: 'right' }),
  )
  page.name('scenario', `B${chosen}`)
  const unit = page.add(
    text(own.amountUnit),
    text(millions(report.currency, texts.language).name, { ...INPUT, align: 'right' }),
    formula('INDEX(unit_sizes,MATCH(unit_name,unit_names,0))', '#,##0'),
    text(own.unitNote),
  )
  page.name('unit_name', `B${unit}`)
  page.name('unit', `C${unit}`)
  page.add(text(t('valuation:kpi.rnpv')), formula('rnpv', amount, { fontWeight: 'bold' }))
  page.add(text(own.report), formula('report_rnpv', amount))
  page.add(text(own.overall), formula('agreement', undefined, { align: 'right' }), null, text(own.why))

  heading(own.general)
  addInput({ name: 'base_date', label: fieldName(t, 'baseDate'), ...inDays(0), field: 'baseDate' })
  addInput({
    name: 'wacc',
    label: fieldName(t, 'wacc'),
    value: valuation.discountRate,
    ...percent,
    field: 'wacc',
  })
  if (isGiven(valuation.rndRate))
    addInput({
      name: 'rnd_rate',
      label: fieldName(t, 'rndRate'),
      value: valuation.rndRate,
      ...percent,
      field: 'rndRate',
    })
  const timing = DISCOUNTING[valuation.discounting ?? 'mid']
  addInput({ name: 'theta', label: own.convention, value: timing, unit: own.years, field: 'discounting' })
  addInput({
    name: 'tax',
    label: fieldName(t, 'tax'),
    value: valuation.taxRate ?? 0,
    ...percent,
    field: 'tax',
  })
  if (hasRelief(subject))
    addInput({
      name: 'loss_opening',
      label: own.openingLoss,
      value: valuation.lossRelief?.opening ?? 0,
      format: money,
      field: 'openingLoss',
    })
  addInput({
    name: 'working_capital',
    label: fieldName(t, 'workingCapital'),
    value: valuation.workingCapitalPct ?? 0,
    ...percent,
    field: 'workingCapital',
  })
  for (const [name, field, value] of [
    ['spent', 'spend', valuation.spentToDate],
    ['budget', 'futureBudget', valuation.futureBudget],
  ] as const)
    if (isGiven(value)) addInput({ name, label: fieldName(t, field), value, format: money, field })
  const multiple = valuation.expectedReturnMultiple ?? 0
  const expected = fieldName(t, 'expectedReturn')
  addInput({ name: 'multiple', label: expected, value: multiple, unit: own.times, field: 'expectedReturn' })

  for (const part of subject.parts) indication(part)
  medians()
  if (
    subject.parts.some(
      (part) => !isGiven(part.input.market.peakShare) && isInherited(part, ({ peakShare }) => peakShare),
    )
  )
    weights()
  const unitNames = unitRows()

  return page.done({
    widths: [62, 26, 12, 70],
    frozenRows: 1,
    frozenColumns: 1,
    choices: [
      { cell: `B${chosen}`, from: scenarios },
      { cell: `B${unit}`, from: unitNames },
    ],
  })

  function indication(part: Part) {
    const { key, input, isLead } = part
    heading(part.name)
    page.add(title(own.stages))
    for (const each of part.stages) if (!each.isShared) stage(part, each)
    if (isGiven(input.approvalProbability))
      addInput({
        name: `approval_${key}`,
        label: fieldName(t, 'probabilityOfApproval'),
        value: input.approvalProbability,
        ...percent,
        field: 'probabilityOfApproval',
        part,
      })
    if (isGiven(input.launchTime))
      addInput({
        name: `launch_${key}`,
        label: own.launchDate,
        ...inDays(input.launchTime),
        field: 'launchDate',
        part,
      })
    else
      addInput({
        name: `lag_${key}`,
        label: own.launchLag,
        value: input.launchLag ?? 0.5,
        ...years,
        field: 'launchLag',
        part,
      })
    addInput({
      name: `launch_cost_${key}`,
      label: own.launchCost,
      value: input.launchCost ?? 0,
      format: money,
      field: 'launchCost',
      part,
    })
    outlays(part)
    page.add(title(own.market))
    market(part)
    if (!isLead)
      addInput({
        name: `overlap_${key}`,
        label: fieldName(t, 'overlapWithLead'),
        value: input.overlapWithLead ?? 0,
        ...percent,
        field: 'overlapWithLead',
        part,
      })
    for (const [name, label, value, field] of [
      ['cogs', fieldName(t, 'cogs'), input.cogsPct, 'cogs'],
      ['sga', fieldName(t, 'sga'), input.sgaPct, 'sga'],
      ['royalty', own.royalty, input.royaltyPct, 'royalty'],
    ] as const)
      addInput({ name: `${name}_${key}`, label, value: value ?? 0, ...percent, field })
    page.add(title(own.protection))
    protection(part)
    if (!part.hasRegions) relief(part.markets[0]!)
    if (!part.hasRegions) force(part, part.markets[0]!)
    if (part.hasRegions) for (const each of part.markets) region(part, each, each.own!)
  }

  function outlays({ key, input }: Part) {
    for (const [index, { amount: cost, from, at, duration, committed }] of (input.outlays ?? []).entries()) {
      const number = index + 1
      const cell = (
        name: string,
        of: 'amount' | 'when' | 'months' | 'committed',
        given: Partial<InputCell>,
      ) =>
        addInput({
          name: `${name}_${key}_${number}`,
          label: `${t('valuationForm:outlay.numbered', { number })} · ${t(`valuationForm:field.${of}`)}`,
          value: 0,
          ...given,
        })
      cell('outlay', 'amount', { value: cost, format: money })
      cell(
        'outlay_at',
        'when',
        from === 'launch' ? { value: at, ...years, unit: own.afterLaunch } : inDays(at),
      )
      cell('outlay_years', 'months', { value: duration ?? 0, ...years })
      cell('outlay_committed', 'committed', { value: committed ? 1 : 0, format: '0', unit: own.yesIsOne })
    }
  }

  function force(part: Part, { key, own: region, force: its }: MarketPart) {
    if (!its) return
    const cell = (name: string, of: SalesForceField, given: Pick<InputCell, 'value'> & Partial<InputCell>) =>
      addInput({
        name: `${name}_${key}`,
        label: fieldName(t, of),
        ...given,
        field: region ? regionToName(region.region, of) : of,
        part,
      })
    cell('force', 'salesForceCost', { value: its.annualCost, format: money })
    cell('force_lead', 'salesForceLead', { value: its.lead ?? 1, ...years })
    cell('force_growth', 'salesForceGrowth', { value: its.growth ?? 0, ...percent })
  }

  function uptake(
    key: string,
    { type, values, peakYear }: Uptake,
    field: (of: UptakeField) => string,
    part: Part,
  ) {
    if (type === 'custom') list(`uptake_${key}`, values ?? [1], own.uptakeYear, field('uptakeByYear'), part)
    else
      addInput({
        name: `peak_year_${key}`,
        label: fieldName(t, 'peakYear'),
        value: peakYear ?? 6,
        field: field('peakYear'),
        part,
      })
  }

  function stage(part: Part, { stage: of, start, duration, cost, pos, cells }: Stage & { cells: string }) {
    const label = stageName(t, of)
    addInput({ name: `start_${cells}`, label: `${label} · ${own.start}`, ...inDays(start), part })
    addInput({
      name: `duration_${cells}`,
      label: `${label} · ${fieldName(t, 'stageDuration')}`,
      value: duration,
      ...years,
      field: 'stageDuration',
      stage: of,
      part,
    })
    addInput({
      name: `cost_${cells}`,
      label: `${label} · ${fieldName(t, 'stageCost')}`,
      value: cost,
      format: money,
      field: 'stageCost',
      stage: of,
      part,
    })
    if (of !== 'applying' || isInherited(part, ({ filing }) => filing))
      addInput({
        name: `pos_${cells}`,
        label: `${label} · ${fieldName(t, 'stagePos')}`,
        value: pos,
        ...percent,
        field: 'stagePos',
        stage: of,
        part,
      })
  }

  function market(part: Part) {
    const { key, input, hasRegions } = part
    const { market: its } = input
    const sum = (name: string, field: string, value: number) =>
      addInput({ name: `${name}_${key}`, label: fieldName(t, field), value, format: money, field, part })
    const rate = (name: string, label: string, value: number, field: string) =>
      addInput({ name: `${name}_${key}`, label, value, ...percent, field, part })

    if (!hasRegions) sum('market_size', 'marketSize', its.marketSize)
    if (isInherited(part, ({ growth }) => growth))
      rate('growth', fieldName(t, 'growth'), its.growth ?? 0, 'growth')
    addInput({
      name: `growth_years_${key}`,
      label: fieldName(t, 'growthHorizon'),
      value: its.growthHorizon ?? 10,
      ...years,
      field: 'growthHorizon',
      part,
    })
    if (isInherited(part, (of) => of.annualCostPerPatient))
      sum('price', 'annualCostPerPatient', its.annualCostPerPatient)
    if (isInherited(part, (of) => of.referenceAnnualCost ?? of.annualCostPerPatient))
      sum('reference', 'referenceAnnualCost', its.referenceAnnualCost ?? its.annualCostPerPatient)
    if (isInherited(part, (of) => of.priceGrowth))
      rate('price_growth', own.priceGrowth, its.priceGrowth ?? 0, 'priceGrowth')
    rate('pool', fieldName(t, 'patientPool'), its.patientPool, 'patientPool')
    if (isInherited(part, ({ peakShare }) => peakShare)) share(part)
    const factor = HEAD_TO_HEAD[its.headToHead ?? 'none']
    addInput({
      name: `head_to_head_${key}`,
      label: own.headToHead,
      value: factor,
      field: 'headToHeadOutcome',
      part,
    })
    rate('combo', fieldName(t, 'comboRevenueShare'), its.comboRevenueShare ?? 1, 'comboRevenueShare')
    if (isInherited(part, (of) => of.uptake)) uptake(key, its.uptake ?? {}, (of) => of, part)
    if (isGiven(its.currentSales)) sum('current_sales', 'currentSales', its.currentSales)
    if (isInherited(part, ({ priceEvents }) => priceEvents))
      for (const [index, { at, factor: price }] of (its.priceEvents ?? []).entries())
        event(`${key}_${index + 1}`, index + 1, inDays(at), price)
  }

  function share(part: Part) {
    const { key, input } = part
    const { peakShare, orderOfEntry, entrants, classPenetration } = input.market
    const rate = (name: string, label: string, value: number, field: string) =>
      addInput({ name: `${name}_${key}`, label, value, ...percent, field, part })
    if (isGiven(peakShare)) {
      rate('share', fieldName(t, 'peakShare'), peakShare, 'peakShare')
      return
    }
    const order = orderOfEntry ?? 1
    for (const [name, value] of [
      ['orderOfEntry', order],
      ['entrants', entrants ?? Math.max(DEFAULT_ENTRANTS, order)],
    ] as const)
      addInput({ name: `${name}_${key}`, label: fieldName(t, name), value, field: name, part })
    rate('class', own.classPenetration, classPenetration ?? 1, 'classPenetration')
  }

  function event(
    name: string,
    ordinal: number,
    at: Pick<InputCell, 'value' | 'format'>,
    factor: number | string,
  ) {
    addInput({ name: `event_${name}`, label: own.priceEvent(ordinal), ...at, field: 'tenderCut' })
    addInput({ name: `factor_${name}`, label: own.priceFactor(ordinal), value: factor, ...percent })
  }

  function protection(part: Part) {
    const { key, input, markets } = part
    const { patentExpiry, dataExclusivityYears, dataExclusivityShare, retention, tailYears } =
      input.exclusivity
    if (markets.some(({ hasSharedTerms }) => hasSharedTerms)) {
      if (isGiven(patentExpiry)) patent(key, inDays(patentExpiry))
      if (isGiven(dataExclusivityYears)) exclusivity(key, dataExclusivityYears)
      if ((dataExclusivityShare ?? 1) < 1) protectedPart(key, dataExclusivityShare!)
    }
    if (isInherited(part, (of) => of.exclusivity?.retention))
      list(`retention_${key}`, retention ?? defaultRetention, own.kept, 'retention', part)
    if (isInherited(part, (of) => of.exclusivity?.tailYears)) tail(key, tailYears ?? 5)
  }

  function patent(key: string, at: Pick<InputCell, 'value' | 'format'>) {
    addInput({ name: `patent_${key}`, label: fieldName(t, 'patentExpiry'), ...at, field: 'patentExpiry' })
  }

  function exclusivity(key: string, value: number | string, source: Pick<InputCell, 'field' | 'part'> = {}) {
    const field = 'dataExclusivityYears'
    addInput({ name: `exclusivity_${key}`, label: fieldName(t, field), value, ...years, field, ...source })
  }

  function protectedPart(key: string, value: number | string) {
    const field = 'dataExclusivityShare'
    addInput({ name: `protected_${key}`, label: fieldName(t, field), value, ...percent, field })
  }

  function tail(key: string, value: number | string) {
    addInput({ name: `tail_${key}`, label: fieldName(t, 'tailYears'), value, ...years, field: 'tailYears' })
  }

  function relief({ key, relief: its }: MarketPart) {
    if (!its) return
    addInput({ name: `loss_limit_${key}`, label: own.lossLimit, value: its.limit, ...percent })
    addInput({ name: `loss_years_${key}`, label: own.lossYears, value: its.years, ...years })
  }

  /** A region's own inputs; the others are formulas that refer to the indication until something is typed over them. */
  function region(part: Part, its: MarketPart, given: RegionInput) {
    const { key, input, stages } = part
    const { key: marketKey, exclusivity: terms, hasSharedTerms } = its
    page.add()
    page.add(title(its.name))
    const cell = (
      name: string,
      of: RegionField,
      label: string,
      value: number | string,
      form: Partial<InputCell> = percent,
    ) =>
      addInput({
        name: `${name}_${marketKey}`,
        label,
        value,
        ...form,
        field: regionToName(given.region, of),
        part,
      })
    const applying = stages.find(({ stage: of }) => of === 'applying')
    const asFiled = applying && !applying.isShared ? `pos_${applying.cells}` : (applying?.pos ?? 1)

    cell('filing', 'filing', own.filing, given.filing ?? asFiled)
    cell('lag', 'regionLag', own.regionLag, given.launchLag ?? 0, years)
    cell('market_size', 'marketSize', fieldName(t, 'marketSize'), given.marketSize, { format: money })
    cell('growth', 'growth', fieldName(t, 'growth'), given.growth ?? `growth_${key}`)
    cell('price', 'annualCostPerPatient', own.listPrice, given.annualCostPerPatient ?? `price_${key}`, {
      format: money,
    })
    cell('rebates', 'grossToNet', own.grossToNet, given.grossToNet ?? 0)
    const reference = given.referenceAnnualCost ?? given.annualCostPerPatient ?? `reference_${key}`
    cell('reference', 'referenceAnnualCost', fieldName(t, 'referenceAnnualCost'), reference, {
      format: money,
    })
    cell('price_growth', 'priceGrowth', own.priceGrowth, given.priceGrowth ?? `price_growth_${key}`)
    cell('share', 'peakShare', fieldName(t, 'peakShare'), given.peakShare ?? shareBefore(part))
    for (const [index, { at, factor }] of its.priceEvents.entries()) {
      const ordinal = index + 1
      const name = `${marketKey}_${ordinal}`
      if (given.priceEvents) event(name, ordinal, inDays(at), factor)
      else
        event(
          name,
          ordinal,
          { value: `event_${key}_${ordinal}`, format: FORMATS.day },
          `factor_${key}_${ordinal}`,
        )
    }

    const { patentExpiry, dataExclusivityYears, dataExclusivityShare } = terms
    const taken = (name: string, value: number) => (hasSharedTerms ? `${name}_${key}` : value)
    if (isGiven(patentExpiry))
      patent(
        marketKey,
        hasSharedTerms ? { value: `patent_${key}`, format: FORMATS.day } : inDays(patentExpiry),
      )
    if (isGiven(dataExclusivityYears)) {
      const field = regionToName(given.region, 'dataExclusivityYears')
      const source = assumptionOf(subject, field, part) ? { field, part } : {}
      exclusivity(marketKey, taken('exclusivity', dataExclusivityYears), source)
    }
    if (its.isRegional) protectedPart(marketKey, taken('protected', dataExclusivityShare!))
    const ownRetention = given.exclusivity?.retention
    const usedRetention = ownRetention ?? input.exclusivity.retention ?? defaultRetention
    const values = ownRetention ?? usedRetention.map((_, index) => `retention_${key}_y${index + 1}`)
    list(`retention_${marketKey}`, values, own.kept, 'retention', part)
    tail(marketKey, given.exclusivity?.tailYears ?? `tail_${key}`)
    if (given.uptake) uptake(marketKey, given.uptake, (of) => regionToName(given.region, of), part)
    if (its.costsKey === marketKey) {
      cell('cogs', 'cogs', fieldName(t, 'cogs'), given.cogsPct ?? `cogs_${key}`)
      cell('sga', 'sga', fieldName(t, 'sga'), given.sgaPct ?? `sga_${key}`)
      cell('royalty', 'royalty', own.royalty, given.royaltyPct ?? `royalty_${key}`)
    }
    force(part, its)
    if (isGiven(given.discountRate)) cell('rate', 'wacc', fieldName(t, 'wacc'), given.discountRate)
    cell('tax', 'tax', own.regionTax, given.taxRate ?? 'tax')
    relief(its)
  }

  function list(
    name: string,
    values: readonly (number | string)[],
    label: (year: number) => string,
    field: string,
    part: Part,
  ) {
    const first = page.next()
    for (const [index, value] of values.entries())
      addInput({ name: `${name}_y${index + 1}`, label: label(index + 1), value, ...percent, field, part })
    page.name(name, `B${first}:B${page.next() - 1}`)
  }

  /** Default uptake curve, in sixths of the way to the peak. */
  function medians() {
    heading(fieldName(t, 'uptake'))
    const first = page.next()
    for (const [sixths, value] of EMPIRICAL_UPTAKE.entries())
      page.add(text(own.median(sixths)), number(value, FORMATS.percent), null, text(sourceName(t, 'Robey')))
    page.name('uptake_medians', `B${first}:B${page.next() - 1}`)
  }

  /** Units to select from, with their sizes; returns the reference to their names. */
  function unitRows(): string {
    heading(own.amountUnit)
    const first = page.next()
    for (const { name, size } of units) page.add(text(name), number(size, '#,##0'))
    const last = page.next() - 1
    page.name('unit_names', `A${first}:A${last}`)
    page.name('unit_sizes', `B${first}:B${last}`)
    return `$A$${first}:$A$${last}`
  }

  /** Weight of each position in the order of entry, and the running sum. */
  function weights() {
    heading(fieldName(t, 'orderOfEntry'))
    const max = Math.max(MAX_ENTRANTS, ...subject.parts.map(({ input }) => input.market.entrants ?? 0))
    const first = page.next()
    for (let place = 1; place <= max; place += 1) {
      const row = page.next()
      const sum = formula(place === 1 ? `B${row}` : `B${row}+C${row - 1}`, '0.0000')
      page.add(text(own.weight(place)), number(place ** -0.5, '0.0000'), sum)
    }
    page.name('weights', `B${first}:B${first + max - 1}`)
    page.name('weight_sums', `C${first}:C${first + max - 1}`)
  }
}
