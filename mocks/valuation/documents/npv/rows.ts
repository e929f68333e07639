import { indicationName } from '@/features/valuation/reports/model/valuationNames'
import { parseSales, SALES_YEARS } from '@/features/valuation/npv/salesEntry'
import type { NpvForm } from '@/features/valuation/npv/npvSchema'
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
  text: string
  /** Numeric value for formulas; percentages as typed (0 to 100). */
  value?: number
  isMoney?: boolean
}

function salesText({ sales, currency }: NpvForm, year: number): string | undefined {
  const typed = sales?.[year]
  const parsed = typed === undefined ? null : parseSales(typed)
  return parsed?.kind === 'amount' ? formatMoneyExact(parsed.amount, currency) : typed
}

export function npvInputs(form: NpvForm, { npv: t, language }: Texts): InputRow[] {
  const textRow = (label: string, text: string | undefined): InputRow[] => (text ? [{ label, text }] : [])
  const number = (name: (typeof PERCENTAGES)[number] | (typeof AMOUNTS)[number]): InputRow[] => {
    const value = form[name]
    if (value === undefined) return []
    const isMoney = AMOUNTS.some((amount) => amount === name)
    const text = isMoney ? formatMoneyExact(value, form.currency) : `${formatNumber(value)}%`
    return [{ label: t(`valuationNpv:field.${name}`), text, value, isMoney }]
  }
  const sales = Array.from({ length: SALES_YEARS }, (_, year) =>
    textRow(t('valuationNpv:grid.typedFor', { year: year + 1 }), salesText(form, year)),
  )
  const events = (form.priceEvents ?? []).flatMap(({ date, factor }, index) =>
    textRow(
      t('valuationNpv:events.numbered', { number: index + 1 }),
      `${date} · ${formatNumber(factor)}${t('valuationNpv:events.factorUnit')}`,
    ),
  )
  return [
    ...textRow(t('valuationNpv:field.name'), form.name),
    ...textRow(t('valuationNpv:field.product'), form.product && indicationName(form.product, language)),
    ...textRow(t('valuationNpv:field.currency'), form.currency),
    ...textRow(t('valuationNpv:field.baseDate'), form.baseDate),
    ...textRow(t('valuationNpv:field.launchDate'), form.launchDate),
    ...number('probability'),
    ...number('remainingCost'),
    ...textRow(
      t('valuationNpv:field.retention'),
      t(`valuationNpv:retention.${form.retention}`, { kept: '' }).replace(/[:：]\s*$/, ''),
    ),
    ...textRow(t('valuationNpv:field.lossOfExclusivity'), form.lossOfExclusivity),
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
