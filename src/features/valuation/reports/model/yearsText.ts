import { formatNumber } from '@/shared/lib/money'
import type { TFunction } from '@/shared/i18n'

export const yearsText = (t: TFunction, years: number, digits = 2): string =>
  t('valuation:unit.years', { count: Number(years.toFixed(digits)), value: formatNumber(years, digits) })
