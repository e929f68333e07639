type Scalar = string | number | boolean | null | undefined
export type QueryValue = Scalar | readonly Scalar[] | { readonly [name: string]: Scalar }
export type Query = { readonly [name: string]: QueryValue }

/** Half of a surrogate pair, on which `encodeURIComponent` throws. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const encode = (text: string) => encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'))

/** The backend reads `&` in a value as a separator even when encoded, so typed text is sent with `|`. */
const encodeTyped = (value: Scalar) => encode(String(value).replaceAll('&', '|'))

const isAbsent = (value: QueryValue) => value === null || value === undefined || value === ''

/**
 * Query string of a GET, without the `?`. Absent values are dropped; one level of nesting becomes `params[beginTime]`,
 * arrays become `ids[0]`, and `&` becomes `|` except in `verbatim` names. Everything is percent-encoded, in order of
 * insertion.
 */
export function serialiseQuery(query: Query, verbatim: readonly string[] = []): string {
  const pairs: string[] = []
  const add = (name: string, value: Scalar) => {
    if (isAbsent(value)) return
    pairs.push(`${encode(name)}=${verbatim.includes(name) ? encode(String(value)) : encodeTyped(value)}`)
  }
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner)
    } else {
      add(name, value)
    }
  }
  return pairs.join('&')
}

/** Path of a request with its parameters filled in and encoded; null when a parameter is missing or unsafe. */
export function fillPath(template: string, params: Readonly<Record<string, string | number>>): string | null {
  let isMissing = false
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? String(params[name]) : ''
    if (value === '') isMissing = true
    return encode(value)
  })
  return isMissing || !isOwnPath(path) ? null : path
}

/**
 * True when a path stays below the API base: exactly one leading slash, no scheme, backslash or control character, and
 * no `..` segment, not even an encoded one.
 */
export function isOwnPath(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  if (!/^\/(?!\/)/.test(path) || /[\\\u0000-\u001f\u007f]/.test(path)) return false
  return path
    .split(/[?#]/)[0]!
    .split('/')
    .every((segment) => !/^(\.|%2e){1,2}$/i.test(segment))
}
