import { TOKENLESS } from './address'
import { screen, type Load } from './screens'

export interface PageEntry {
  /** Made by `screen()` where the page starts with texts of its own. */
  load: Load
  /** The page brings routes of its own below its address (a list with its details). */
  hasSubroutes?: boolean
}

type Pages = ReadonlyMap<string, PageEntry>

/**
 * The screens that a menu row may name in `component`. The server's text is only ever looked up here, never
 * made into an import path.
 */
export const PAGES: Pages = new Map<string, PageEntry>([
  [
    'valuation/form/index',
    {
      load: screen(() => import('@/features/valuation/form/ValuationFormPage'), 'valuation', 'valuationForm'),
    },
  ],
  [
    'valuation/report/index',
    {
      load: screen(() => import('@/features/valuation/reports/ReportRoutes'), 'valuation', 'valuationForm'),
      hasSubroutes: true,
    },
  ],
])

const home = screen(() => import('./home/HomePage'), 'valuation')

/** Screens inside the layout that exist for everyone signed in, whatever the menu says. */
export const FIXED_PAGES: Pages = new Map<string, PageEntry>([
  ['/index', { load: home }],
  ['/qrIndex', { load: home }],
])

/** Screens outside the layout for whoever is signed in. */
export const STANDALONE_PAGES: Pages = new Map<string, PageEntry>([
  ['/404', { load: () => import('./failures/NotFoundPage') }],
])

/** Screens outside the layout that need no session. */
export const OPEN_PAGES: Pages = new Map<string, PageEntry>([
  ['/qrlogin', { load: () => import('@/features/account/qr/QrLoginPage') }],
  ['/social-login/wx', { load: () => import('@/features/account/social/WechatLoginPage') }],
  ['/social-login/alipay', { load: () => import('@/features/account/social/AlipayLoginPage') }],
])

/** Addresses that a menu row can never take over. */
export const FIXED_PATHS: ReadonlySet<string> = new Set([
  ...TOKENLESS,
  ...FIXED_PAGES.keys(),
  ...STANDALONE_PAGES.keys(),
  ...OPEN_PAGES.keys(),
  '/',
  '/admin',
  '/redirect',
])
