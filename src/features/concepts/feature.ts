import { isAllowed } from '@/shared/auth/permissions'
import type { Session } from '@/shared/auth/session'
import { page, loadWithTexts, routes, todoPart, type Feature } from '@/shared/feature'
import { conceptNoticeApi } from './model/notice.api'

/** Permissions of the pages; actions depend on the state of a concept and the viewer's roles. */
const permissions = [
  'poconcept:poconceptInfo:list',
  'poconcept:poconceptInfo:expert',
  'poconcept:poconceptInfo:statistics',
  'poconcept:poconceptInfo:sealList',
  'poconcept:poconceptInfo:secrecy',
  'poconcept:poconceptInfo:export',
] as const

declare module '@/shared/auth/permissions' {
  interface Permissions {
    concepts: (typeof permissions)[number]
  }
}

const canListConcepts = (session: Session) => isAllowed(session.permissions, 'poconcept:poconceptInfo:list')

/** Project concepts, from a researcher's draft to the project. */
export const concepts: Feature = {
  permissions,
  pages: {
    'poconcept/apply/index': routes(
      () => import('./lists/ApplyRoutes'),
      'concepts',
      'conceptsHalls',
      'parts',
      'dictionary',
    ),
    'poconcept/incubate/index': routes(
      () => import('./lists/IncubateRoutes'),
      'concepts',
      'conceptsHalls',
      'parts',
      'dictionary',
    ),
    'poconcept/expert/index': routes(
      () => import('./lists/ExpertRoutes'),
      'concepts',
      'conceptsExpert',
      'parts',
      'dictionary',
    ),
    'poconcept/dashboard/index': page(
      () => import('./statistics/StatisticsPage'),
      'concepts',
      'conceptsStatistics',
      'parts',
      'dictionary',
    ),
    'poconcept/archive/index': routes(
      () => import('./lists/ArchiveRoutes'),
      'concepts',
      'conceptsHalls',
      'parts',
      'dictionary',
    ),
  },
  fixed: {
    '/user/secrecy': {
      ...page(() => import('./secrecy/SecrecyPage'), 'concepts', 'conceptsHalls', 'parts', 'dictionary'),
      icon: 'lock',
      needs: 'poconcept:poconceptInfo:secrecy',
    },
  },
  counts: {
    '/apply': conceptNoticeApi.waitListCount,
    '/incubate': conceptNoticeApi.waitHatchListCount,
  },
  records: [
    {
      kind: 'concept',
      needs: 'poconcept:poconceptInfo:list',
      load: async () => (await import('./model/conceptRecords')).findRecords,
    },
  ],
  todo: [todoPart(() => import('./todo'), 'poconcept:poconceptInfo:list', 'conceptsWaiting')],
  live: [
    {
      isFor: ({ roles }) => roles.includes('poc_common_user'), // project owners, not the administrator
      load: loadWithTexts(() => import('./live/IncubationNotice'), 'conceptsShell'),
    },
    { isFor: canListConcepts, load: loadWithTexts(() => import('./live/OwnersNews'), 'conceptsShell') },
  ],
}
