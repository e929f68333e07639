import { Form } from 'antd'
import type { Currency } from '@/shared/lib/money'
import type { StageName } from '../../engine'
import { aheadOf, asks, type Asked } from '../model/applicable'
import { CURRENT_STAGES, type CurrentStage } from '../model/options'
import type { FormValues } from '../model/schema'

/** A value that follows from all fields, the hidden ones included; renders only when it changes. */
export function useFromValues<T>(select: (values: FormValues) => T): T {
  const form = Form.useFormInstance<FormValues>()
  const selected = Form.useWatch(select, { form, preserve: true }) as T | undefined
  // Before the first field is mounted nothing is watched yet.
  return selected ?? select(form.getFieldsValue(true) as FormValues)
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
