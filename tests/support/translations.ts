import { createInstance } from 'i18next'
import { LANGUAGES, type Language } from '@/shared/lib/language'
import type { Namespace, TFunction } from '@/shared/i18n'
import { countFormatter, interpolation } from '@/app/i18n/counts'

type Resources = Partial<Record<Namespace, Readonly<Record<Language, object>>>>

/** Translation functions for these namespaces, without a screen; a missing key or value fails the test. */
export async function translationsIn(translations: Resources): Promise<(language: Language) => TFunction> {
  const texts = createInstance().use(countFormatter)
  const namespaces = Object.keys(translations) as Namespace[]
  await texts.init({
    lng: 'zh',
    ns: namespaces,
    resources: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        Object.fromEntries(Object.entries(translations).map(([name, own]) => [name, own[language]])),
      ]),
    ),
    interpolation,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`missing text ${namespace}:${key}`)
    },
    missingInterpolationHandler: (text: string) => {
      throw new Error(`a value is missing in: ${text}`)
    },
  })
  return (language) => texts.getFixedT(language, namespaces) as unknown as TFunction
}
