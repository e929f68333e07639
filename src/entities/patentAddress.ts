import { SCOPES, type Scope } from './roomScope'

/** Address of a new valuation prefilled from a patent. */
export const patentValuationAddress = (scope: Scope, id: string) =>
  `/valuation/form?${new URLSearchParams({ patent: `${scope}:${id}` }).toString()}`

/** Parses the patent named in the address of a new valuation; null if missing or invalid. */
export function parsePatentRef(value: string | null): { scope: Scope; id: string } | null {
  const [, section, id] = /^([a-z]+):([\w-]{1,64})$/.exec(value ?? '') ?? []
  const scope = SCOPES.find((each) => each === section)
  return scope !== undefined && id !== undefined ? { scope, id } : null
}
