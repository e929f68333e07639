import { Navigate, type RouteObject } from 'react-router-dom'
import { landing } from './landing'
import { firstScreen, walkMenu, type Menu, type MenuNode } from './menu'
import { FIXED_PAGES, FIXED_PATHS, PAGES, type PageEntry } from './pages'
import { LazyPage } from './LazyPage'
import { UnavailablePage } from './failures/UnavailablePage'

const pageRoute = (path: string, page: PageEntry): RouteObject => ({
  path: page.hasSubroutes ? `${path}/*` : path,
  element: <LazyPage key={path} load={page.load} />,
})

const fixedRoutes: RouteObject[] = [...FIXED_PAGES].map(([path, page]) => pageRoute(path, page))

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

/**
 * Routes for what the menu offers: a screen per known component, a notice inside the layout for an unknown
 * one, a redirect per group. Fixed addresses can't be replaced by a row.
 */
export function menuRoutes(menu: Menu): { screens: RouteObject[]; redirects: RouteObject[] } {
  const nodes = [...walkMenu(menu)].map(({ node }) => node).filter(({ link }) => link === null)
  const byPath = new Map(nodes.map((node) => [node.path, node]))
  const screens = [...fixedRoutes]
  const redirects: RouteObject[] = []
  for (const node of nodes) {
    if (FIXED_PATHS.has(node.path)) continue
    if (node.component !== null) {
      const page = PAGES.get(node.component)
      screens.push(
        page
          ? pageRoute(node.path, page)
          : { path: node.path, element: <UnavailablePage name={node.title} /> },
      )
      continue
    }
    const target = targetOf(node, byPath)
    if (target !== null && target !== node.path) {
      redirects.push({ path: node.path, element: <Navigate to={target} replace /> })
    }
  }
  return { screens, redirects }
}
