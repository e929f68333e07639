import i18n, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import common from '@/shared/locales/common.zh.json'
import { reportError } from '@/shared/lib/reportError'
import { langOf, type Language } from '@/shared/lib/language'
import { usePreferences } from '@/shared/ui/preferences'
import { counts, interpolation } from './counts'
import { SIGN_IN_ENGLISH, SIGN_IN_TEXTS } from '../featureRegistry/signIn'
import { placeOf } from './textFiles'

/** Texts that are here from the start, in Chinese. */
const HERE: Record<string, object> = { common, ...SIGN_IN_TEXTS }

/** The same in English, which the login page asks for before anything else is here. */
const ENGLISH: Record<string, () => Promise<{ default: object }>> = {
  common: () => import('@/shared/locales/common.en.json'),
  ...SIGN_IN_ENGLISH,
}

const SHELL = { zh: () => import('./shell.zh'), en: () => import('./shell.en') }

const SHELL_FILES = Object.keys(import.meta.glob('/src/features/*/locales/shell.zh.json'))

/** Namespaces of what the shell says, of what it says in the name of each area, and of the parts of most screens. */
export const SHELL_TEXTS = [
  'shell',
  'parts',
  ...SHELL_FILES.map((path) => placeOf(path).split(' ')[0]!),
] as 'shell'[]

async function textsOf(language: Language, namespace: string): Promise<object> {
  if (language === 'zh' && HERE[namespace]) return HERE[namespace]
  const place = `${namespace} ${language}`
  if ((SHELL_TEXTS as string[]).includes(namespace)) {
    const { default: files } = await SHELL[language]()
    const path = Object.keys(files).find((each) => placeOf(each) === place)
    return path ? files[path]! : {}
  }
  const early = language === 'en' ? ENGLISH[namespace] : undefined
  const load = early ?? (await import('./areaTexts')).AREA_TEXTS.get(place)
  if (!load) throw new Error(`no texts for ${namespace}`)
  return (await load()).default
}

const loader: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    textsOf(language as Language, namespace).then(
      (texts) => done(null, texts as Record<string, string>),
      (error: unknown) => done(error as Error, true), // true: to be asked again
    )
  },
}

/** Starts the texts: Chinese is the default and the fallback of every missing key, which is reported once. */
export async function startTexts() {
  const reported = new Set<string>()
  await i18n
    .use(loader)
    .use(counts)
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
  const follow = () => {
    document.documentElement.lang = langOf(i18n.language as Language)
  }
  follow()
  i18n.on('languageChanged', follow)
  usePreferences.subscribe(({ language }, before) => {
    if (language !== before.language) void i18n.changeLanguage(language)
  })
}
