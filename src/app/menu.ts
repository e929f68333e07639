import * as z from 'zod'
import { outsideLink, ownAddress } from '@/shared/lib/addresses'

/** A row of the menu after reading: only what can be shown or opened. */
export interface MenuNode {
  /** Full path, unique in the menu: names are unique only by convention. */
  path: string
  title: string
  /** Name of the icon; unknown ones get none. */
  icon: string
  /** View name for the page registry; null for a group or a link. */
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
  title: z.string().catch(''),
  icon: z.string().catch(''),
  link: z.string().nullable().catch(null),
  noCache: z.boolean().nullable().catch(null),
  affix: z.boolean().nullable().catch(null),
})

const Row = z.object({
  path: z.string(),
  component: z.string().nullish().catch(null),
  redirect: z.string().nullish().catch(null),
  hidden: z.union([z.boolean(), z.string()]).nullish().catch(false),
  meta: Meta.partial().nullish().catch(null),
  children: z.array(z.unknown()).nullish().catch(null),
})

/** Component names that only hold others. */
const FRAMES = new Set(['', 'Layout', 'ParentView'])

/** Deep enough for any menu, and an end for one that contains itself. */
const MAX_DEPTH = 8

const isHidden = (hidden: boolean | string | null | undefined) => hidden === true || hidden === 'true'

/** vue-router's `:id(\d+)`, `:id?` and `:path(.*)` in react-router's words. */
const translatePattern = (path: string) =>
  path
    .replace(/:\w+\(\.\*\)\*?/g, '*')
    .replace(/(:\w+)\([^)]*\)/g, '$1')
    .replace(/[*+]+(?=.)/g, '')

const join = (parent: string, path: string) =>
  `${parent}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

function readRow(raw: unknown, parent: string | null, depth: number): MenuNode | null {
  const parsed = Row.safeParse(raw)
  if (!parsed.success || depth > MAX_DEPTH) return null
  const row = parsed.data
  if (isHidden(row.hidden)) return null

  const title = row.meta?.title ?? ''
  const icon = row.meta?.icon === '#' ? '' : (row.meta?.icon ?? '')
  const address = /^[a-z][a-z\d+.-]*:/i.test(row.path) ? row.path : row.meta?.link
  if (address) {
    const link = outsideLink(address)
    return link && leaf({ path: link.href, title: title || link.host, icon, link: link.href })
  }

  // A top-level path without its slash once blanked a whole application: such a row is left out.
  const isAbsolute = row.path.startsWith('/')
  if (parent === null && !isAbsolute) return null
  const own = translatePattern(row.path)
  if (isAbsolute && own !== '/' && ownAddress(own) === '/') return null
  const path = isAbsolute ? join('', own) : join(parent ?? '', own)
  if (path !== '/' && ownAddress(path) === '/') return null

  const children = readRows(row.children ?? [], path, depth + 1)
  const component = FRAMES.has(row.component ?? '') ? null : row.component!
  if (component === null && children.length === 0) return null
  const redirect = row.redirect && row.redirect !== 'noRedirect' ? ownAddress(row.redirect) : null
  return {
    ...leaf({ path, title: title || (path.split('/').at(-1) ?? ''), icon, link: null }),
    component,
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

function readRows(rows: readonly unknown[], parent: string | null, depth: number): MenuNode[] {
  const seen = new Set<string>()
  const nodes: MenuNode[] = []
  for (const raw of rows) {
    const node = readRow(raw, parent, depth)
    if (!node) continue
    // The wrapper that the server puts around a single top-level page.
    const found = node.component === null && node.link === null && node.path === '/' ? node.children : [node]
    for (const each of found) {
      if (seen.has(each.path)) continue
      seen.add(each.path)
      nodes.push(each)
    }
  }
  return nodes
}

/**
 * The menu from the server's rows. Hidden rows go with all they contain; a broken row is skipped and its
 * siblings stay; of two rows with one path the first wins. Never throws.
 */
export const buildMenu = (rows: readonly unknown[]): Menu => readRows(rows, null, 0)

/** Every node with its ancestors, for routes and breadcrumbs. */
export function* walkMenu(menu: Menu, parents: Menu = []): Generator<{ node: MenuNode; parents: Menu }> {
  for (const node of menu) {
    yield { node, parents }
    yield* walkMenu(node.children, [...parents, node])
  }
}

/** The row that an address belongs to, the deepest of them, with its ancestors. */
export const nodeAt = (menu: Menu, path: string) =>
  [...walkMenu(menu)]
    .filter(({ node }) => node.link === null && (path === node.path || path.startsWith(`${node.path}/`)))
    .sort((a, b) => a.node.path.length - b.node.path.length)
    .at(-1)

/** The first screen below a node, where a group without a redirect of its own leads. */
export function firstScreen(node: MenuNode): string | null {
  for (const { node: child } of walkMenu(node.children)) {
    if (child.component !== null && child.isListed) return child.path
  }
  return null
}
