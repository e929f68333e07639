import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { antdStyles } from './deploy/antdStyles.ts'
import { compileHints } from './deploy/compileHints.ts'
import { early } from './deploy/early.ts'
import { pdfFiles } from './deploy/pdfFiles.ts'
import { unused } from './deploy/unused.ts'
import { verifier } from './deploy/verifier.ts'
import { mockBackend } from './mocks/server/plugin.ts' // Vite's loader wants the extension

const dir = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Base path of the API, see .env.production. */
const API_BASE = process.env.VITE_BASE_API ?? '/prod-api'

/** `npm run dev` passes calls and sockets on to a real backend, without the prefix, as the backend family expects. */
function backendProxy(target: string) {
  return {
    [API_BASE]: {
      target,
      changeOrigin: true,
      ws: true,
      rewrite: (path: string) => path.slice(API_BASE.length),
    },
  }
}

const needsBackend: Plugin = {
  name: 'needs-backend',
  configureServer() {
    throw new Error(
      'Set BACKEND_URL to the address of a backend, or use `npm start` for the one with demo data.',
    )
  },
}

/** What a preview's visitor may keep: its hashed files, as from the delivered product, and the connection. */
const keeping: Plugin = {
  name: 'keeping',
  configurePreviewServer({ middlewares, httpServer }) {
    middlewares.use('/assets', (_request, response, next) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      next()
    })
    // Node's five seconds are less than a pause of a test: a request could meet the end of its connection.
    if ('keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = 120_000
  },
}

// What a screen of a test is made of dies with it: a seventh of the tests' time went into sorting it out too early.
if (process.env.VITEST) setFlagsFromString('--max-semi-space-size=64')

/** What is joined goes alone: what it needs besides goes its own way. */
const ALONE = { includeDependenciesRecursively: false }

/** What is joined though nothing asks for all of it. */
const SMALL = { ...ALONE, maxModuleSize: 16_000 }

/** What lists are made of. */
const LIST =
  /src\/shared\/list\/(?:page\/List(?:Page|Tools|Export)|table\/(?:ListTable|Row(?:Actions|Table)|use)|filters\/|ListEmpty|use|SelectionBar)/

/** What forms are made of, but what is read by schemas, and what few of them have. */
const FORMS =
  /(?:antd\/es|@rc-component)\/form|antd\/es\/grid|input\/(?:es\/|style\/)*(?:index|(?:ResizableT|T|t)ext[Aa]rea)|calculateNodeHeight|antd-styles\/Input-TextArea|scroll-into-view|dayjs\/plugin|src\/shared\/(?:workflow\/(?!workflow|useChange|batchOfOne|conflict|ActionDialog|\w+Step\.|StepFrame|useHeadSteps)|form\/(?!readers|issues|fieldPath|useDraft|unsaved|Day|Time|Files|Rows|FormDialog))/

/** What screens do without: the calendar, which lists that ask for a day fetch late, forms, tables. */
const NOT_COMMON = `picker|form/(?:Day|Time)|${FORMS.source}|(?:es|component)/(?:table|pagination)/|shared/list/(?!rowKey|[Uu]nread)`

/** What opens over a screen, which is there before. */
const DIALOGS =
  /(?:antd\/es|@rc-component)\/(?:modal|dialog|drawer)\/|antd-styles\/(?:Modal|Drawer)|shared\/ui\/(?:Dialog|Drawer|useFocusReturn)/

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
  /src\/shared\/(?!form|ui\/(upload|chart)|list\/(?!address|use(AddressState|Clear))|viewer|files|editing|workflow\/(?!workflow|useChange|batchOfOne|conflict)|domain\/(points|catalog|drug)).*(tsx?|css)$|@ant-design\/icons.*js$/

/** Files of which most screens run all. */
const WITH_MOST_SCREENS = ['libraries', 'start', 'frame', 'workspace', 'common', 'parts', 'list']

/** The router's build without its warnings, which its package has but does not name. */
const ROUTER = [
  { find: /^react-router$/, replacement: dir('./node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: dir('./node_modules/react-router/dist/production/dom-export.mjs'),
  },
]

/** Inputs that few screens have, each by itself. */
const INPUTS = [{ find: '@/shared/ui/inputs', replacement: dir('./deploy/instead/inputs.ts') }]

export default defineConfig(({ mode, command }) => {
  const backend = process.env.BACKEND_URL
  // `npm start`: the product over the mock backend.
  const isDemo = mode === 'demo'
  const proxy = backend && !isDemo ? backendProxy(backend) : {}
  return {
    plugins: [
      react(),
      keeping,
      early(API_BASE),
      unused(),
      antdStyles(),
      pdfFiles(),
      verifier(),
      compileHints(WITH_MOST_SCREENS),
      ...(isDemo ? [mockBackend(API_BASE)] : []),
      ...(mode === 'development' && !backend ? [needsBackend] : []),
    ],
    resolve: {
      alias: [
        ...(command === 'build' ? INPUTS : []),
        { find: '@', replacement: dir('./src') },
        { find: '@mocks', replacement: dir('./mocks') },
        ...(command === 'build' ? ROUTER : []),
      ],
    },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    server: { proxy },
    preview: { proxy },
    // One entry is what the report's charts need; budgets are kept by `npm run bench`.
    build: {
      // Who lacks it only loses the head start.
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        // Plain functions: an entry takes those that it calls, not all that the engine has.
        treeshake: {
          moduleSideEffects: [{ test: /valuation\/engine\/(index|method|monteCarlo)/, sideEffects: false }],
        },
        output: {
          // What always comes together is one file instead of dozens: what the page starts with (the libraries,
          // which stay the same from release to release, apart from ours), then the router with the frame of a page,
          // and the workspace, each with what it needs beyond those before it; what opens over a screen; what many
          // screens share; what lists are made of. Small things that several screens share are joined too, the general
          // ones, those of forms and those of each area: a journey each would take longer than what is not needed of
          // them. The rest is divided as the bundler likes. Where two groups want the same, the higher priority has
          // it; only its whole number counts.
          codeSplitting: {
            groups: [
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
            ],
          },
        },
      },
    },
    worker: { format: 'es' },
    // The server puts a new nonce in its place in every answer, see deploy/nginx.conf.
    html: { cspNonce: 'CSP_NONCE' },
    test: {
      env: { VITE_BASE_API: '/test-api' },
      pool: 'threads',
      maxWorkers: 2,
      restoreMocks: true,
      unstubGlobals: true,
      // Tests take far less, but other work may go on beside them.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/{unit,contract}/**/*.test.ts', 'tests/architecture.test.ts'],
            environment: 'node',
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            include: ['tests/screens/**/*.test.{ts,tsx}'],
            environment: 'jsdom',
            isolate: false,
            css: false,
            setupFiles: 'tests/setup.ts',
          },
        },
      ],
    },
  }
})
