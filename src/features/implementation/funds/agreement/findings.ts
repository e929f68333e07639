import { toAmount, toCents } from '@/shared/lib/cents'
import { formatMoney, formatPercent, type Currency } from '@/shared/lib/money'
import type { Language } from '@/shared/lib/language'
import { againstPlan } from '@/shared/ui/chart/finding'
import type { TFunction } from '@/shared/i18n'
import type { Point } from './charts'

interface Agreed {
  total: number
  currency: Currency
}

/** How it stood on the last of the days that have come. */
const nowOf = (points: readonly Point[], total: number) =>
  points.findLast(({ left }) => left !== null) ?? { left: total, plannedLeft: total }

/** How payments stand to their plan; null where there is none. */
export function plannedFinding(
  points: readonly Point[],
  { total, currency }: Agreed,
  language: Language,
  t: TFunction,
): string | null {
  if (points.length === 0) return null
  const { left, plannedLeft } = nowOf(points, total)
  const [paid, due] = [left ?? total, plannedLeft].map((rest) => toCents(total) - toCents(rest)) as [
    number,
    number,
  ]
  const how = left === 0 ? 'done' : paid === 0 && due === 0 ? 'notYet' : againstPlan(paid, due)
  return t(`implementationFunds:chart.plannedFinding.${how}`, {
    gap: formatMoney(toAmount(Math.abs(paid - due)), currency, language),
  })
}

/** How much of the total is left to pay. */
export function leftFinding(
  points: readonly Point[],
  { total, currency }: Agreed,
  language: Language,
  t: TFunction,
): string | null {
  if (points.length === 0 || total <= 0) return null
  const left = nowOf(points, total).left ?? total
  const how = left <= 0 ? 'none' : left === total ? 'all' : 'some'
  return t(`implementationFunds:chart.leftFinding.${how}`, {
    share: formatPercent(left / total),
    total: formatMoney(total, currency, language),
  })
}
