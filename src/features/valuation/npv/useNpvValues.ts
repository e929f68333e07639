import { useFormValue } from '@/shared/form/useFormValue'
import type { ConvertibleCurrency } from '@/shared/lib/money'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { visibleFields } from './visibleFields'
import type { NpvValues } from './npvSchema'

export const useNpvText = (): TFunction => useTranslations('valuationNpv', 'valuationForm', 'valuation')

/** Selects from all fields of a calculation; renders only when the result changes. */
export const useNpvValues = <T>(select: (values: NpvValues) => T): T => useFormValue(select)

export const useVisibleFields = () => useNpvValues(visibleFields)

export const useCurrency = (): ConvertibleCurrency =>
  useNpvValues(({ currency }) => (currency === 'CNY' ? 'CNY' : 'USD'))
