import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ofAnyNeighbour, valuesOf } from '../../support/sheets'

/** Where the variables are declared. */
const DECLARING = new Set(['src/app/base.css', 'src/shared/ui/tokens.css'])
/** A page of its own, which goes out as one file. */
const APART = 'src/verify/page.css'
/** The colour of a brand that is not ours. */
const OTHERS_BRANDS = /--wechat-green:[^;]+;/g

const isVariable = (part: string) => /^(var\(.*\)|calc\(.*var\(.*\)|0|50%|inherit)$/.test(part)

/** What each kind of value may be besides a variable of the design. */
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

/** What scrolls and does not hold what is placed in it: hidden words then make the page longer than it looks. */
const scrollsOnly = (css: string) =>
  valuesOf(css, /([^{}]*\{[^{}]*overflow(?:-[xy])?:[^;}]*\b(?:auto|scroll)\b[^{}]*)/g)
    .filter((rule) => !/position:/.test(rule))
    .map((rule) => rule.split('{')[0]!.trim())

function literalsOf(file: string): string[] {
  const css = rulesOf(file)
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(DECLARING.has(file) ? /--[\w-]+:[^;]+;/g : OTHERS_BRANDS, '')
  return Object.entries(KINDS).flatMap(([kind, find]) =>
    find(css).map((value) => `${file}: ${kind} ${value}`),
  )
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name}`)
  .filter((name) => name.endsWith('.css') && name !== APART)

test('style sheets say sizes of type, weights, radii and colours by the variables of the design', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(literalsOf)).toEqual([])
})

test('a literal is found', () => {
  const css = '.a { font: 12px/18px serif; font-weight: 600; border-radius: 6px 0; color: #fff }'
  expect(Object.values(KINDS).flatMap((find) => find(css))).toEqual([
    '12px/18px serif',
    '600',
    '6px 0',
    '#fff',
  ])
})

test('no rule is about the neighbour of just anything', () => {
  expect(files.flatMap((file) => ofAnyNeighbour(rulesOf(file)).map((rule) => `${file}: ${rule}`))).toEqual([])
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
  expect(found.filter((rule) => ofAnyNeighbour(`\n${rule} { color: red }`).length === 0)).toEqual([])
  expect(fine.flatMap((rule) => ofAnyNeighbour(`\n${rule} { color: red }`))).toEqual([])
})

test('what scrolls holds what is placed in it', () => {
  expect(files.flatMap((file) => scrollsOnly(rulesOf(file)).map((rule) => `${file}: ${rule}`))).toEqual([])
  expect(scrollsOnly('.a { color: red; overflow: hidden auto }')).toEqual(['.a'])
  expect(scrollsOnly('.a { position: sticky; overflow-x: auto }')).toEqual([])
})
