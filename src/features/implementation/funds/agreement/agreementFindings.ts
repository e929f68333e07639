import { toAmount, toCents } from '@/shared/lib/cents'
import { formatMoney, formatPercent, type Currency } from '@/shared/lib/money'
import type { Language } from '@/shared/lib/language'
import { compareToPlan } from '@/shared/ui/chart/chartFinding'
import type { TFunction } from '@/shared/i18n'
import type { Point } from './chartOptions'

interface AgreementTotal {
  total: number
  currency: Currency
}

/** State on the latest day that is not in the future. */
const latestPoint = (points: readonly Point[], total: number) =>
  points.findLast(({ left }) => left !== null) ?? { left: total, plannedLeft: total }

/** Compares the payments with the plan; null without instalments. */
export function plannedFinding(
  points: readonly Point[],
  { total, currency }: AgreementTotal,
  language: Language,
  t: TFunction,
): string | null {
  if (points.length === 0) return null
  const { left, plannedLeft } = latestPoint(points, total)
  const [paid, due] = [left ?? total, plannedLeft].map((rest) => toCents(total) - toCents(rest)) as [
    number,
    number,
  ]
  const outcome = left === 0 ? 'done' : paid === 0 && due === 0 ? 'notYet' : compareToPlan(paid, due)
  return t(`implementationFunds:chart.plannedFinding.${outcome}`, {
    gap: formatMoney(toAmount(Math.abs(paid - due)), currency, language),
  })
}

export function leftFinding(
  points: readonly Point[],
  { total, currency }: AgreementTotal,
  language: Language,
  t: TFunction,
): string | null {
  if (points.length === 0 || total <= 0) return null
  const left = latestPoint(points, total).left ?? total
  const outcome = left <= 0 ? 'none' : left === total ? 'all' : 'some'
  return t(`implementationFunds:chart.leftFinding.${outcome}`, {
    share: formatPercent(left / total),
    total: formatMoney(total, currency, language),
  })
}
