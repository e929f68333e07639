import { AGREEMENTS } from '@/features/account/agreement/agreements'
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
    'search/index',
    {
      load: screen(() => import('./SearchScreens'), 'search', 'parts'),
      hasSubroutes: true,
    },
  ],
  [
    'valuation/form/index',
    {
      load: screen(
        () => import('@/features/valuation/form/ValuationFormPage'),
        'valuation',
        'valuationForm',
        'parts',
      ),
    },
  ],
  [
    'valuation/report/index',
    {
      load: screen(
        () => import('@/features/valuation/reports/ReportRoutes'),
        'valuation',
        'valuationForm',
        'valuationReports',
        'parts',
        'dictionary',
      ),
      hasSubroutes: true,
    },
  ],
  [
    'valuation/npv/index',
    {
      load: screen(
        () => import('@/features/valuation/npv/NpvRoutes'),
        'valuationNpv',
        'valuation',
        'valuationForm',
        'parts',
      ),
      hasSubroutes: true,
    },
  ],
  [
    'valuation/portfolio/index',
    {
      load: screen(
        () => import('@/features/valuation/portfolio/PortfolioPage'),
        'valuation',
        'valuationForm',
        'valuationWorkbench',
        'parts',
      ),
    },
  ],
  [
    'valuation/questionnaire/index',
    {
      load: screen(
        () => import('@/features/valuation/questionnaire/QuestionnaireListPage'),
        'valuationQuestionnaire',
        'parts',
      ),
    },
  ],
  [
    'poconcept/apply/index',
    {
      load: screen(
        () => import('@/features/concepts/halls/ApplyRoutes'),
        'concepts',
        'conceptsHalls',
        'parts',
        'dictionary',
      ),
      hasSubroutes: true,
    },
  ],
  [
    'poconcept/incubate/index',
    {
      load: screen(
        () => import('@/features/concepts/halls/IncubateRoutes'),
        'concepts',
        'conceptsHalls',
        'parts',
        'dictionary',
      ),
      hasSubroutes: true,
    },
  ],
  [
    'poconcept/expert/index',
    {
      load: screen(
        () => import('@/features/concepts/expert/ExpertRoutes'),
        'concepts',
        'conceptsExpert',
        'parts',
        'dictionary',
      ),
      hasSubroutes: true,
    },
  ],
  [
    'poconcept/dashboard/index',
    {
      load: screen(
        () => import('@/features/concepts/statistics/StatisticsPage'),
        'concepts',
        'conceptsStatistics',
        'parts',
        'dictionary',
      ),
    },
  ],
  [
    'poconcept/archive/index',
    {
      load: screen(
        () => import('@/features/concepts/archive/ArchiveRoutes'),
        'concepts',
        'conceptsHalls',
        'parts',
        'dictionary',
      ),
      hasSubroutes: true,
    },
  ],
])

const home = screen(() => import('./home/HomePage'), 'valuation', 'search', 'parts')

/** For an account that is not verified yet, and for a look back later. */
export const loadVerification = screen(() => import('./VerificationPage'), 'accountPages', 'parts')

/** For a visitor at /register. */
export const loadSignUp = screen(
  () => import('@/features/account/register/SignUpPage'),
  'accountPages',
  'parts',
)

/** Announced screens inside the layout: until their areas are built they say so, under their own names. */
const UPCOMING = ['/aovPay', '/need/speak', '/viewSpeakInfo', '/user/center', '/kaiFaing']

const loadUpcoming = () => import('./failures/UnderDevelopmentPage')

/** Screens inside the layout that exist for everyone signed in, whatever the menu says. */
export const FIXED_PAGES: Pages = new Map<string, PageEntry>([
  ['/index', { load: home }],
  ['/qrIndex', { load: home }],
  ['/noCheck', { load: loadVerification }],
  [
    '/contact',
    { load: screen(() => import('@/features/account/contact/ContactPage'), 'accountPages', 'parts') },
  ],
  [
    '/user/secrecy',
    {
      load: screen(
        () => import('@/features/concepts/secrecy/SecrecyPage'),
        'concepts',
        'conceptsHalls',
        'parts',
        'dictionary',
      ),
    },
  ],
  ...UPCOMING.map((path) => [path, { load: loadUpcoming }] as const),
])

/** Fixed addresses that lead to another one. */
export const REDIRECTS: ReadonlyMap<string, string> = new Map([['/user', '/user/center']])

/** Screens inside the layout that are no visited pages: they get no tab. */
export const UNTABBED_PAGES: Pages = new Map<string, PageEntry>([
  ['/404', { load: () => import('./failures/NotFoundPage') }],
])

/** Screens outside the layout for whoever is signed in. */
export const STANDALONE_PAGES: Pages = new Map<string, PageEntry>([
  ['/member', { load: screen(() => import('@/features/account/member/MemberPage'), 'accountPages') }],
  [
    '/guestRegister',
    { load: screen(() => import('@/features/account/register/GuestRegisterPage'), 'accountPages', 'parts') },
  ],
  ['/401', { load: () => import('./failures/UnauthorizedPage') }],
  ['/405', { load: () => import('./failures/NotAllowedPage') }],
  ['/406', { load: () => import('./failures/NotAcceptablePage') }],
])

const loadAgreement = screen(() => import('@/features/account/agreement/AgreementPage'), 'accountPages')

/** Screens outside the layout that need no session. */
export const OPEN_PAGES: Pages = new Map<string, PageEntry>([
  ['/qrlogin', { load: () => import('@/features/account/qr/QrLoginPage') }],
  ['/social-login/wx', { load: () => import('@/features/account/social/WechatLoginPage') }],
  ['/social-login/alipay', { load: () => import('@/features/account/social/AlipayLoginPage') }],
  ...AGREEMENTS.map(({ path }): [string, PageEntry] => [path, { load: loadAgreement }]),
])

const FIXED_PATHS: ReadonlySet<string> = new Set(
  [
    ...TOKENLESS,
    ...FIXED_PAGES.keys(),
    ...UNTABBED_PAGES.keys(),
    ...STANDALONE_PAGES.keys(),
    ...OPEN_PAGES.keys(),
    ...REDIRECTS.keys(),
    '/admin',
    '/redirect',
  ].map((path) => path.toLowerCase()), // the router does not tell letters apart either
)

/** Whether a row's path would stand on an address that no menu row can take over. */
export function isFixed(path: string): boolean {
  // A wildcard and what is optional at the end also match without it.
  const least = path.replace(/(?:\/(?:\*|[^/]*\?))+$/, '').toLowerCase()
  return FIXED_PATHS.has(least) || least.startsWith('/redirect/')
}
