import { createInstance } from 'i18next'
import { LANGUAGES, type Language } from '@/shared/lib/language'
import type { Namespace, TFunction } from '@/shared/i18n'
import { countFormatter, interpolation } from '@/app/i18n/counts'

type Words = Partial<Record<Namespace, Readonly<Record<Language, object>>>>

/** Says texts of these namespaces in a language, without a screen; one that is missing, or lacks a value, fails the test. */
export async function textsIn(words: Words): Promise<(language: Language) => TFunction> {
  const texts = createInstance().use(countFormatter)
  const namespaces = Object.keys(words) as Namespace[]
  await texts.init({
    lng: 'zh',
    ns: namespaces,
    resources: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        Object.fromEntries(Object.entries(words).map(([name, own]) => [name, own[language]])),
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
