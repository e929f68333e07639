/**
 * The component that stands at an address by this family's custom (`/apply` has `poconcept/apply/index`), and the part
 * of the address that is its own; null where none of the names fits. Where each really stands is said by the menu.
 */
export function guessComponent(path: string, names: readonly string[]) {
  const segments = path.split('/').filter((segment) => segment !== '')
  for (const count of [2, 1]) {
    const own = `/${segments.slice(0, count).join('/')}`
    const component = names.find((name) => `/${name}`.endsWith(`${own}/index`))
    if (segments.length < count || component === undefined) continue
    return { component, own, isWhole: segments.length === count }
  }
  return null
}
