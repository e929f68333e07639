import { customaryAt } from '../areas/customary'

/** Files that are fetched with the document: whatever the language, and for each. Each is an index into a list. */
export type EarlyFiles = { all: number[] } & Record<'zh' | 'en', number[]>

/** What is fetched with the document, for whom. */
export interface EarlyPart extends EarlyFiles {
  /** Addresses below the API base, with all parameters that each may have. */
  reads: string[]
  /** Any of these permissions; whoever is signed in without. */
  needs?: string[]
}

/** What the build knows of the files that an address needs, see `build/early.ts`. Stands in a file of its own. */
export interface EarlyMap {
  files: string[]
  /** By address, or by the component that a row of the server's menu names. */
  pages: Record<string, EarlyPart[]>
}

/** What stands in the page itself: the files of the workspace, and where the map is. */
export interface EarlyShell extends Record<'all' | 'zh' | 'en', string[]> {
  map: string
}

/** The page of an address; a wrong guess costs a few files. What it reads belongs to its own address, not to those below. */
export function pageAt(path: string, { pages }: EarlyMap): EarlyPart[] {
  if (Object.hasOwn(pages, path)) return pages[path]!
  const found = customaryAt(path, Object.keys(pages))
  if (!found) return []
  const parts = pages[found.component]!
  return found.isWhole ? parts : parts.map((part) => ({ ...part, reads: [] }))
}
