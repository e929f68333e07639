import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  build,
  createRunnableDevEnvironment,
  resolveConfig,
  type InlineConfig,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from 'vite'
import { describe, expect, test } from 'vitest'
import product from '../../../vite.config'

const fileOf = (path: string) => fileURLToPath(new URL(`../../../node_modules/${path}`, import.meta.url))

/** Imports of libraries, and library files that earlier builds had replaced or rewritten. */
const MODULES = [
  'antd',
  'axios',
  'react-router-dom',
  'zod/mini',
  ...[
    'antd/es/button/style/index.js',
    'antd/es/select/index.js',
    'antd/es/table/Table.js',
    '@rc-component/table/es/Cell/index.js',
    'axios/lib/helpers/buildURL.js',
    'react-router/dist/development/index.mjs',
    'zod/v4/core/schemas.js',
    'zod/v4/mini/index.js',
  ].map(fileOf),
]

const COMMANDS = [
  ['build', 'production'],
  ['serve', 'development'],
  ['serve', 'demo'],
  ['serve', 'test'],
] as const

type Config = Pick<UserConfig, 'plugins' | 'resolve' | 'optimizeDeps' | 'worker' | 'build'>

/** Externalises everything that the modules import, after all our plugins have run. */
const shallow: Plugin = {
  name: 'shallow',
  enforce: 'pre',
  resolveId: (id, importer) => (importer === undefined ? null : { id, external: true }),
}

const inlineConfig = ({ plugins = [], resolve = {} }: Config): InlineConfig => ({
  configFile: false,
  logLevel: 'silent',
  plugins,
  resolve,
  optimizeDeps: { noDiscovery: true },
  dev: { preTransformRequests: false },
})

async function buildModules(config: Config): Promise<string[]> {
  const input = Object.fromEntries(MODULES.map((name, index) => [`module${index}`, name]))
  const built = await build({
    ...inlineConfig(config),
    plugins: [config.plugins, shallow],
    publicDir: false,
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', treeshake: false },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  return MODULES.map((_, index) => {
    const chunk = output.find((file) => file.type === 'chunk' && file.name === `module${index}`)
    return (chunk as Rolldown.OutputChunk).code
  })
}

async function serveModules(config: Config, mode: string): Promise<string[]> {
  const environment = createRunnableDevEnvironment(
    'client',
    await resolveConfig(inlineConfig(config), 'serve', mode),
    { hot: false },
  )
  await environment.init()
  const found: string[] = []
  for (const name of MODULES) {
    const resolved = await environment.pluginContainer.resolveId(name)
    const { code } = (await environment.transformRequest(resolved!.id))!
    found.push(code.replaceAll(/\?v=\w+/g, ''))
  }
  await environment.close()
  return found
}

const OWN_ALIASES = new Set(['@', '@mocks'])

const aliasesOf = (alias: NonNullable<UserConfig['resolve']>['alias'] = {}) =>
  Array.isArray(alias) ? alias.map(({ find }) => String(find)) : Object.keys(alias)

/** Changes that a configuration makes to libraries. */
async function changesOf(config: Config, command: 'build' | 'serve', mode: string): Promise<string[]> {
  const modulesOf = (config: Config) =>
    command === 'build' ? buildModules(config) : serveModules(config, mode)
  const [untouched, modules] = [await modulesOf({}), await modulesOf(config)]
  return [
    ...aliasesOf(config.resolve?.alias)
      .filter((name) => !OWN_ALIASES.has(name))
      .map((name) => `alias ${name}`),
    ...MODULES.filter((_, index) => modules[index] !== untouched[index]),
    // These process code that the plugins above do not see: dependencies in development, and workers.
    ...(config.optimizeDeps?.rolldownOptions?.plugins ? ['plugins of optimizeDeps'] : []),
    ...(config.build?.rolldownOptions?.plugins ? ['plugins of rolldownOptions'] : []),
    ...(config.worker?.plugins ? ['plugins of worker'] : []),
  ]
}

describe.each(COMMANDS)('vite %s --mode %s', (command, mode) => {
  test('leaves libraries unchanged', async () => {
    const config = product({ command, mode, isPreview: false })
    expect(await changesOf(config, command, mode)).toEqual([])
  })
})

test('tests leave libraries unchanged', () => {
  const { test: options } = product({ command: 'serve', mode: 'test', isPreview: false })
  for (const each of [options, ...(options?.projects ?? [])]) {
    expect(each).not.toHaveProperty('alias')
    expect(each).not.toHaveProperty('test.alias')
    expect(each).not.toHaveProperty('resolve')
    expect(each).not.toHaveProperty('plugins')
  }
})

const isTable = (id: string) => id.endsWith('antd/es/table/Table.js')
const EXAMPLES: [string, Config][] = [
  ['an alias', { resolve: { alias: { axios: '/src/main.tsx' } } }],
  [
    'a transform',
    { plugins: [{ name: 'x', transform: (code, id) => (isTable(id) ? `${code}\nconsole.log()` : null) }] },
  ],
  ['a load', { plugins: [{ name: 'x', load: (id) => (isTable(id) ? 'export default 1' : null) }] }],
  [
    'a resolution',
    {
      plugins: [
        {
          name: 'x',
          enforce: 'pre',
          resolveId: (id) => (id === './InternalTable' ? fileOf('antd/es/table/Column.js') : null),
        },
      ],
    },
  ],
  ['dependencies', { optimizeDeps: { rolldownOptions: { plugins: [{ name: 'x' }] } } }],
]

test.each(EXAMPLES)('%s that changes a library is found', async (_name, config) => {
  expect(await changesOf(config, 'build', 'production')).not.toEqual([])
  expect(await changesOf(config, 'serve', 'development')).not.toEqual([])
})

test('a build-only plugin that changes a library is detected', async () => {
  const plugin: Plugin = {
    name: 'x',
    apply: 'build',
    renderChunk: (code) => code.replace('Table', 'Tableau'),
  }
  expect(await changesOf({ plugins: [plugin] }, 'build', 'production')).not.toEqual([])
})

/** Patched packages that the documents do not mention. */
const unexplained = (patches: readonly string[], documents: string) =>
  patches.filter((patch) => !documents.includes(patch))

test('every patch of a package is explained in the documents', () => {
  const documents = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  )
  const patches = existsSync('patches') ? readdirSync('patches') : []
  const text = documents.map((name) => readFileSync(`docs/${name}`, 'utf8')).join('\n')
  expect(unexplained(patches, text)).toEqual([])
  expect(unexplained(['antd+6.6.8.patch'], 'of axios+1.patch')).toEqual(['antd+6.6.8.patch'])
})
