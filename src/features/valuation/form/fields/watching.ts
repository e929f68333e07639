import { useValues } from '@/shared/form/watching'
import type { Currency } from '@/shared/lib/money'
import type { StageName } from '../../engine'
import { aheadOf, asks, type Asked } from '../model/applicable'
import { CURRENT_STAGES, type CurrentStage } from '../model/options'
import type { FormValues } from '../model/schema'

/** What follows from all fields of a valuation; renders only when it changes. */
export const useFromValues = <T>(select: (values: FormValues) => T): T => useValues(select)

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
