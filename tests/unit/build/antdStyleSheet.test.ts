import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { extractAntdStyles } from '../../../build/antdStyleSheet'

const LIGHT = { theme: '#409EFF', isDark: false }
const sheet = await extractAntdStyles(LIGHT)

/** Strips the variables of the render that generated the sheet, and the list of contained styles. */
const rulesOf = (css: string) =>
  css.replace(/[^{}]*\.css-var-[^{}]*\{[^{}]*\}/g, '').replace(/\.data-ant-cssinjs-cache-path\{.*$/, '')

test.each([
  ['dark', { theme: '#409EFF', isDark: true }, false],
  ['another colour', { theme: '#7A1FA2', isDark: false }, false],
  ['compact', LIGHT, true],
])('a single antd sheet serves every theme: %s', async (_name, look, isCompact) => {
  expect(rulesOf(sheet).length).toBeGreaterThan(500_000)
  expect(rulesOf(await extractAntdStyles(look, isCompact))).toBe(rulesOf(sheet))
})

/** Styles of wireframe themes, and of a deprecated antd component. */
const UNUSED = new Set(['Pagination-bordered', 'BackTop-BackTop'])

test('the sheet contains the styles of every component', () => {
  const held = new Set([...sheet.matchAll(/\|layer\|([\w-]+)\|/g)].map(([, name]) => name))
  const folder = 'node_modules/antd/es'
  const registered = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\bstyle\/\w+\.js$/.test(path))
    .flatMap((path) => [
      ...readFileSync(`${folder}/${path}`, 'utf8').matchAll(
        /gen(?:StyleHooks|SubStyleComponent|ComponentStyleHook)\((?:'(\w+)'|\['(\w+)', '(\w+)'\])/g,
      ),
    ])
    .map(([, name, component = name, part = name]) => `${component}-${part}`)
  expect(registered.length).toBeGreaterThan(60)
  expect(registered.filter((name) => !held.has(name) && !UNUSED.has(name))).toEqual([])
})
