// The component library's styles as sheets beside its code, made by the build where every browser would compute them
// anew. The functions that make them leave the build.
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import { extractStyle as withParts } from '@ant-design/static-style-extract'
import { Col, ConfigProvider, Form, Row, type ThemeConfig } from 'antd'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import type { Preferences } from '../src/shared/preferences.ts'

/** The sheet of each part, by the name under which its code registers it: `Modal-Modal`, `Modal-confirm`. */
function sheets(theme: ThemeConfig): Map<string, string> {
  let parts: ReactNode = null
  withParts((node) => {
    parts = node
    return createElement('i')
  })
  const cache = createCache()
  const besides = [
    createElement(Row, { key: 'grid' }, createElement(Col)),
    createElement(Form, { key: 'form' }, createElement(Form.Item)),
  ]
  renderToString(
    createElement(
      StyleProvider,
      { cache, layer: true },
      createElement(ConfigProvider, { theme: { ...theme, zeroRuntime: false } }, parts, besides),
    ),
  )
  // Drawn in wireframes alone.
  const found = new Map([['Pagination-bordered', '']])
  for (const [path, entry] of cache.cache) {
    const name = /^style%%layer%([^%]+)/.exec(path)?.[1]
    if (name === undefined) continue
    const one = createCache()
    one.cache.set(path, entry)
    const sheet = extractStyle(one, { plain: true, types: 'style' })
    // Its last rule tells the library at run time what is there; nothing asks for it here.
    const rules = sheet.replace(/\.data-ant-cssinjs-cache-path\{.*$/, '')
    found.set(name, (found.get(name) ?? '') + rules)
  }
  return found
}

/** What registers a part's styles: its name, and the function that makes them. */
const REGISTERS = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook'])

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

function* calls(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* calls(each)
  if (typeof node !== 'object' || node === null || !('type' in node)) return
  const { type, callee } = node as Node
  if (type === 'CallExpression' && REGISTERS.has((callee as { name?: string }).name ?? '')) yield node as Node
  for (const value of Object.values(node)) if (typeof value === 'object') yield* calls(value)
}

const nameOf = ({ type, elements, value }: Node): string =>
  type === 'ArrayExpression'
    ? (elements as { value: string }[]).map((element) => element.value).join('-')
    : `${value as string}-${value as string}`

/** What no part registers: links, and the box of an icon. */
const FOR_ALL = ['Shared', 'ant-design-icons']
const EVERYWHERE = '/antd/es/config-provider/index.js'

const SHEET = 'antd-styles/'
const nameOfSheet = (id: string) => /^\/antd-styles\/(.+)\.css$/.exec(id)?.[1] ?? null

/** The product's theme. Its colours and sizes are variables at run time: no sheet may depend on a preference. */
async function themes(): Promise<[ThemeConfig, ...ThemeConfig[]]> {
  const at = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
  const { module } = await runnerImport<typeof import('../src/app/workspaceTheme.ts')>(
    at('app/workspaceTheme.ts'),
    { configFile: false, logLevel: 'error', resolve: { alias: { '@': at('') } } },
  )
  const preferences = { theme: '#409EFF', isDark: false } as Preferences
  const dark = { ...preferences, isDark: true }
  return [
    module.workspaceTheme(preferences, false),
    module.workspaceTheme(dark, false),
    module.workspaceTheme(preferences, true),
  ]
}

/** Of a build alone; while developing and in tests the library makes its styles as it runs. */
export function antdStyles(): Plugin {
  let found: Map<string, string>
  return {
    name: 'antd-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const [theme, ...others] = await themes()
      found = sheets(theme)
      for (const other of others.map(sheets)) {
        const odd = [...found].filter(([name, sheet]) => other.get(name) !== sheet).map(([name]) => name)
        if (odd.length > 0) throw new Error(`styles depend on the theme: ${odd.join(', ')}`)
      }
    },
    resolveId: (id) => (id.startsWith(SHEET) ? `/${id}` : null),
    load(id) {
      const name = nameOfSheet(id)
      if (name === null) return null
      return { code: found.get(name) ?? '', moduleSideEffects: true }
    },
    transform: {
      filter: { id: /\/antd\/es\/(?!theme\/).*\.js$/ },
      handler(code, id) {
        let made = code
        const names = id.endsWith(EVERYWHERE) ? [...FOR_ALL] : []
        for (const { arguments: given } of [...calls(this.parse(code))].reverse()) {
          const [name, make] = given as [Node, Node]
          names.unshift(nameOf(name))
          made = `${made.slice(0, make.start)}() => []${made.slice(make.end)}`
        }
        return names.map((name) => `import '${SHEET}${name}.css'\n`).join('') + made
      },
    },
    generateBundle(_options, bundle) {
      const used = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const missing = used.map((id) => nameOfSheet(id)).filter((name) => name !== null && !found.has(name))
      if (missing.length > 0) throw new Error(`no styles were made for ${missing.join(', ')}`)
    },
  }
}
