import type { Rolldown } from 'vite'

type Groups = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']

/** What is joined goes alone: what it needs besides goes its own way. */
const ALONE = { includeDependenciesRecursively: false }

/** What is joined though nothing asks for all of it. */
const SMALL = { ...ALONE, maxModuleSize: 16_000 }

/** What lists are made of. */
const LIST =
  /src\/shared\/list\/(?:page\/List(?:Page|Tools|Export)|table\/(?:ListTable|Row(?:Actions|Table)|use)|filters\/|ListEmpty|use|SelectionBar)/

/** What forms are made of, but what is read by schemas, and what few of them have. */
const FORMS =
  /(?:antd\/es|@rc-component)\/form|antd\/es\/grid|input\/(?:es\/|style\/)*(?:index|(?:ResizableT|T|t)ext[Aa]rea)|calculateNodeHeight|scroll-into-view|dayjs\/plugin|src\/shared\/(?:workflow\/(?!workflow|useChange|batchOfOne|conflict|ActionDialog|\w+Step\.|StepFrame|useHeadSteps)|form\/(?!readers|issues|fieldPath|useDraft|unsaved|Day|Time|Files|Rows|FormDialog))/

/** What screens do without: the calendar, which lists that ask for a day fetch late, forms, choices, tables. */
const NOT_COMMON = `picker|form/(?:Day|Time)|${FORMS.source}|(?:es|component)/(?:table|pagination|radio)/|shared/list/(?!rowKey|[Uu]nread)`

/** What opens over a screen, which is there before. */
const DIALOGS =
  /(?:antd\/es|@rc-component)\/(?:modal|dialog|drawer)\/|shared\/ui\/(?:Dialog|Drawer|useFocusReturn)/

/** What most screens share. */
const COMMON = new RegExp(`^(?!.*(?:${NOT_COMMON})).*(?:node_modules|src/shared)`)

/** What whole valuations stand on, and lists of them do without. */
const WHOLE_REPORTS = /features\/valuation\/(?:engine|form|session|reports\/model)\//

/** What rows of reports are made of, wherever they stand. */
const REPORT_ROWS =
  /features\/valuation\/reports\/(?:rows\/api|DownloadButton|ReportStateTag|useProgress|unlock\/UnlockButton|model\/fallbackName)\./

/** What rows of concepts are made of, and what stands around them. */
const CONCEPT_ROWS =
  /features\/concepts\/(?:halls\/(?!board)|seal\/(?!SealDialog)|model\/useFailureDialog|parts\/days)/

/** What a search is typed in and read from, on the home page too. */
const SEARCH_BOX = /src\/features\/search\/(?:box|model)/

/** What is known of drugs and companies wherever one is asked for. */
const CATALOG = /src\/shared\/domain\/(?:drug|catalog)/

/** Apart from what stands on large things: calendar, upload, charts, viewer, lists. */
const SMALL_PARTS =
  /src\/shared\/(?!form|ui\/(upload|chart|NoChoices|ReadingPage|fields\/useTyped|download\/Stored)|list\/(?!address|use(AddressState|Clear))|viewer|files|editing|lib\/daysUntil|workflow\/(?!workflow|useChange|batchOfOne|conflict)|domain\/(points|catalog|drug|room)).*(tsx?|css)$|@ant-design\/icons.*js$/

/**
 * What always comes together is one file instead of dozens: what the page starts with (the libraries, which stay the
 * same from release to release, apart from ours), then the router with the frame of a page, and the workspace, each
 * with what it needs beyond those before it; what opens over a screen; what many screens share; what lists are made
 * of. Small things that several screens share are joined too, the general ones, those of forms and those of each area:
 * a journey each would take longer than what is not needed of them. The rest is divided as the bundler likes. Where
 * two groups want the same, the higher priority has it; only its whole number counts.
 */
export const FILES: Groups = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules|rolldown\/runtime/, priority: 9 },
  { name: 'start', tags: ['$initial'], priority: 8 },
  { name: 'frame', test: /src\/app\/(RoutedApp|Standalone|texts\/areaTexts)/, priority: 7 },
  { name: 'workspace', test: /src\/app\/Workspace/, priority: 6 },
  { ...ALONE, name: 'dialogs', test: DIALOGS, priority: 5 },
  { name: 'common', test: COMMON, minShareCount: 38, priority: 5 },
  { ...SMALL, name: 'parts', test: SMALL_PARTS, minShareCount: 5, priority: 4 },
  { name: 'list', test: LIST, priority: 3 },
  { name: 'forms', test: FORMS, minShareCount: 5, priority: 2 },
  { ...SMALL, name: 'reports', test: REPORT_ROWS, minShareCount: 2, priority: 1 },
  { ...SMALL, name: 'halls', test: CONCEPT_ROWS, minShareCount: 2, priority: 1 },
  { ...SMALL, name: 'search', test: SEARCH_BOX, minShareCount: 2, priority: 1 },
  { ...SMALL, name: 'catalog', test: CATALOG, minShareCount: 2, priority: 1 },
  {
    ...SMALL,
    debugName: 'area',
    name: (id) => (WHOLE_REPORTS.test(id) ? 'report' : /features\/(\w+)/.exec(id)![1]!),
    test: /src\/features\/(?!valuation\/(reports\/charts|form\/(fields|preview))).*tsx?$/,
    minShareCount: 6,
    priority: 0,
  },
]
