import * as z from 'zod/mini'
import { outsideLink, ownAddress } from '@/shared/lib/addresses'
import { routePattern } from '@/shared/lib/diagnostic'
import { memo } from '@/shared/lib/memo'

/** A row of the menu after reading: only what can be shown or opened. */
export interface MenuNode {
  /** Full path, unique in the menu: names are unique only by convention. */
  path: string
  /** As the server sent it; empty where nothing of it can be seen. Shown by `useMenuTitle`. */
  title: string
  /** Name of the icon; unknown ones get none. */
  icon: string
  /** View name for the page registry, empty where the server names none; null for a group or a link. */
  component: string | null
  /** Opened in a new window. */
  link: string | null
  /** Where a group leads; null when it only groups. */
  redirect: string | null
  /** Rows with parameters in their path can be opened but not listed: they have no address of their own. */
  isListed: boolean
  /** Its screen is made anew at each visit instead of keeping its state. */
  isUncached: boolean
  /** Its tab is always there and cannot be closed. */
  isAffixed: boolean
  children: MenuNode[]
}

export type Menu = readonly MenuNode[]

const Meta = z.object({
  title: z.catch(z.string(), ''),
  icon: z.catch(z.string(), ''),
  link: z.catch(z.nullable(z.string()), null),
  noCache: z.catch(z.nullable(z.boolean()), null),
  affix: z.catch(z.nullable(z.boolean()), null),
})

const Row = z.object({
  path: z.string(),
  component: z.catch(z.nullish(z.string()), null),
  redirect: z.catch(z.nullish(z.string()), null),
  hidden: z.catch(z.nullish(z.union([z.boolean(), z.string()])), false),
  meta: z.catch(z.nullish(z.partial(Meta)), null),
  children: z.catch(z.nullish(z.array(z.unknown())), null),
})

/** Component names that only hold others. */
const FRAMES = new Set(['Layout', 'ParentView'])

/** Deep enough for any menu, and an end for one that contains itself. */
const MAX_DEPTH = 8

/** Why a row is not in the menu though the server does not hide it. */
type Reason =
  | 'unreadable'
  /** It leads out of the app, or where no row may lead. */
  | 'address'
  /** Its path begins with a parameter or a wildcard, and would take addresses that are not its own. */
  | 'pattern'
  /** A directory that holds nothing. */
  | 'empty'
  /** Another row beside it has the same path. */
  | 'double'
  /** Too many levels down. */
  | 'deep'

/** A row that was left out. */
interface Dropped {
  /** Where it stands in the answer. */
  place: string
  path: string
  reason: Reason
}

/** What is noted while rows are read. */
interface Notes {
  dropped: Dropped[]
  /** Paths that the server hides. */
  hidden: string[]
}

const isHidden = (hidden: boolean | string | null | undefined) => hidden === true || hidden === 'true'

const INVISIBLE = /^[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u

const visible = (title: string | undefined) => (INVISIBLE.test(title ?? '') ? '' : title!.trim())

/** vue-router's `:id(\d+)`, `:id?` and `:path(.*)` in react-router's words. */
const translatePattern = (path: string) =>
  path
    .replace(/:\w+\(\.\*\)[*+]?/g, '*')
    .replace(/(:\w+)\([^)]*\)/g, '$1')
    .replace(/[*+]+(?=.)/g, '')
    .replace(/([^/])\*$/, '$1/*')

/** Whether the first segment of a path is anything but fixed text. */
const isOpenPattern = (path: string) => /^\/(?:[:*]|[^/]*[(?])/.test(path)

const join = (parent: string, path: string) =>
  `${parent}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

/** The row's node, the reason why it has none, or null for one that the server hides. */
function readRow(
  row: z.output<typeof Row>,
  parent: string,
  depth: number,
  place: string,
  notes: Notes,
): MenuNode | Reason | null {
  if (isHidden(row.hidden)) {
    const read = readRow({ ...row, hidden: false }, parent, depth, place, { ...notes, dropped: [] })
    if (read !== null && typeof read !== 'string') {
      notes.hidden.push(...walkMenu([read]).map(({ node }) => node.path))
    }
    return null
  }
  if (depth > MAX_DEPTH) return 'deep'

  const title = visible(row.meta?.title)
  const icon = row.meta?.icon === '#' ? '' : (row.meta?.icon ?? '')
  const address = /^[a-z][a-z\d+.-]*:/i.test(row.path) ? row.path : row.meta?.link
  if (address) {
    const link = outsideLink(address)
    return link ? leaf({ path: link.href, title: title || link.host, icon, link: link.href }) : 'address'
  }

  // At the top, a path without its slash once blanked a whole application: it is read as with one.
  const isAbsolute = row.path.startsWith('/')
  const own = translatePattern(row.path)
  if (isAbsolute && own !== '/' && ownAddress(own) === '/') return 'address'
  const path = isAbsolute ? join('', own) : join(parent, own)
  if (path !== '/' && ownAddress(path) === '/') return 'address'
  if (isOpenPattern(path)) return 'pattern'

  const rows = row.children ?? []
  const children = readRows(rows, path, depth + 1, `${place}.children`, notes)
  const name = row.component ?? ''
  const isGroup = FRAMES.has(name) || (name === '' && (rows.length > 0 || path === '/'))
  // What became of the rows of a directory is said of them.
  if (isGroup && children.length === 0) return rows.length > 0 ? null : 'empty'
  const redirect = row.redirect && row.redirect !== 'noRedirect' ? ownAddress(row.redirect) : null
  return {
    ...leaf({ path, title, icon, link: null }),
    component: isGroup ? null : name,
    redirect: redirect === '/' ? null : redirect,
    isListed: !/[:*]/.test(path),
    isUncached: row.meta?.noCache === true,
    isAffixed: row.meta?.affix === true,
    children,
  }
}

const leaf = (node: Pick<MenuNode, 'path' | 'title' | 'icon' | 'link'>): MenuNode => ({
  ...node,
  component: null,
  redirect: null,
  isListed: true,
  isUncached: false,
  isAffixed: false,
  children: [],
})

function readRows(
  rows: readonly unknown[],
  parent: string,
  depth: number,
  place: string,
  notes: Notes,
): MenuNode[] {
  const { dropped } = notes
  const seen = new Set<string>()
  const nodes: MenuNode[] = []
  for (const [index, raw] of rows.entries()) {
    const at = `${place}.${index}`
    const { data: row } = Row.safeParse(raw)
    const read = row ? readRow(row, parent, depth, at, notes) : 'unreadable'
    if (typeof read === 'string') dropped.push({ place: at, path: row?.path ?? '', reason: read })
    if (read === null || typeof read === 'string') continue
    // The wrapper that the server puts around a single top-level page.
    const found = read.component === null && read.link === null && read.path === '/' ? read.children : [read]
    for (const each of found) {
      if (seen.has(each.path)) dropped.push({ place: at, path: each.path, reason: 'double' })
      else nodes.push(each)
      seen.add(each.path)
    }
  }
  return nodes
}

/**
 * The menu from the server's rows, which of them were left out, and the paths of those that the server hides. Hidden rows go with all they contain; a broken row
 * is left out and its siblings stay; of two rows with one path the first wins. Never throws.
 */
export function buildMenu(rows: readonly unknown[]) {
  const notes: Notes = { dropped: [], hidden: [] }
  const menu: Menu = readRows(rows, '', 0, 'data', notes)
  return { menu, ...notes }
}

/** Rows that are named; of more only the number is told. */
const NAMED = 20

/** How many rows were left out, where they stand and why, with nothing of what they hold. */
export function droppedRows(dropped: readonly Dropped[]): string {
  const named = dropped
    .slice(0, NAMED)
    .map(({ place, path, reason }) =>
      [place, path && routePattern(path), `(${reason})`].filter(Boolean).join(' '),
    )
  const more = dropped.length > NAMED ? `, and ${dropped.length - NAMED} more` : ''
  return `${dropped.length} ${dropped.length === 1 ? 'row' : 'rows'} left out: ${named.join(', ')}${more}`
}

interface Place {
  node: MenuNode
  parents: Menu
}

/** Every node with its ancestors, for routes and breadcrumbs. */
export const walkMenu: (menu: Menu) => readonly Place[] = memo((menu: Menu) => {
  const places: Place[] = []
  const walk = (nodes: Menu, parents: Menu) => {
    for (const node of nodes) {
      places.push({ node, parents })
      if (node.children.length > 0) walk(node.children, [...parents, node])
    }
  }
  walk(menu, [])
  return places
})

/** Of nodes with one path the deepest, or the last. */
const byPath = memo((menu: Menu) => new Map(walkMenu(menu).map((place) => [place.node.path, place])))

/** The row that an address belongs to, the deepest of them, with its ancestors. */
export function nodeAt(menu: Menu, path: string): Place | undefined {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const place = byPath(menu).get(at)
    if (place) return place
  }
  return undefined
}

/** What stands for a screen without a name: the last fixed word of its path. */
export function endOf(path: string): string {
  return decoded(path.split('/').findLast((segment) => segment !== '' && !/^[:*]/.test(segment)) ?? '')
}

/** A part of a path as people read it; as it is where that cannot be said. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The first screen below a node, where a group without a redirect of its own leads. */
export function firstScreen(node: MenuNode): string | null {
  for (const { node: child } of walkMenu(node.children)) {
    if (child.component !== null && child.isListed) return child.path
  }
  return null
}
