import i18n, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import common from '@/shared/locales/common.zh.json'
import { reportError } from '@/shared/lib/reportError'
import { htmlLangOf, type Language } from '@/shared/lib/language'
import { usePreferences } from '@/shared/ui/preferences'
import { countFormatter, interpolation } from './counts'
import { SIGN_IN_ENGLISH, SIGN_IN_TEXTS } from '../featureRegistry/signIn'
import { textKeyOf } from './textFiles'

/** Chinese texts bundled with the start code. */
const BUNDLED: Record<string, object> = { common, ...SIGN_IN_TEXTS }

/** English texts the login page needs before anything else has loaded. */
const BUNDLED_ENGLISH: Record<string, () => Promise<{ default: object }>> = {
  common: () => import('@/shared/locales/common.en.json'),
  ...SIGN_IN_ENGLISH,
}

const SHELL = { zh: () => import('./shell.zh'), en: () => import('./shell.en') }

const SHELL_FILES = Object.keys(import.meta.glob('/src/features/*/locales/shell.zh.json'))

/** Namespaces of the shell, of each feature's texts for the shell, and of shared components. */
export const SHELL_TEXTS = [
  'shell',
  'parts',
  ...SHELL_FILES.map((path) => textKeyOf(path).split(' ')[0]!),
] as 'shell'[]

async function loadNamespace(language: Language, namespace: string): Promise<object> {
  if (language === 'zh' && BUNDLED[namespace]) return BUNDLED[namespace]
  const textKey = `${namespace} ${language}`
  if ((SHELL_TEXTS as string[]).includes(namespace)) {
    const { default: files } = await SHELL[language]()
    const path = Object.keys(files).find((each) => textKeyOf(each) === textKey)
    return path ? files[path]! : {}
  }
  const early = language === 'en' ? BUNDLED_ENGLISH[namespace] : undefined
  const load = early ?? (await import('./featureTexts')).FEATURE_TEXTS.get(textKey)
  if (!load) throw new Error(`no texts for ${namespace}`)
  return (await load()).default
}

const loader: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadNamespace(language as Language, namespace).then(
      (texts) => done(null, texts as Record<string, string>),
      (error: unknown) => done(error as Error, true), // true: i18next retries
    )
  },
}

/** Initializes i18next. Chinese is the default and the fallback for missing keys, each of which is reported once. */
export async function startTexts() {
  const reported = new Set<string>()
  await i18n
    .use(loader)
    .use(countFormatter)
    .use(initReactI18next)
    .init({
      lng: usePreferences.getState().language,
      fallbackLng: 'zh',
      ns: ['common', ...Object.keys(SIGN_IN_TEXTS)],
      defaultNS: 'common',
      maxRetries: 3,
      interpolation,
      saveMissing: true,
      missingKeyHandler: (_languages, namespace, key) => {
        if (reported.has(namespace + key)) return
        reported.add(namespace + key)
        reportError('missing text', `${namespace}:${key}`)
      },
    })
  const applyLanguage = () => {
    document.documentElement.lang = htmlLangOf(i18n.language as Language)
  }
  applyLanguage()
  i18n.on('languageChanged', applyLanguage)
  usePreferences.subscribe(({ language }, before) => {
    if (language !== before.language) void i18n.changeLanguage(language)
  })
}
