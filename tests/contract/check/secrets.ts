import type { Exchange } from './har'

/** Fields whose values name persons or open doors, and which may turn up as a part of a path. */
const TELLING = /name|user|account|phone|mobile|mail|token|password|code|uuid|secret|id_?card/i

/** The leaves of an answer or a body that stand in a telling field. */
function collect(value: unknown, field: string, into: Set<string>) {
  if (typeof value === 'string' || typeof value === 'number') {
    if (TELLING.test(field)) into.add(String(value))
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
    // no JSON
  }
}

/** What a word of an address or a field looks like; ids, tokens, phone numbers and encoded text do not. */
const WORD = /^[A-Za-z_][A-Za-z_-]{0,29}\d?$/
const INDEX = /^\d{1,4}$/

/** Names of menus and dictionaries are the words that paths are made of. */
const OF_THE_SERVER = /\/(getRouters|system\/dict\/)/

export interface Strike {
  path: (path: string) => string
  place: (place: string) => string
}

/**
 * Strikes out each part of a path, or of the place of a field, that may be a value: what does not look like a word, and
 * what the recording holds in a telling field, the user's name for instance.
 */
export async function strikeValuesOf(exchanges: readonly Exchange[]): Promise<Strike> {
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
