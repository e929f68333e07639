import { useFormValue } from '@/shared/form/useFormValue'
import { parseAmount } from '@/shared/lib/parseNumber'
import { isCurrency, type Currency } from '@/shared/lib/money'
import type { Values } from '@/shared/autosave/editedValues'
import { useStage } from './stageContext'

export const currencyOf = (value: unknown): Currency | undefined => (isCurrency(value) ? value : undefined)

export function useCurrency(): Currency | undefined {
  const typed = useFormValue(({ currency }) => currencyOf(currency) ?? null)
  return useStage().currency ?? typed ?? undefined
}

/** Sums the amounts of rows, exact to the cent; invalid amounts are ignored. */
export function sumAmounts(rows: unknown, cell: string): number {
  if (!Array.isArray(rows)) return 0
  const cents = (rows as readonly (Values | null | undefined)[]).map((row) => {
    const typed = row?.[cell]
    if (typeof typed !== 'string' && typeof typed !== 'number') return 0
    return Math.round((parseAmount(typed) ?? 0) * 100)
  })
  return cents.reduce((sum, each) => sum + each, 0) / 100
}
