import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom'
import type { Page } from '@/shared/feature'
import { guessComponent } from '../featureRegistry/guessComponent'
import { landing } from './landing'
import { decoded, firstScreen, walkMenu, type Menu, type MenuNode } from '../navigation/menu'
import { FIXED_PAGES, isFixed, PAGES } from './pages'
import { LazyPage } from '@/shared/ui/lazy/LazyPage'
import { AwaitedPage } from '../errorPages/AwaitedPage'
import { UnavailablePage } from '../errorPages/UnavailablePage'

const pageRoute = (path: string, page: Page): RouteObject => ({
  path: page.hasSubroutes ? `${path}/*` : path,
  element: <LazyPage key={path} load={page.load} />,
})

const AWAITED: RouteObject[] = [{ path: '*', element: <AwaitedPage /> }]

/** A chain of redirects that the server's rows form ends after this many steps. */
const MAX_HOPS = 10

/** Where a group leads in the end: its redirect followed through other groups, else its first screen. */
function targetOf(group: MenuNode, byPath: ReadonlyMap<string, MenuNode>): string | null {
  let node: MenuNode | undefined = group
  for (let hop = 0; hop < MAX_HOPS && node; hop++) {
    if (node.component !== null) return node.path
    if (node.redirect === null) return firstScreen(node)
    const to = landing(node.redirect)
    const next = byPath.get(to)
    if (!next) return to === group.path ? null : to
    node = next
  }
  return firstScreen(group)
}

/** The fixed segments at the start of a pattern, or all of an address, in the letters that the router compares. */
const segmentsOf = (path: string) => {
  const segments = path.split('/').filter((segment) => segment !== '')
  const open = segments.findIndex((segment) => /^[:*]|\?$/.test(segment))
  return (open < 0 ? segments : segments.slice(0, open)).map((segment) => decoded(segment).toLowerCase())
}

/**
 * Which of many routes an address can belong to, by what is fixed at the start of their paths: the router would try
 * each of them, several times for each screen.
 */
function indexed(routes: readonly RouteObject[]): (pathname: string) => RouteObject[] {
  const byStart = new Map<string, RouteObject[]>()
  for (const route of routes) {
    const start = segmentsOf(route.path!).join('/')
    const alike = byStart.get(start)
    if (alike) alike.push(route)
    else byStart.set(start, [route])
  }
  return (pathname) => {
    const segments = segmentsOf(pathname)
    return [...segments.keys(), segments.length].flatMap(
      (length) => byStart.get(segments.slice(0, length).join('/')) ?? [],
    )
  }
}

export interface MenuRoutes {
  /** The screens inside the layout that an address can belong to. */
  screensAt: (pathname: string) => RouteObject[]
  /** The groups that it can belong to, each with the way to where it leads. */
  redirectsAt: (pathname: string) => RouteObject[]
  /** Whether others have a screen at an address where this menu has none. */
  isDenied: (pathname: string) => boolean
}

const COMPONENTS = [...PAGES.keys()]

interface Circumstances {
  /** Paths that the server hides: nothing is there. */
  hidden?: readonly string[]
  /** The menu could not be read yet: what it may hold is no unknown address. */
  isAwaited?: boolean
  /** Whether the account has a screen that no menu names. */
  isGranted?: (page: Page) => boolean
}

/**
 * Routes for what the menu offers: a screen per known component, a notice inside the layout for an unknown
 * one, a redirect per group. Fixed addresses can't be replaced by a row.
 */
export function menuRoutes(
  menu: Menu,
  { hidden = [], isAwaited = false, isGranted = () => true }: Circumstances = {},
): MenuRoutes {
  const nodes = walkMenu(menu)
    .map(({ node }) => node)
    .filter(({ link }) => link === null)
  const byPath = new Map(nodes.map((node) => [node.path, node]))
  const fixed = [...FIXED_PAGES]
  const screens = fixed.filter(([, page]) => isGranted(page)).map(([path, page]) => pageRoute(path, page))
  const withheld = fixed.filter(([, page]) => !isGranted(page)).map(([path]) => ({ path }))
  const redirects: RouteObject[] = []
  for (const node of nodes) {
    if (isFixed(node.path)) continue
    if (node.component !== null) {
      const page = PAGES.get(node.component)
      screens.push(
        page ? pageRoute(node.path, page) : { path: node.path, element: <UnavailablePage node={node} /> },
      )
      continue
    }
    const target = targetOf(node, byPath)
    if (target !== null && target !== node.path) {
      redirects.push({ path: node.path, element: <Navigate to={target} replace /> })
    }
  }
  const screensAt = indexed(screens)
  const redirectsAt = indexed(redirects)
  const isOffered = (pathname: string) =>
    matchRoutes([...screensAt(pathname), ...redirectsAt(pathname)], pathname) !== null
  return {
    screensAt: (pathname) =>
      isAwaited && !isFixed(pathname) && !isOffered(pathname) ? AWAITED : screensAt(pathname),
    redirectsAt,
    isDenied(pathname) {
      if (matchRoutes(withheld, pathname) !== null) return true
      if (isAwaited || isFixed(pathname) || isOffered(pathname)) return false
      const own = guessComponent(pathname, COMPONENTS)?.own
      return own !== undefined && !isOffered(own) && !hidden.includes(own)
    },
  }
}
