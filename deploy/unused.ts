// Parts of libraries that come along for what the product never asks of them.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const instead = (name: string) => fileURLToPath(new URL(`./instead/${name}.ts`, import.meta.url))
const library = (path: string) => fileURLToPath(import.meta.resolve(`${path}.js`))

/** What stands in for a part, by the module that asks for it. `tests/architecture.test.ts`: nobody wants the whole. */
const PARTS: readonly { asking: string; part: RegExp; by: string }[] = [
  // A card with tabs.
  { asking: 'antd/es/card/Card.js', part: /^\.\.\/tabs$/, by: instead('nothing') },
  // Filters in the head of a column: ours stand above the table.
  { asking: 'antd/es/table/hooks/useFilter/index.js', part: /\/FilterDropdown$/, by: instead('nothing') },
  // Rows that are chosen, none below another, any number of them: a tree and a radio button would come along.
  { asking: 'antd/es/table/hooks/useSelection.js', part: /^@rc-component\/tree$/, by: instead('keys') },
  { asking: 'antd/es/table/hooks/useSelection.js', part: /\/radio$/, by: instead('nothing') },
  // What tells a field that it stands in a form: all that a form is would come along.
  { asking: 'antd/es/form/context.js', part: /^@rc-component\/form$/, by: instead('formProvider') },
  { asking: 'antd/es/radio/group.js', part: /\/form\/hooks\/useForm$/, by: instead('fieldName') },
  // Inputs that few screens have: see `src/shared/ui/inputs.ts`.
  { asking: 'antd/es/index.js', part: /^\.\/input$/, by: library('antd/es/input/Input') },
  {
    asking: 'antd/es/input/Input.js',
    part: /^@rc-component\/input$/,
    by: library('@rc-component/input/es/Input'),
  },
  // Groups of avatars and buttons.
  { asking: 'antd/es/avatar/index.js', part: /^\.\/AvatarGroup$/, by: instead('nothing') },
  { asking: 'antd/es/dropdown/index.js', part: /^\.\/dropdown-button$/, by: instead('nothing') },
  { asking: 'antd/es/tag/index.js', part: /^\.\/CheckableTag(Group)?$/, by: instead('nothing') },
  // A card of a person, a grid of cards.
  { asking: 'antd/es/card/index.js', part: /^\.\/Card(Grid|Meta)$/, by: instead('nothing') },
  // Placeholders of a picture, a button.
  { asking: 'antd/es/skeleton/Skeleton.js', part: /^\.\/(Avatar|Button|Image)$/, by: instead('nothing') },
  // Drawings: we have our own.
  { asking: 'antd/es/empty/index.js', part: /^\.\/(empty|simple)$/, by: instead('nothing') },
  // How bright a colour is: all that lets one be chosen would come along.
  { asking: 'antd/es/button/style/token.js', part: /\/color-picker\//, by: instead('brightness') },
  { asking: 'antd/es/tag/style/index.js', part: /\/color-picker\//, by: instead('brightness') },
  { asking: 'antd/es/tooltip/util.js', part: /\/color-picker\//, by: instead('brightness') },
  // Colours by their names.
  { asking: 'theme/interface/index.js', part: /\/presetColors$/, by: instead('colours') },
  { asking: 'theme/themes/shared/genColorMapToken.js', part: /\/presetColors$/, by: instead('colours') },
  { asking: 'theme/themes/default/index.js', part: /\/seed$/, by: instead('colours') },
  { asking: 'theme/themes/dark/index.js', part: /\/(presetColors|seed)$/, by: instead('colours') },
  // What spreads from what is pressed: the theme moves nothing. Each would stand in a part of its own for it.
  { asking: 'antd/es/button/Button.js', part: /\/_util\/wave$/, by: instead('noWave') },
  { asking: 'antd/es/checkbox/Checkbox.js', part: /\/_util\/wave$/, by: instead('noWave') },
  { asking: 'antd/es/radio/radio.js', part: /\/_util\/wave$/, by: instead('noWave') },
  { asking: 'antd/es/switch/index.js', part: /\/_util\/wave$/, by: instead('noWave') },
  { asking: 'antd/es/tag/index.js', part: /\/_util\/wave$/, by: instead('noWave') },
  // What makes styles as it runs: they are there, see `antdStyles.ts`.
  { asking: 'cssinjs/es/index.js', part: /\/useStyleRegister$/, by: instead('nothing') },
  // Cells that stick, span and are hovered with others.
  { asking: 'table/es/Body/BodyRow.js', part: /\/Cell$/, by: instead('tableCell') },
  // Long tables draw the rows in sight by themselves, see `LongBody`.
  { asking: '@rc-component/table/es/index.js', part: /^\.\/VirtualTable$/, by: instead('nothing') },
  // How wide scroll bars are, and fields in selects: see there.
  { asking: 'util/es/index.js', part: /^\.\/getScrollBarSize$/, by: instead('scrollBarSize') },
  { asking: 'Content/MultipleContent.js', part: /^\.\.\/Input$/, by: instead('selectInput') },
  // A field is judged by the schema of its form.
  { asking: 'form/es/utils/validateUtil.js', part: /\/async-validator$/, by: instead('rules') },
  // Calls go by XMLHttpRequest, which tells how far an upload is.
  { asking: 'axios/lib/adapters/adapters.js', part: /^\.\/fetch\.js$/, by: instead('nothing') },
  // Texts of the library, in the form that its own parts take them in: English would come along twice.
  { asking: 'src/app/Providers.tsx', part: /^antd\/locale\/zh_CN$/, by: library('antd/es/locale/zh_CN') },
  { asking: 'src/app/Providers.tsx', part: /^antd\/locale\/en_US$/, by: library('antd/es/locale/en_US') },
  // Bodies are JSON, or forms that go as they are; a query stands in its address; signals cut calls off.
  {
    asking: 'axios/lib/axios.js',
    part: /\/(HttpStatusCode|formDataToJSON|toFormData|CancelToken|spread)\.js$/,
    by: instead('nothing'),
  },
  {
    asking: 'axios/lib/defaults/index.js',
    part: /\/(toFormData|toURLEncodedForm|formDataToJSON)\.js$/,
    by: instead('nothing'),
  },
  {
    asking: 'axios/lib/helpers/buildURL.js',
    part: /\/AxiosURLSearchParams\.js$/,
    by: instead('nothing'),
  },
  {
    asking: 'axios/lib/platform/browser/classes/URLSearchParams.js',
    part: /\/AxiosURLSearchParams\.js$/,
    by: instead('nothing'),
  },
]

/** Nobody writes a schema out as JSON schema: each schema brings the ways to do so. */
const SILENT = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors|json-schema-generator)\.js$/

const ROUTER = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/

/** What a router does for pages that its own server makes: it fetches them ahead, and draws their errors. */
const OF_SERVED = {
  usePrefetchBehavior: '() => [false, null, {}]',
  PrefetchPageLinks: '() => null',
  RemixRootDefaultErrorBoundary: '() => null',
  RSCErrorHandler: '() => null',
}

/** Leaves them out of a build. A library that has changed stops it. */
export function unused(): Plugin {
  const met = new Set<string>()

  function silent(code: string) {
    met.add('zod')
    const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name!)
    return [
      'const nothing = () => () => undefined',
      ...names.map((name) => `export const ${name} = nothing`),
    ].join('\n')
  }

  function withoutServed(code: string) {
    // Names that only developers see keep what nobody asks for.
    let made = code
      .replaceAll(/^\w+\.displayName = .*;$/gm, '')
      .replaceAll(/ = (React\d*\.forwardRef\()/g, ' = /* @__PURE__ */ $1')
    for (const [name, by] of Object.entries(OF_SERVED)) {
      const before = made
      made = made.replace(new RegExp(`^function ${name}\\([^]*?^}$`, 'm'), `const ${name} = ${by}`)
      if (made !== before) met.add(name)
    }
    return made
  }

  return {
    name: 'unused',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const found = PARTS.find(({ asking, part }) => importer.endsWith(asking) && part.test(source))
      if (!found) return null
      met.add(found.asking)
      return found.by
    },
    transform: {
      filter: { id: [SILENT, ROUTER] },
      handler: (code, id) => (ROUTER.test(id) ? withoutServed(code) : silent(code)),
    },
    generateBundle() {
      const parts = [...PARTS.map(({ asking }) => asking), ...Object.keys(OF_SERVED), 'zod']
      const lost = parts.filter((part) => !met.has(part))
      if (lost.length > 0) throw new Error(`a library has changed: ${lost.join(', ')}`)
    },
  }
}
