import i18n, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import accountZh from '@/features/account/locales/zh.json'
import commonZh from '@/shared/locales/zh.json'
import { report } from '@/shared/lib/report'
import { usePreferences, type Language } from '@/shared/preferences'

type Texts = () => Promise<{ default: object }>

/** Texts by namespace and language, loaded with the first screen that needs them. */
const TEXTS: Record<string, Record<Language, Texts>> = {
  common: { zh: async () => ({ default: commonZh }), en: () => import('@/shared/locales/en.json') },
  shell: { zh: () => import('./locales/zh.json'), en: () => import('./locales/en.json') },
  parts: {
    zh: () => import('@/shared/locales/parts.zh.json'),
    en: () => import('@/shared/locales/parts.en.json'),
  },
  workflow: {
    zh: () => import('@/shared/locales/workflow.zh.json'),
    en: () => import('@/shared/locales/workflow.en.json'),
  },
  // In Chinese the server's own labels are shown.
  dictionary: {
    zh: async () => ({ default: {} }),
    en: () => import('@/shared/locales/dictionary.en.json'),
  },
  account: {
    zh: async () => ({ default: accountZh }),
    en: () => import('@/features/account/locales/en.json'),
  },
  signIn: {
    zh: () => import('@/features/account/locales/signIn.zh.json'),
    en: () => import('@/features/account/locales/signIn.en.json'),
  },
  pages: {
    zh: () => import('@/features/account/locales/pages.zh.json'),
    en: () => import('@/features/account/locales/pages.en.json'),
  },
  valuation: {
    zh: () => import('@/features/valuation/locales/zh.json'),
    en: () => import('@/features/valuation/locales/en.json'),
  },
  valuationForm: {
    zh: () => import('@/features/valuation/locales/form.zh.json'),
    en: () => import('@/features/valuation/locales/form.en.json'),
  },
  search: {
    zh: () => import('@/features/search/locales/zh.json'),
    en: () => import('@/features/search/locales/en.json'),
  },
  searchDetails: {
    zh: () => import('@/features/search/locales/details.zh.json'),
    en: () => import('@/features/search/locales/details.en.json'),
  },
  versions: {
    zh: () => import('@/features/valuation/locales/versions.zh.json'),
    en: () => import('@/features/valuation/locales/versions.en.json'),
  },
  valuationNpv: {
    zh: () => import('@/features/valuation/locales/npv.zh.json'),
    en: () => import('@/features/valuation/locales/npv.en.json'),
  },
  valuationWorkbench: {
    zh: () => import('@/features/valuation/locales/workbench.zh.json'),
    en: () => import('@/features/valuation/locales/workbench.en.json'),
  },
  questionnaire: {
    zh: () => import('@/features/valuation/locales/questionnaire.zh.json'),
    en: () => import('@/features/valuation/locales/questionnaire.en.json'),
  },
  reports: {
    zh: () => import('@/features/valuation/locales/reports.zh.json'),
    en: () => import('@/features/valuation/locales/reports.en.json'),
  },
  concepts: {
    zh: () => import('@/features/concepts/locales/zh.json'),
    en: () => import('@/features/concepts/locales/en.json'),
  },
  conceptHalls: {
    zh: () => import('@/features/concepts/locales/halls.zh.json'),
    en: () => import('@/features/concepts/locales/halls.en.json'),
  },
  conceptForms: {
    zh: () => import('@/features/concepts/locales/forms.zh.json'),
    en: () => import('@/features/concepts/locales/forms.en.json'),
  },
  conceptWorkspace: {
    zh: () => import('@/features/concepts/locales/workspace.zh.json'),
    en: () => import('@/features/concepts/locales/workspace.en.json'),
  },
  conceptExpert: {
    zh: () => import('@/features/concepts/locales/expert.zh.json'),
    en: () => import('@/features/concepts/locales/expert.en.json'),
  },
  conceptStatistics: {
    zh: () => import('@/features/concepts/locales/statistics.zh.json'),
    en: () => import('@/features/concepts/locales/statistics.en.json'),
  },
}

const loader: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = TEXTS[namespace]?.[language as Language]
    if (!load) return done(new Error(`no texts for ${namespace}`), null)
    load().then(
      (texts) => done(null, texts.default as Record<string, string>),
      (error: unknown) => done(error as Error, null),
    )
  },
}

/** Starts the texts: Chinese is the default and the fallback of every missing key, which is reported once. */
export async function startTexts() {
  const reported = new Set<string>()
  await i18n
    .use(loader)
    .use(initReactI18next)
    .init({
      lng: usePreferences.getState().language,
      fallbackLng: 'zh',
      ns: ['common', 'account'],
      defaultNS: 'common',
      interpolation: { escapeValue: false }, // React escapes
      saveMissing: true,
      missingKeyHandler: (_languages, namespace, key) => {
        if (reported.has(namespace + key)) return
        reported.add(namespace + key)
        report('missing text', `${namespace}:${key}`)
      },
    })
  const follow = (language: string) => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  }
  follow(i18n.language)
  i18n.on('languageChanged', follow)
  usePreferences.subscribe(({ language }, before) => {
    if (language !== before.language) void i18n.changeLanguage(language)
  })
}
