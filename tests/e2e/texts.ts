import { readdirSync, readFileSync } from 'node:fs'
import type { Texts as Namespaces } from '@/shared/i18n'
import { textKeyOf } from '../../src/app/i18n/textFiles'
import type { Language } from './support'

const ROOT = new URL('../../src/', import.meta.url)

const files = new Map(
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\blocales\/[\w.]+\.json$/.test(path))
    .map((path) => [textKeyOf(`/src/${path}`), new URL(path, ROOT)]),
)

/** The product's own translations, so that a test uses the texts that a user reads. */
export function textsOf(language: Language) {
  return (namespace: keyof Namespaces, key: string): string => {
    let value: unknown = JSON.parse(readFileSync(files.get(`${namespace} ${language}`)!, 'utf8'))
    for (const part of key.split('.')) value = (value as Record<string, unknown> | undefined)?.[part]
    if (typeof value !== 'string') throw new Error(`no text ${namespace}:${key}`)
    return value
  }
}
export type Texts = ReturnType<typeof textsOf>
