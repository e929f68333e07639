import * as z from 'zod/mini'
import { externalLink, internalAddress } from '@/shared/lib/addresses'
import { routePattern } from '@/shared/lib/diagnostic'
import { memoizeWeak } from '@/shared/lib/memoizeWeak'

export interface MenuNode {
  /** Full path, the unique key of the row; names are unique only by convention. */
  path: string
  /** Server's title, empty if invisible. Display it with `useMenuTitle`. */
  title: string
  icon: string
  /** View name for the page registry; empty if the server sends none, null for a group or a link. */
  component: string | null
  /** External address, opened in a new window. */
  link: string | null
  /** Target of a group; null if it only groups. */
  redirect: string | null
  /** False for paths with parameters: such rows can be opened but have no address to link to. */
  isListed: boolean
  /** Its screen is remounted at each visit instead of keeping its state. */
  isUncached: boolean
  /** Its tab is always open and cannot be closed. */
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

/** Component names of pure containers. */
const FRAMES = new Set(['Layout', 'ParentView'])

/** Deep enough for any menu; stops at a menu that contains itself. */
const MAX_DEPTH = 8

/** Reason why a row was dropped, other than being hidden by the server. */
type DropReason =
  | 'unreadable'
  /** Leads out of the app, or to an address no row may use. */
  | 'address'
  /** Starts with a parameter or wildcard, and would match foreign addresses. */
  | 'pattern'
  | 'empty'
  | 'double'
  | 'deep'

interface Dropped {
  place: string
  path: string
  reason: DropReason
}

interface Notes {
  dropped: Dropped[]
  hidden: string[]
}

const isHidden = (hidden: boolean | string | null | undefined) => hidden === true || hidden === 'true'

const INVISIBLE = /^[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u

const visibleTitle = (title: string | undefined) => (INVISIBLE.test(title ?? '') ? '' : title!.trim())

/** Converts vue-router's `:id(\d+)`, `:id?` and `:path(.*)` to react-router's syntax. */
const translatePattern = (path: string) =>
  path
    .replace(/:\w+\(\.\*\)[*+]?/g, '*')
    .replace(/(:\w+)\([^)]*\)/g, '$1')
    .replace(/[*+]+(?=.)/g, '')
    .replace(/([^/])\*$/, '$1/*')

/** True when the first segment of a path is not fixed text. */
const isOpenPattern = (path: string) => /^\/(?:[:*]|[^/]*[(?])/.test(path)

const join = (parent: string, path: string) =>
  `${parent}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

/** Returns the row's node, the reason why it was dropped, or null if the server hides it. */
function readRow(
  row: z.output<typeof Row>,
  parent: string,
  depth: number,
  place: string,
  notes: Notes,
): MenuNode | DropReason | null {
  if (isHidden(row.hidden)) {
    const read = readRow({ ...row, hidden: false }, parent, depth, place, { ...notes, dropped: [] })
    if (read !== null && typeof read !== 'string') {
      notes.hidden.push(...walkMenu([read]).map(({ node }) => node.path))
    }
    return null
  }
  if (depth > MAX_DEPTH) return 'deep'

  const title = visibleTitle(row.meta?.title)
  const icon = row.meta?.icon === '#' ? '' : (row.meta?.icon ?? '')
  const address = /^[a-z][a-z\d+.-]*:/i.test(row.path) ? row.path : row.meta?.link
  if (address) {
    const link = externalLink(address)
    return link ? makeNode({ path: link.href, title: title || link.host, icon, link: link.href }) : 'address'
  }

  // A top-level path without a leading slash once blanked the whole app; it is parsed as if it had one.
  const isAbsolute = row.path.startsWith('/')
  const own = translatePattern(row.path)
  if (isAbsolute && own !== '/' && internalAddress(own) === '/') return 'address'
  const path = isAbsolute ? join('', own) : join(parent, own)
  if (path !== '/' && internalAddress(path) === '/') return 'address'
  if (isOpenPattern(path)) return 'pattern'

  const rows = row.children ?? []
  const children = readRows(rows, path, depth + 1, `${place}.children`, notes)
  const name = row.component ?? ''
  const isGroup = FRAMES.has(name) || (name === '' && (rows.length > 0 || path === '/'))
  // Dropped rows are reported one by one, so the directory itself is not.
  if (isGroup && children.length === 0) return rows.length > 0 ? null : 'empty'
  const redirect = row.redirect && row.redirect !== 'noRedirect' ? internalAddress(row.redirect) : null
  return {
    ...makeNode({ path, title, icon, link: null }),
    component: isGroup ? null : name,
    redirect: redirect === '/' ? null : redirect,
    isListed: !/[:*]/.test(path),
    isUncached: row.meta?.noCache === true,
    isAffixed: row.meta?.affix === true,
    children,
  }
}

const makeNode = (node: Pick<MenuNode, 'path' | 'title' | 'icon' | 'link'>): MenuNode => ({
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
    // The server wraps a single top-level page in a row with path `/`.
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
 * Builds the menu from the server's rows; also returns the dropped rows and the paths hidden by the server. A hidden
 * row hides its descendants; an invalid row is dropped and its siblings stay; of two rows with the same path the first
 * wins. Never throws.
 */
export function buildMenu(rows: readonly unknown[]) {
  const notes: Notes = { dropped: [], hidden: [] }
  const menu: Menu = readRows(rows, '', 0, 'data', notes)
  return { menu, ...notes }
}

const MAX_NAMED = 20

/** Describes dropped rows by count, position and reason, without their content. */
export function describeDropped(dropped: readonly Dropped[]): string {
  const named = dropped
    .slice(0, MAX_NAMED)
    .map(({ place, path, reason }) =>
      [place, path && routePattern(path), `(${reason})`].filter(Boolean).join(' '),
    )
  const more = dropped.length > MAX_NAMED ? `, and ${dropped.length - MAX_NAMED} more` : ''
  return `${dropped.length} ${dropped.length === 1 ? 'row' : 'rows'} left out: ${named.join(', ')}${more}`
}

interface MenuPlace {
  node: MenuNode
  parents: Menu
}

export const walkMenu: (menu: Menu) => readonly MenuPlace[] = memoizeWeak((menu: Menu) => {
  const places: MenuPlace[] = []
  const walk = (nodes: Menu, parents: Menu) => {
    for (const node of nodes) {
      places.push({ node, parents })
      if (node.children.length > 0) walk(node.children, [...parents, node])
    }
  }
  walk(menu, [])
  return places
})

/** For duplicate paths, the deepest or last node wins. */
const byPath = memoizeWeak((menu: Menu) => new Map(walkMenu(menu).map((place) => [place.node.path, place])))

/** The deepest row that an address belongs to, with its ancestors. */
export function nodeAt(menu: Menu, path: string): MenuPlace | undefined {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const place = byPath(menu).get(at)
    if (place) return place
  }
  return undefined
}

/** Fallback name of a screen: the last fixed segment of its path. */
export function lastSegmentOf(path: string): string {
  return decodeSegment(path.split('/').findLast((segment) => segment !== '' && !/^[:*]/.test(segment)) ?? '')
}

/** Decodes a path segment; returns it unchanged if malformed. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export function firstScreenIn(node: MenuNode): string | null {
  for (const { node: child } of walkMenu(node.children)) {
    if (child.component !== null && child.isListed) return child.path
  }
  return null
}
