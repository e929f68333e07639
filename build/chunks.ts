import type { Rolldown } from 'vite'

type Groups = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']

const WITHOUT_DEPENDENCIES = { includeDependenciesRecursively: false }

/** Table, filters and pagination of lists; not boards, imports and exports. */
const LIST =
  /(?:es|component)\/(?:table|pagination|radio)\/|src\/shared\/list\/(?:page\/|table\/|filters\/|SelectionBar)/

/** Fields and steps of forms; not their parsers, which lists use as well, nor rare kinds of fields. */
const FORM =
  /(?:es|component)\/form\/|antd\/es\/(?:grid|input)|src\/shared\/(?:form\/(?!Date|Day|Files)|workflow\/(?!File))[A-Z]/

/**
 * Dialogs and drawers, which no first screen waits for. Their texts stay with `ConfigProvider`, which imports them;
 * otherwise the two chunks would import each other.
 */
const DIALOG =
  /(?:es|component)\/(?:modal(?!\/locale)|dialog|drawer)\/|shared\/ui\/(?:Dialog|Drawer|useFocusReturn)/

/** Modules that most screens import, except the above and the calendar. */
const COMMON = new RegExp(
  `^(?!.*(?:${LIST.source}|${FORM.source}|picker)).*(?:node_modules|src/(?:shared|entities))`,
)

/**
 * Modules that usually load together share a chunk, since each request costs a round trip; the bundler divides the
 * rest. If a module matches two groups, the one with the higher priority gets it. `minShareCount`: number of entries
 * that import the module.
 */
export const CHUNKS: Groups = [
  // The page itself. Libraries are separate because they stay the same from release to release.
  { name: 'libraries', tags: ['$initial'], test: /node_modules|rolldown\/runtime/, priority: 9 },
  { name: 'start', tags: ['$initial'], priority: 8 },
  // The router and the page frame, then the layout, each with everything it imports.
  { name: 'frame', test: /src\/app\/(routes|Standalone|i18n\/areaTexts)/, priority: 7 },
  { name: 'workspace', test: /src\/app\/Workspace/, priority: 6 },
  { ...WITHOUT_DEPENDENCIES, name: 'dialogs', test: DIALOG, priority: 5 },
  { name: 'common', test: COMMON, minShareCount: 38, priority: 4 },
  { name: 'list', test: LIST, priority: 3 },
  { ...WITHOUT_DEPENDENCIES, name: 'forms', test: FORM, minShareCount: 5, priority: 2 },
  {
    ...WITHOUT_DEPENDENCIES,
    debugName: 'area',
    // Valuation is split because its lists need neither the form nor the engine.
    name: (id) => /features\/(valuation\/\w+|\w+)/.exec(id)![1]!.replace('/', '-'),
    test: /src\/features\/(?!valuation\/(?!form|engine))/,
    maxModuleSize: 16_000,
    minShareCount: 8,
    priority: 1,
  },
]
