/** Deterministic JSON: sorted keys, no white space. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  return `{${canonicalFields(value).join(',')}}`
}

export function canonicalFields(value: object): string[] {
  const all = value as Record<string, unknown>
  const fields: string[] = []
  // oxlint-disable-next-line unicorn/no-array-sort -- of an array that is nobody else's: logs have many entries
  for (const key of Object.keys(all).sort()) {
    if (all[key] !== undefined) fields.push(`${JSON.stringify(key)}:${canonicalJson(all[key])}`)
  }
  return fields
}

/** SHA-256 of the {@link canonicalJson} of a value, as hexadecimal digits. */
export async function hashOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalJson(value))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
