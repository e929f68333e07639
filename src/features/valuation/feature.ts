import { page, loadWithTexts, routes, todoPart, type Feature } from '@/shared/feature'

const permissions = [
  'valuation:report:list',
  'valuation:report:add',
  'valuation:report:edit',
  'valuation:report:download',
  'valuation:report:remove',
  'valuation:report:unlock',
  'valuation:npv:list',
  'valuation:npv:edit',
  'valuation:npv:remove',
  'valuation:npv:download',
  'valuation:questionnaire:list',
  'valuation:questionnaire:add',
] as const

declare module '@/shared/auth/permissions' {
  interface Permissions {
    valuation: (typeof permissions)[number]
  }
}

/** Value of drug assets: form, report, NPV of products on the market, portfolio, questionnaires. */
export const valuation: Feature = {
  permissions,
  pages: {
    'valuation/form/index': {
      ...page(() => import('./create/ValuationFormPage'), 'valuation', 'valuationForm', 'parts'),
      tier: 'value',
    },
    'valuation/report/index': {
      ...routes(
        () => import('./reports/ReportRoutes'),
        'valuation',
        'valuationReports',
        'parts',
        'dictionary',
      ),
      tier: 'value',
    },
    'valuation/npv/index': {
      ...routes(() => import('./npv/NpvRoutes'), 'valuationNpv', 'valuation', 'valuationForm', 'parts'),
      tier: 'npv',
    },
    'valuation/portfolio/index': {
      ...page(
        () => import('./portfolio/PortfolioPage'),
        'valuation',
        'valuationForm',
        'valuationWorkbench',
        'valuationPortfolio',
        'parts',
      ),
      tier: 'value',
    },
    'valuation/questionnaire/index': {
      ...page(() => import('./questionnaire/QuestionnaireListPage'), 'valuationQuestionnaire', 'parts'),
      tier: 'value',
    },
  },
  createPaths: ['/valuation/form'],
  records: [
    {
      kind: 'report',
      needs: 'valuation:report:list',
      load: async () => (await import('./reports/reportRecords')).findRecords,
    },
  ],
  home: [
    {
      place: 'action',
      needs: 'valuation:report:add',
      load: loadWithTexts(() => import('./home/NewValuationLink'), 'valuationShell'),
    },
    {
      place: 'side',
      needs: 'valuation:report:list',
      load: loadWithTexts(() => import('./home/RecentReports'), 'valuation', 'valuationShell', 'parts'),
    },
  ],
  todo: [todoPart(() => import('./home/todo'), 'valuation:report:list', 'valuationWaiting')],
}
