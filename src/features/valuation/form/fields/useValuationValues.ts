import { createContext, use } from 'react'
import { useFormValue } from '@/shared/form/useFormValue'
import type { ConvertibleCurrency } from '@/shared/lib/money'
import type { StageName } from '../../engine'
import { stagesAheadOf, visibleFields, type VisibleFields } from '../model/visibleFields'
import { checksOf, type Check } from '../model/fieldChecks'
import { CURRENT_STAGES, type CurrentStage } from '../model/formOptions'
import type { Prefill } from '../model/prefilled'
import type { FormValues } from '../model/valuationSchema'

/** Derives a value from all fields of a valuation; renders again only when it changes. */
export const useFromValues = <T>(select: (values: FormValues) => T): T => useFormValue(select)

export const PrefillContext = createContext<Prefill | null>(null)

/** Separate from the rest of the preview: every field reads it, and it changes far less often. */
export const LaunchContext = createContext<string | null>(null)

/** Launch date in the preview; null while there is none. */
export const useLaunch = (): string | null => use(LaunchContext)

/** Sets values of the surrounding form as if the user had typed them. */
export const SetValuesContext = createContext<(values: Partial<FormValues>) => void>(() => undefined)

export function useFromChecks<T>(select: (checks: readonly Check[], values: FormValues) => T): T {
  const prefill = use(PrefillContext)
  const launch = useLaunch()
  return useFromValues((values) => select(checksOf(values, prefill, launch), values))
}

export const useVisibleFields = (): VisibleFields => useFromValues(visibleFields)

export const useCurrency = (): ConvertibleCurrency =>
  useFromValues(({ currency }) => (currency === 'CNY' ? 'CNY' : 'USD'))

export const useCurrentStage = (): CurrentStage | null =>
  useFromValues(({ currentStage }) => CURRENT_STAGES.find((stage) => stage === currentStage) ?? null)

export const useStagesAhead = (): readonly StageName[] => useFromValues(stagesAheadOf)

export const useOtherCount = (): number =>
  useFromValues(({ otherIndications }) => otherIndications?.length ?? 0)
