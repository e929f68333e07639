import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom'
import type { Page } from '@/shared/feature'
import { guessComponent } from '../featureRegistry/guessComponent'
import { resolveAddress } from './resolveAddress'
import { decodeSegment, firstScreenIn, walkMenu, type Menu, type MenuNode } from '../navigation/menu'
import { FIXED_PAGES, isFixed, PAGES } from './pages'
import { LazyPage } from '@/shared/ui/lazy/LazyPage'
import { MenuFailedPage } from '../errorPages/MenuFailedPage'
import { UnavailablePage } from '../errorPages/UnavailablePage'

const pageRoute = (path: string, page: Page): RouteObject => ({
  path: page.hasSubroutes ? `${path}/*` : path,
  element: <LazyPage key={path} load={page.load} />,
})

const MENU_FAILED: RouteObject[] = [{ path: '*', element: <MenuFailedPage /> }]

/** Stops redirect loops between the server's rows. */
const MAX_HOPS = 10

/** Final target of a group: follows redirects through other groups, else the first screen inside it. */
function targetOf(group: MenuNode, byPath: ReadonlyMap<string, MenuNode>): string | null {
  let node: MenuNode | undefined = group
  for (let hop = 0; hop < MAX_HOPS && node; hop++) {
    if (node.component !== null) return node.path
    if (node.redirect === null) return firstScreenIn(node)
    const to = resolveAddress(node.redirect)
    const next = byPath.get(to)
    if (!next) return to === group.path ? null : to
    node = next
  }
  return firstScreenIn(group)
}

/** Fixed leading segments of a pattern (or all of an address), lower-cased because the router ignores case. */
const segmentsOf = (path: string) => {
  const segments = path.split('/').filter((segment) => segment !== '')
  const open = segments.findIndex((segment) => /^[:*]|\?$/.test(segment))
  return (open < 0 ? segments : segments.slice(0, open)).map((segment) =>
    decodeSegment(segment).toLowerCase(),
  )
}

/**
 * Narrows the routes by their fixed leading segments: the router would otherwise try every route, several times per
 * screen.
 */
function indexByStart(routes: readonly RouteObject[]): (pathname: string) => RouteObject[] {
  const byStart = new Map<string, RouteObject[]>()
  for (const route of routes) {
    const start = segmentsOf(route.path!).join('/')
    const sameStart = byStart.get(start)
    if (sameStart) sameStart.push(route)
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
  screensAt: (pathname: string) => RouteObject[]
  redirectsAt: (pathname: string) => RouteObject[]
  /** True when other accounts have a screen at an address that this menu lacks. */
  isDenied: (pathname: string) => boolean
}

const COMPONENTS = [...PAGES.keys()]

interface MenuRouteOptions {
  /** Paths hidden by the server; nothing exists there. */
  hidden?: readonly string[]
  /** The menu has not been loaded; unknown addresses may turn out to be valid. */
  isPending?: boolean
  isGranted?: (page: Page) => boolean
}

/**
 * Routes of the menu: a screen per known component, a notice inside the layout for an unknown one, a redirect per
 * group. Rows cannot override fixed addresses.
 */
export function menuRoutes(
  menu: Menu,
  { hidden = [], isPending = false, isGranted = () => true }: MenuRouteOptions = {},
): MenuRoutes {
  const nodes = walkMenu(menu)
    .map(({ node }) => node)
    .filter(({ link }) => link === null)
  const byPath = new Map(nodes.map((node) => [node.path, node]))
  const fixed = [...FIXED_PAGES]
  const screens = fixed.filter(([, page]) => isGranted(page)).map(([path, page]) => pageRoute(path, page))
  const denied = fixed.filter(([, page]) => !isGranted(page)).map(([path]) => ({ path }))
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
  const screensAt = indexByStart(screens)
  const redirectsAt = indexByStart(redirects)
  const isAvailable = (pathname: string) =>
    matchRoutes([...screensAt(pathname), ...redirectsAt(pathname)], pathname) !== null
  return {
    screensAt: (pathname) =>
      isPending && !isFixed(pathname) && !isAvailable(pathname) ? MENU_FAILED : screensAt(pathname),
    redirectsAt,
    isDenied(pathname) {
      if (matchRoutes(denied, pathname) !== null) return true
      if (isPending || isFixed(pathname) || isAvailable(pathname)) return false
      const own = guessComponent(pathname, COMPONENTS)?.own
      return own !== undefined && !isAvailable(own) && !hidden.includes(own)
    },
  }
}
