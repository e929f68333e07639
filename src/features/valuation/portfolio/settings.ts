import * as z from 'zod/mini'
import { create } from 'zustand'
import { onUserChange } from '@/shared/auth/session'
import { CNY_PER_USD, CURRENCIES, type Currency } from '@/shared/lib/money'
import { tabValue } from '@/shared/lib/storage'
import { parseAmount } from '@/shared/lib/typedNumber'
import { amountAsTyped } from '../workbench/typed'

/** An amount as typed, in the currency that the view had then. */
const TypedAmount = z.object({ typed: z.string(), currency: z.enum(CURRENCIES) })
type TypedAmount = z.infer<typeof TypedAmount>

const Settings = z.object({
  /** What may be spent in each year. */
  yearlyBudget: TypedAmount,
  /** What may be spent in all. */
  budget: TypedAmount,
  /** Correlation of the projects' markets. */
  correlation: z.string(),
  seed: z.string(),
})
type Settings = z.infer<typeof Settings>

const NOTHING: TypedAmount = { typed: '', currency: 'USD' }
const DEFAULTS: Settings = { yearlyBudget: NOTHING, budget: NOTHING, correlation: '0.3', seed: '42' }

/** What was typed about portfolios; survives a reload. */
const stored = tabValue<Settings>('session:portfolio', Settings, DEFAULTS)

export const useSettings = create<Settings>(() => stored.read())

export function keepSettings(changes: Partial<Settings>) {
  useSettings.setState(changes)
  stored.write(useSettings.getState())
}

onUserChange((user) => useSettings.setState(user ? stored.read() : DEFAULTS, true))

/** The typed amount as a field in another currency shows it; what is no number stays as it is. */
export function typedIn({ typed, currency }: TypedAmount, to: Currency): string {
  const amount = parseAmount(typed)
  if (currency === to || amount === null) return typed
  return amountAsTyped(to === 'CNY' ? amount * CNY_PER_USD : amount / CNY_PER_USD)
}
