/** Files that are fetched with the document: whatever the language, and for each. Each is an index into a list. */
export type EarlyFiles = { all: number[] } & Record<'zh' | 'en', number[]>

/** What the build knows of the files that an address needs, see `deploy/early.ts`. Stands in a file of its own. */
export interface EarlyMap {
  files: string[]
  /** By address, or by the component that a row of the server's menu names. */
  pages: Record<string, EarlyFiles>
}

/** What stands in the page itself: the files of the workspace, and where the map is. */
export interface EarlyShell extends Record<'all' | 'zh' | 'en', string[]> {
  map: string
}

/**
 * The page of an address. Which component stands where is said by the server's menu, later; in this family it is named
 * after the address (`/apply` has `poconcept/apply/index`). A wrong guess costs a few files.
 */
export function pageAt(path: string, { pages }: EarlyMap): EarlyFiles | undefined {
  const [first, second] = path.split('/').filter((segment) => segment !== '')
  const endings = [`/${first}/${second}/index`, `/${first}/index`]
  const component = Object.keys(pages).find((name) => endings.some((ending) => `/${name}`.endsWith(ending)))
  return pages[path] ?? (component === undefined ? undefined : pages[component])
}
