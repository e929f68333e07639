import { SCOPES, type Scope } from './roomScope'

/** Where a new valuation begins with what is known of a patent. */
export const valuationOfPatent = (scope: Scope, id: string) =>
  `/valuation/form?${new URLSearchParams({ patent: `${scope}:${id}` }).toString()}`

/** The patent that the address of a new valuation names; null where it names none, or wrongly. */
export function patentIn(value: string | null): { scope: Scope; id: string } | null {
  const [, section, id] = /^([a-z]+):([\w-]{1,64})$/.exec(value ?? '') ?? []
  const scope = SCOPES.find((each) => each === section)
  return scope !== undefined && id !== undefined ? { scope, id } : null
}
