import { isFilled } from '@/shared/form/validation'
import { rememberValues, useSessionValues } from '../sessionState/sessionValues'
import { CURRENT_STAGES } from './model/formOptions'
import type { FormValues } from './model/valuationSchema'

const toFormValues = (values: ReturnType<typeof useSessionValues.getState>): Partial<FormValues> => {
  const { selectedIndOptions, currentPhase, marketValue, defaultDesignValue, otherIndTable } = values
  const stage = CURRENT_STAGES.find((each) => each === currentPhase)
  return {
    ...(stage && { currentStage: stage }),
    ...(selectedIndOptions[0] && { preferredIndication: selectedIndOptions[0] }),
    ...(otherIndTable.length > 0 && { otherIndications: otherIndTable }),
    ...(marketValue && { currency: marketValue.currency, marketSize: marketValue.size }),
    ...(defaultDesignValue && { trials: defaultDesignValue }),
  } as Partial<FormValues>
}

/** Remembers values of a submitted form for the session, as the user typed them. */
export function rememberForm(values: FormValues) {
  const { preferredIndication, otherIndications = [], currentStage, currency, marketSize, trials } = values
  rememberValues({
    selectedIndOptions: [preferredIndication, ...otherIndications.map(({ indication }) => indication)],
    currentPhase: currentStage,
    marketValue: { size: String(marketSize), currency },
    defaultDesignValue: trials ?? null,
    otherIndTable: otherIndications,
  } as Parameters<typeof rememberValues>[0])
}

const isEmpty = (value: unknown) => (Array.isArray(value) ? value.length === 0 : !isFilled(value))

/**
 * Returns the values of the last form for fields that are empty in this one. An amount belongs to its currency: both
 * are taken over together, or neither.
 */
export function useLastValues(): (current: FormValues) => Partial<FormValues> {
  const last = toFormValues(useSessionValues())
  return (current) => {
    const { currency, ...fields } = last
    const missing = Object.fromEntries(
      Object.entries(fields).filter(([name]) => isEmpty(current[name as keyof FormValues])),
    ) as Partial<FormValues>
    return missing.marketSize === undefined || currency === undefined ? missing : { ...missing, currency }
  }
}
