import * as z from 'zod/mini'
import { create } from 'zustand'
import { onUserChange } from '@/shared/auth/session'
import { CNY_PER_USD, CONVERTIBLE_CURRENCIES, type ConvertibleCurrency } from '@/shared/lib/money'
import { tabValue } from '@/shared/lib/storage'
import { parseAmount } from '@/shared/lib/parseNumber'
import { amountAsTyped } from '../workbench/typedNumber'

const TypedAmount = z.object({ typed: z.string(), currency: z.enum(CONVERTIBLE_CURRENCIES) })
type TypedAmount = z.infer<typeof TypedAmount>

const Settings = z.object({
  yearlyBudget: TypedAmount,
  /** Limit over all years. */
  budget: TypedAmount,
  correlation: z.string(),
  seed: z.string(),
})
type Settings = z.infer<typeof Settings>

const NO_AMOUNT: TypedAmount = { typed: '', currency: 'USD' }
const DEFAULTS: Settings = { yearlyBudget: NO_AMOUNT, budget: NO_AMOUNT, correlation: '0.3', seed: '42' }

/** Survives a reload of the tab. */
const stored = tabValue<Settings>('session:portfolio', Settings, DEFAULTS)

export const useSettings = create<Settings>(() => stored.read())

export function saveSettings(changes: Partial<Settings>) {
  useSettings.setState(changes)
  stored.write(useSettings.getState())
}

onUserChange((user) => useSettings.setState(user ? stored.read() : DEFAULTS, true))

/** Converts a typed amount to another currency; text that is not a number is returned unchanged. */
export function typedAmountIn({ typed, currency }: TypedAmount, to: ConvertibleCurrency): string {
  const amount = parseAmount(typed)
  if (currency === to || amount === null) return typed
  return amountAsTyped(to === 'CNY' ? amount * CNY_PER_USD : amount / CNY_PER_USD)
}
