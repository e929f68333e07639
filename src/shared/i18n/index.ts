import type { TFunction as NamespacedTFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type common from '@/shared/locales/common.zh.json'
import type dictionary from '@/shared/locales/dictionary.zh.json'
import type editing from '@/shared/locales/editing.zh.json'
import type parts from '@/shared/locales/parts.zh.json'
import type points from '@/shared/locales/points.zh.json'
import type uploads from '@/shared/locales/uploads.zh.json'
import type viewer from '@/shared/locales/viewer.zh.json'
import type workflow from '@/shared/locales/workflow.zh.json'
import { useLanguage } from './useLanguage'

/** Translations by namespace. A feature adds its own in a `texts.d.ts` next to them. */
export interface Texts {
  common: typeof common
  parts: typeof parts
  viewer: typeof viewer
  dictionary: typeof dictionary
  editing: typeof editing
  points: typeof points
  uploads: typeof uploads
  workflow: typeof workflow
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}

export type Namespace = keyof Texts

/** Translates any text of the app, e.g. `halls:title`; those of `common` without their namespace. */
export type TFunction = NamespacedTFunction<readonly ['common', ...Namespace[]]>

/** Translations of the given namespaces and of `common`; suspends until they are loaded. */
export const useTranslations = (...namespaces: readonly Namespace[]): TFunction =>
  useTranslation(['common', ...namespaces]).t

export function useListFormat() {
  const language = useLanguage()
  return (names: readonly (string | number)[]) => new Intl.ListFormat(language).format(names.map(String))
}
