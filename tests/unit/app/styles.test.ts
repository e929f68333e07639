import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { genericSiblingSelectors, valuesOf } from '../../support/styleSheets'

const TOKEN_FILES = new Set(['src/app/base.css', 'src/shared/ui/tokens.css'])
/** A standalone page that ships as a single file. */
const STANDALONE_PAGE = 'src/verify/page.css'
const BRAND_COLOURS = /--wechat-green:[^;]+;/g

const isVariable = (part: string) => /^(var\(.*\)|calc\(.*var\(.*\)|0|50%|inherit)$/.test(part)

/** Values that are not design variables, by kind. */
const KINDS: Record<string, (css: string) => string[]> = {
  'size of type': (css) =>
    valuesOf(css, /[\s;{]font(?:-size)?:([^;}]+)/g).filter((value) => !/var\(--|^(inherit|0)$/.test(value)),
  'weight of type': (css) => valuesOf(css, /font-weight:([^;}]+)/g).filter((value) => /\d/.test(value)),
  radius: (css) =>
    valuesOf(css, /border(?:-[a-z]+)*-radius:([^;}]+)/g).filter(
      (value) => !value.split(/\s+(?![^(]*\))/).every(isVariable),
    ),
  colour: (css) =>
    valuesOf(css, /(#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^)]*\)|[\s,(:](?:white|black)(?=[\s,;)]))/gi),
}

const rulesOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '')

/** Scroll containers without a position: visually hidden text inside them makes the page longer than it looks. */
const unpositionedScrollers = (css: string) =>
  valuesOf(css, /([^{}]*\{[^{}]*overflow(?:-[xy])?:[^;}]*\b(?:auto|scroll)\b[^{}]*)/g)
    .filter((rule) => !/position:/.test(rule))
    .map((rule) => rule.split('{')[0]!.trim())

function literalsOf(file: string): string[] {
  const css = rulesOf(file)
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(TOKEN_FILES.has(file) ? /--[\w-]+:[^;]+;/g : BRAND_COLOURS, '')
  return Object.entries(KINDS).flatMap(([kind, find]) =>
    find(css).map((value) => `${file}: ${kind} ${value}`),
  )
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name}`)
  .filter((name) => name.endsWith('.css') && name !== STANDALONE_PAGE)

test('style sheets take font sizes, weights, radii and colours from design variables', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(literalsOf)).toEqual([])
})

test('literals are detected', () => {
  const css = '.a { font: 12px/18px serif; font-weight: 600; border-radius: 6px 0; color: #fff }'
  expect(Object.values(KINDS).flatMap((find) => find(css))).toEqual([
    '12px/18px serif',
    '600',
    '6px 0',
    '#fff',
  ])
})

test('no sibling selector is generic', () => {
  expect(
    files.flatMap((file) => genericSiblingSelectors(rulesOf(file)).map((rule) => `${file}: ${rule}`)),
  ).toEqual([])
  const found = [
    '.a > * + *',
    '.a > :not(header) + *',
    '.a :not(.c) + .b',
    '* ~ .b',
    '.a :first-child + .c',
    '.a > header + *',
    'li + li',
    '.a :is(p, dl) ~ .b',
    '.a:has(div ~ .c)',
  ]
  const fine = [
    '.a > .b + *',
    '.a:hover + .b',
    'header.a + *',
    'li[data-a] + li',
    '.a :is(.c, .d) + .b',
    '.a { top: calc(2 * var(--s4) + 1px) } .b',
  ]
  expect(found.filter((rule) => genericSiblingSelectors(`\n${rule} { color: red }`).length === 0)).toEqual([])
  expect(fine.flatMap((rule) => genericSiblingSelectors(`\n${rule} { color: red }`))).toEqual([])
})

test('scroll containers are positioned', () => {
  expect(
    files.flatMap((file) => unpositionedScrollers(rulesOf(file)).map((rule) => `${file}: ${rule}`)),
  ).toEqual([])
  expect(unpositionedScrollers('.a { color: red; overflow: hidden auto }')).toEqual(['.a'])
  expect(unpositionedScrollers('.a { position: sticky; overflow-x: auto }')).toEqual([])
})
