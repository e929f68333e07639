import { readFileSync } from 'node:fs'
import type { Language } from './support'

const load = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')) as Record<string, unknown>

/** The product's own texts, so that a test names what the user reads. */
export function textsOf(language: Language) {
  const files = {
    common: load(`shared/locales/${language}.json`),
    parts: load(`shared/locales/parts.${language}.json`),
    workflow: load(`shared/locales/workflow.${language}.json`),
    shell: load(`app/locales/${language}.json`),
    account: load(`features/account/locales/${language}.json`),
    signIn: load(`features/account/locales/signIn.${language}.json`),
    pages: load(`features/account/locales/pages.${language}.json`),
    valuation: load(`features/valuation/locales/${language}.json`),
    search: load(`features/search/locales/${language}.json`),
    searchDetails: load(`features/search/locales/details.${language}.json`),
    form: load(`features/valuation/locales/form.${language}.json`),
    versions: load(`features/valuation/locales/versions.${language}.json`),
    concepts: load(`features/concepts/locales/${language}.json`),
    conceptForms: load(`features/concepts/locales/forms.${language}.json`),
    conceptWorkspace: load(`features/concepts/locales/workspace.${language}.json`),
    conceptExpert: load(`features/concepts/locales/expert.${language}.json`),
    reports: load(`features/valuation/locales/reports.${language}.json`),
  }
  return (namespace: keyof typeof files, key: string): string => {
    let value: unknown = files[namespace]
    for (const part of key.split('.')) value = (value as Record<string, unknown> | undefined)?.[part]
    if (typeof value !== 'string') throw new Error(`no text ${namespace}:${key}`)
    return value
  }
}
export type Texts = ReturnType<typeof textsOf>
