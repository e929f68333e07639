import type { ComponentType } from 'react'
import { TOKENLESS } from './address'

export interface PageEntry {
  load: () => Promise<{ default: ComponentType }>
  /** The page brings routes of its own below its address (a list with its details). */
  hasSubroutes?: boolean
}

type Pages = ReadonlyMap<string, PageEntry>

/**
 * The screens that a menu row may name in `component`. The server's text is only ever looked up here, never
 * made into an import path.
 */
export const PAGES: Pages = new Map<string, PageEntry>([
  ['valuation/form/index', { load: () => import('@/features/valuation/form/ValuationFormPage') }],
  [
    'valuation/report/index',
    { load: () => import('@/features/valuation/reports/ReportRoutes'), hasSubroutes: true },
  ],
])

/** Screens inside the layout that exist for everyone signed in, whatever the menu says. */
export const FIXED_PAGES: Pages = new Map<string, PageEntry>([
  ['/index', { load: () => import('./home/HomePage') }],
  ['/qrIndex', { load: () => import('./home/HomePage') }],
])

/** Screens outside the layout for whoever is signed in. */
export const STANDALONE_PAGES: Pages = new Map<string, PageEntry>([
  ['/404', { load: () => import('./failures/NotFoundPage') }],
])

/** Screens outside the layout that need no session. */
export const OPEN_PAGES: Pages = new Map<string, PageEntry>([])

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
