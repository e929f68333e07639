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

/** Texts by namespace. Who has texts of his own adds them, in a `texts.d.ts` beside them. */
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

/** Says any text of the product, `halls:title`; those of `common` without their namespace. */
export type TFunction = NamespacedTFunction<readonly ['common', ...Namespace[]]>

/** Says texts of these namespaces and of `common`; the screen waits until they are there. */
export const useTranslations = (...namespaces: readonly Namespace[]): TFunction =>
  useTranslation(['common', ...namespaces]).t

/** Says several names as one: `甲、乙和丙`, `a, b, and c`. */
export function useListed() {
  const language = useLanguage()
  return (names: readonly (string | number)[]) => new Intl.ListFormat(language).format(names.map(String))
}
