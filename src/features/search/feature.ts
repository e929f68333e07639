import { loadWithTexts, routes, type Feature } from '@/shared/feature'
import type { Load } from '@/shared/ui/lazy/screenLoader'

const permissions = ['search:export'] as const

declare module '@/shared/auth/permissions' {
  interface Permissions {
    search: (typeof permissions)[number]
  }
}

/**
 * The search; `areaBenchmark` and `relatedProjects` are blocks of other features for its detail pages: a benchmark of
 * an indication's therapeutic area, and projects about a target.
 */
export const search = (
  areaBenchmark: Load<{ area: string }>,
  relatedProjects: Load<{ keyword: string; empty: string }>,
): Feature => ({
  permissions,
  pages: {
    'search/index': routes(
      async () => (await import('./SearchRoutes')).searchRoutes(areaBenchmark, relatedProjects),
      'search',
      'parts',
    ),
  },
  records: [
    { kind: 'catalogue', needs: 'search:api', load: async () => (await import('./records')).findRecords },
  ],
  fullSearch: {
    needs: 'search:api',
    addressOf: async (keyword) =>
      (await import('./model/searchAddress')).searchPath({ mode: 'integrated', keyword }),
  },
  home: [
    {
      place: 'top',
      load: loadWithTexts(() => import('./home/SearchCard'), 'search', 'searchShell', 'parts'),
    },
  ],
  guest: loadWithTexts(() => import('./home/GuestSamples'), 'searchShell'),
})
