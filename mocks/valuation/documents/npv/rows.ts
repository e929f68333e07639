import { indicationName } from '@/features/valuation/reports/model/text'
import { parseSales, SALES_YEARS } from '@/features/valuation/npv/salesEntry'
import type { NpvForm } from '@/features/valuation/npv/schema'
import { formatMoneyExact, formatNumber } from '@/shared/lib/money'
import type { Texts } from '../common/texts'

const PERCENTAGES = [
  'probability',
  'growth',
  'patientPool',
  'peakShare',
  'cogs',
  'sga',
  'wacc',
  'tax',
] as const
const AMOUNTS = ['remainingCost', 'marketSize', 'annualCostPerPatient', 'currentSales'] as const

interface InputRow {
  label: string
  /** As it is read. */
  text: string
  /** For a cell that computes; percentages as typed. */
  value?: number
  isMoney?: boolean
}

/** What was typed for a year; amounts as money. */
function salesText({ sales, currency }: NpvForm, year: number): string | undefined {
  const typed = sales?.[year]
  const entry = typed === undefined ? null : parseSales(typed)
  return entry?.kind === 'amount' ? formatMoneyExact(entry.amount, currency) : typed
}

/** Every filled input, in the order of the form. */
export function npvInputs(form: NpvForm, { npv: t, language }: Texts): InputRow[] {
  const written = (label: string, text: string | undefined): InputRow[] => (text ? [{ label, text }] : [])
  const number = (name: (typeof PERCENTAGES)[number] | (typeof AMOUNTS)[number]): InputRow[] => {
    const value = form[name]
    if (value === undefined) return []
    const isMoney = AMOUNTS.some((amount) => amount === name)
    const text = isMoney ? formatMoneyExact(value, form.currency) : `${formatNumber(value)}%`
    return [{ label: t(`valuationNpv:field.${name}`), text, value, isMoney }]
  }
  const sales = Array.from({ length: SALES_YEARS }, (_, year) =>
    written(t('valuationNpv:grid.typedFor', { year: year + 1 }), salesText(form, year)),
  )
  const events = (form.priceEvents ?? []).flatMap(({ date, factor }, index) =>
    written(
      t('valuationNpv:events.numbered', { number: index + 1 }),
      `${date} · ${formatNumber(factor)}${t('valuationNpv:events.factorUnit')}`,
    ),
  )
  return [
    ...written(t('valuationNpv:field.name'), form.name),
    ...written(t('valuationNpv:field.product'), form.product && indicationName(form.product, language)),
    ...written(t('valuationNpv:field.currency'), form.currency),
    ...written(t('valuationNpv:field.baseDate'), form.baseDate),
    ...written(t('valuationNpv:field.launchDate'), form.launchDate),
    ...number('probability'),
    ...number('remainingCost'),
    ...written(
      t('valuationNpv:field.retention'),
      t(`valuationNpv:retention.${form.retention}`, { kept: '' }).replace(/[:：]\s*$/, ''),
    ),
    ...written(t('valuationNpv:field.lossOfExclusivity'), form.lossOfExclusivity),
    ...number('marketSize'),
    ...number('growth'),
    ...number('annualCostPerPatient'),
    ...number('patientPool'),
    ...number('peakShare'),
    { label: t('valuationNpv:field.peakYear'), text: String(form.peakYear), value: form.peakYear },
    ...number('currentSales'),
    ...sales.flat(),
    ...events,
    ...number('cogs'),
    ...number('sga'),
    ...number('wacc'),
    ...number('tax'),
  ]
}
