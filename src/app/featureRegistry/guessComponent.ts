/**
 * Guesses the component of an address by the naming convention (`/apply` has `poconcept/apply/index`); null if no name
 * matches. Also returns the matched part of the address. The menu has the authoritative mapping.
 */
export function guessComponent(path: string, names: readonly string[]) {
  const segments = path.split('/').filter((segment) => segment !== '')
  for (const count of [2, 1]) {
    const own = `/${segments.slice(0, count).join('/')}`
    const component = names.find((name) => `/${name}`.endsWith(`${own}/index`))
    if (segments.length < count || component === undefined) continue
    return { component, own, isExact: segments.length === count }
  }
  return null
}
