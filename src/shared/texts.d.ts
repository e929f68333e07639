import type dictionary from './locales/dictionary.en.json'
import type common from './locales/common.zh.json'
import type editing from './locales/editing.zh.json'
import type workflow from './locales/workflow.zh.json'
import type parts from './locales/parts.zh.json'

/** Texts by namespace. Who has texts of his own adds them, in a `texts.d.ts` beside them. */
export interface Texts {
  common: typeof common
  parts: typeof parts
  dictionary: typeof dictionary
  editing: typeof editing
  workflow: typeof workflow
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
