import { useTranslation } from 'react-i18next'
import { useValues } from '@/shared/form/watching'
import type { Currency } from '@/shared/lib/money'
import { asks } from './applicable'
import type { NpvValues } from './schema'
import type { NpvText } from './texts'

export function useNpvText(): NpvText {
  return useTranslation(['valuationNpv', 'valuationForm', 'valuation']).t
}

/** What follows from all fields of a calculation; renders only when it changes. */
export const useNpvValues = <T>(select: (values: NpvValues) => T): T => useValues(select)

export const useAsked = () => useNpvValues(asks)

export const useCurrency = (): Currency =>
  useNpvValues(({ currency }) => (currency === 'CNY' ? 'CNY' : 'USD'))
