import { createInstance } from 'i18next'
import formEn from '@/features/valuation/locales/form.en.json'
import formZh from '@/features/valuation/locales/form.zh.json'
import en from '@/features/valuation/locales/en.json'
import zh from '@/features/valuation/locales/zh.json'
import versionsEn from '@/features/valuation/locales/versions.en.json'
import versionsZh from '@/features/valuation/locales/versions.zh.json'
import type { ChartContext } from '@/features/valuation/reports/charts'
import type { Language } from '@/shared/preferences'
import type { Text } from '@/shared/texts'

const texts = createInstance()
await texts.init({
  lng: 'zh',
  ns: ['valuation', 'valuationForm', 'valuationVersions'],
  defaultNS: 'valuation',
  resources: {
    zh: { valuation: zh, valuationForm: formZh, valuationVersions: versionsZh },
    en: { valuation: en, valuationForm: formEn, valuationVersions: versionsEn },
  },
  interpolation: { escapeValue: false },
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => {
    throw new Error(`missing text ${namespace}:${key}`)
  },
})

export const textOf = (language: Language) =>
  texts.getFixedT(language, ['valuation', 'valuationForm', 'valuationVersions']) as unknown as Text

/** What charts and texts depend on besides the content. */
export const aContext = (changes: Partial<ChartContext> = {}): ChartContext => ({
  t: textOf(changes.language ?? 'en'),
  language: 'en',
  currency: 'USD',
  isDark: false,
  baseDate: '2026-03-15',
  ...changes,
})
