import { createContext, use } from 'react'
import { useValues } from '@/shared/form/useFormValue'
import type { Currency } from '@/shared/lib/money'
import type { StageName } from '../../engine'
import { aheadOf, asks, type Asked } from '../model/applicable'
import { checksOf, type Check } from '../model/checks'
import { CURRENT_STAGES, type CurrentStage } from '../model/options'
import type { Prefill } from '../model/prefilled'
import type { FormValues } from '../model/schema'

/** What follows from all fields of a valuation; renders only when it changes. */
export const useFromValues = <T>(select: (values: FormValues) => T): T => useValues(select)

/** What the form around was filled in with. */
export const PrefillContext = createContext<Prefill | null>(null)

/** Apart from the rest of the preview: every field looks at it, and it changes far less often. */
export const LaunchContext = createContext<string | null>(null)

/** The day on which the preview has the product launched; null while it has none. */
export const useLaunch = (): string | null => use(LaunchContext)

/** Puts values into the form around, as if the user had typed them. */
export const PutContext = createContext<(values: Partial<FormValues>) => void>(() => undefined)

/** What follows from all fields and from what is to be looked at twice among them. */
export function useFromChecks<T>(select: (checks: readonly Check[], values: FormValues) => T): T {
  const prefill = use(PrefillContext)
  const launch = useLaunch()
  return useFromValues((values) => select(checksOf(values, prefill, launch), values))
}

export const useAsked = (): Asked => useFromValues(asks)

export const useCurrency = (): Currency =>
  useFromValues(({ currency }) => (currency === 'CNY' ? 'CNY' : 'USD'))

/** Null until one is chosen. */
export const useCurrentStage = (): CurrentStage | null =>
  useFromValues(({ currentStage }) => CURRENT_STAGES.find((stage) => stage === currentStage) ?? null)

/** The development stages ahead, as far as they can be told. */
export const useStagesAhead = (): readonly StageName[] => useFromValues(aheadOf)

export const useOtherCount = (): number =>
  useFromValues(({ otherIndications }) => otherIndications?.length ?? 0)
