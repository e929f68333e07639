import { isFilled } from '@/shared/form/validation'
import { rememberValues, useSessionValues } from '../sessionState/sessionValues'
import { CURRENT_STAGES } from './model/options'
import type { FormValues } from './model/schema'

/** Values of a form that the next one may start with. */
const asFields = (values: ReturnType<typeof useSessionValues.getState>): Partial<FormValues> => {
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

/** Keeps what the session remembers of a form that was accepted, as the user typed it. */
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
 * Of what the last form held, what is still empty in this one. An amount belongs to its currency, so that is taken
 * over with it, and only with it.
 */
export function useLastValues(): (current: FormValues) => Partial<FormValues> {
  const last = asFields(useSessionValues())
  return (current) => {
    const { currency, ...fields } = last
    const open = Object.fromEntries(
      Object.entries(fields).filter(([name]) => isEmpty(current[name as keyof FormValues])),
    ) as Partial<FormValues>
    return open.marketSize === undefined || currency === undefined ? open : { ...open, currency }
  }
}
