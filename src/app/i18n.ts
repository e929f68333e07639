import i18n, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import accountZh from '@/features/account/locales/zh.json'
import commonZh from '@/shared/locales/common.zh.json'
import { report } from '@/shared/lib/report'
import { usePreferences } from '@/shared/preferences'
import { placeOf } from './textFiles'

const FILES = import.meta.glob<{ default: object }>([
  '/src/**/locales/*.json',
  // Here with the first screen.
  '!/src/shared/locales/common.zh.json',
  '!/src/features/account/locales/zh.json',
])

/** Texts by namespace and language, loaded with the first screen that needs them. */
const TEXTS = new Map<string, () => Promise<{ default: object }>>([
  ['common zh', async () => ({ default: commonZh })],
  ['account zh', async () => ({ default: accountZh })],
  // In Chinese the server's own labels are shown.
  ['dictionary zh', async () => ({ default: {} })],
  ...Object.entries(FILES).map(([path, load]) => [placeOf(path), load] as const),
])

const loader: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = TEXTS.get(`${namespace} ${language}`)
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
