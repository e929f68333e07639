import type { Exchange } from './har'

/** Fields whose values identify persons or grant access, and which may be part of a path. */
const SENSITIVE = /name|user|account|phone|mobile|mail|token|password|code|uuid|secret|id_?card/i

function collect(value: unknown, field: string, into: Set<string>) {
  if (typeof value === 'string' || typeof value === 'number') {
    if (SENSITIVE.test(field)) into.add(String(value))
  } else if (Array.isArray(value)) {
    for (const each of value) collect(each, field, into)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) collect(each, name, into)
  }
}

async function leavesOf(text: string | undefined | null, into: Set<string>) {
  if (!text) return
  try {
    collect(JSON.parse(text), '', into)
  } catch {
    // not JSON
  }
}

/** Matches a word of an address or a field name; not ids, tokens, phone numbers and encoded text. */
const WORD = /^[A-Za-z_][A-Za-z_-]{0,29}\d?$/
const INDEX = /^\d{1,4}$/

/** Names of menus and dictionaries are ordinary words of paths. */
const OF_THE_SERVER = /\/(getRouters|system\/dict\/)/

export interface ValueMask {
  path: (path: string) => string
  place: (place: string) => string
}

/**
 * Masks each part of a path, or of a field's path, that may be a value: everything that does not look like a word, and
 * everything that the recording contains in a sensitive field, such as the user's name.
 */
export async function createValueMask(exchanges: readonly Exchange[]): Promise<ValueMask> {
  const values = new Set<string>()
  for (const { url, sent, answer } of exchanges) {
    for (const [name, value] of url.searchParams) collect(value, name, values)
    await leavesOf(sent.text, values)
    if (!OF_THE_SERVER.test(url.pathname) && /json/i.test(answer.blob?.type ?? '')) {
      await leavesOf(await answer.blob?.text(), values)
    }
  }
  const isPlain = (part: string) => part === '' || (WORD.test(part) && !values.has(part))
  return {
    path: (path: string) =>
      path
        .split('/')
        .map((part) => (isPlain(part) ? part : '*'))
        .join('/'),
    place: (place: string) =>
      place
        .split('.')
        .map((part) => (isPlain(part) || INDEX.test(part) ? part : '*'))
        .join('.'),
  }
}
