/**
 * Reports an error; the only place that does. Callers pass route pattern, code and reference only: no token, body, file
 * name, personal data or query value.
 */
export function reportError(what: string, detail: unknown = '') {
  // oxlint-disable-next-line no-console -- the console is the record until a collector exists
  console.error(what, detail)
}
