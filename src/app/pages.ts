import type { ComponentType } from 'react'
import { TOKENLESS } from './address'

export interface PageEntry {
  load: () => Promise<{ default: ComponentType }>
  /** The page brings routes of its own below its address (a list with its details). */
  hasSubroutes?: boolean
}

/**
 * The screens that a menu row may name in `component`. The server's text is only ever looked up here, never
 * made into an import path.
 */
export const PAGES: ReadonlyMap<string, PageEntry> = new Map<string, PageEntry>([
  ['valuation/form/index', { load: () => import('@/features/valuation/form/ValuationFormPage') }],
  [
    'valuation/report/index',
    { load: () => import('@/features/valuation/reports/ReportRoutes'), hasSubroutes: true },
  ],
])

/** Screens that exist for everyone, whatever the menu says. */
export const FIXED_PAGES: ReadonlyMap<string, PageEntry> = new Map<string, PageEntry>([
  ['/index', { load: () => import('./home/HomePage') }],
])

/** Addresses that a menu row can never take over. */
export const FIXED_PATHS: ReadonlySet<string> = new Set([...TOKENLESS, '/', '/401', '/404', '/405', '/406'])
