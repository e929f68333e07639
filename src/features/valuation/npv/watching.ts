import { useValues } from '@/shared/form/useFormValue'
import type { Currency } from '@/shared/lib/money'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { asks } from './applicable'
import type { NpvValues } from './schema'

export const useNpvText = (): TFunction => useTranslations('valuationNpv', 'valuationForm', 'valuation')

/** What follows from all fields of a calculation; renders only when it changes. */
export const useNpvValues = <T>(select: (values: NpvValues) => T): T => useValues(select)

export const useAsked = () => useNpvValues(asks)

export const useCurrency = (): Currency =>
  useNpvValues(({ currency }) => (currency === 'CNY' ? 'CNY' : 'USD'))
