import { part, routes, type Feature, type Load } from '@/shared/feature'

const permissions = ['search:export'] as const

declare module '@/shared/auth/permissions' {
  interface Permissions {
    search: (typeof permissions)[number]
  }
}

/** The search; `areaBenchmark` is what another area knows of an indication's therapeutic area. */
export const search = (areaBenchmark: Load<{ area: string }>): Feature => ({
  permissions,
  pages: {
    'search/index': routes(
      async () => (await import('./SearchRoutes')).searchRoutes(areaBenchmark),
      'search',
      'parts',
    ),
  },
  home: [{ place: 'top', load: part(() => import('./home/SearchCard'), 'search', 'searchShell', 'parts') }],
  guest: part(() => import('./home/GuestSamples'), 'searchShell'),
})
