import formEn from '@/features/valuation/locales/form.en.json'
import formZh from '@/features/valuation/locales/form.zh.json'
import en from '@/features/valuation/locales/en.json'
import zh from '@/features/valuation/locales/zh.json'
import versionsEn from '@/features/valuation/locales/versions.en.json'
import versionsZh from '@/features/valuation/locales/versions.zh.json'
import type { ChartContext } from '@/features/valuation/reports/charts'
import { translationsIn } from '../../../support/translations'

export const textOf = await translationsIn({
  valuation: { zh, en },
  valuationForm: { zh: formZh, en: formEn },
  valuationVersions: { zh: versionsZh, en: versionsEn },
})

export const makeChartContext = (changes: Partial<ChartContext> = {}): ChartContext => ({
  t: textOf(changes.language ?? 'en'),
  language: 'en',
  currency: 'USD',
  isDark: false,
  baseDate: '2026-03-15',
  ...changes,
})
