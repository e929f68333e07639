import { page, routes, todoPart, type Feature } from '@/shared/feature'

/** Permissions of post-investment management besides its rooms; their names and effects are assumed. */
const PERMISSIONS = [
  'implement:project:list',
  'implement:project:edit',
  'implement:project:accept',
  'implement:customer:list',
  'implement:customer:edit',
  'implement:claims:list',
  'implement:claims:edit',
  'implement:claims:handle',
  'implement:claims:approve',
  'implement:claims:pay',
  'implement:fund:list',
  'implement:fund:edit',
  'implement:fund:review',
  'implement:fund:approve',
  'implement:fund:pay',
] as const

declare module '@/shared/auth/permissions' {
  interface Permissions {
    implementation: (typeof PERMISSIONS)[number]
  }
}

export const implementation: Feature = {
  permissions: PERMISSIONS,
  records: [
    {
      kind: 'project',
      needs: 'implement:project:list',
      load: async () => (await import('./project/records')).findRecords,
    },
  ],
  pages: {
    'implement/vhome/index': page(
      () => import('./overview/SectionHome'),
      'rooms',
      'roomsHome',
      'implementationProjects',
      'implementationOverview',
      'parts',
      'dictionary',
    ),
    'implement/vdashboard/index': page(
      () => import('./overview/SectionDashboard'),
      'rooms',
      'roomsDashboard',
      'implementationProjects',
      'implementationOverview',
      'parts',
      'dictionary',
    ),
    'implement/vproject/index': routes(
      () => import('./projects/ProjectRoutes'),
      'implementationProjects',
      'implementationMilestones',
      'rooms',
      'workflow',
      'parts',
      'dictionary',
    ),
    'implement/vclaims/index': routes(
      () => import('./claims/ClaimRoutes'),
      'implementationClaims',
      'rooms',
      'workflow',
      'parts',
      'dictionary',
    ),
    'implement/vfund/index': routes(
      () => import('./funds/FundRoutes'),
      'implementationFunds',
      'workflow',
      'parts',
      'dictionary',
    ),
    'implement/vcustomer/index': routes(
      () => import('./customers/CustomerRoutes'),
      'implementationCustomers',
      'workflow',
      'parts',
      'dictionary',
    ),
  },
  todo: [
    todoPart(
      () => import('./todo'),
      {
        any: [
          'implement:project:list',
          'implement:fund:list',
          'implement:claims:list',
          'implement:customer:list',
        ],
      },
      'implementationWaiting',
    ),
  ],
}
