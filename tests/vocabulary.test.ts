import { expect, test } from 'vitest'

const files = Object.entries(
  import.meta.glob<string>(
    ['/{src,mocks,tests,build,deploy}/**/*.{ts,tsx,mjs}', '/vite.config.ts', '!/tests/vocabulary.test.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
)

/** Words that mean something else to everyone else in the field, with what to use instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  told: 'notified, shown or message, by sense',
  tell: 'notify, show or report',
  tells: 'notifies, shows or reports',
  apart: 'separate, distinct',
  begin: 'start',
  begins: 'starts',
  mend: 'fix, satisfy',
  mends: 'fixes, satisfies',
  grave: 'needsWarning',
  aim: 'target, advances',
  behind: 'alreadyDone, after',
  stands: 'has, isIn',
  standing: 'status, state',
  said: 'input, payload, message',
  kept: 'stored, saved, cached',
  unmet: 'UnmetCondition',
  beside: 'extra, secondary, sideBySide',
  besides: 'extra, more',
  alike: 'similar, equal, duplicates',
  mere: 'only',
  anew: 'again',
  instead: 'fallback, replacement',
  offered: 'available',
  grip: 'handle',
  stretch: 'range, period',
  whole: 'full, complete',
  meant: 'intended, matches',
  hinted: 'withTooltip',
  way: 'method, ActionUi, path',
}

const AFFIXES: readonly (readonly [RegExp, string])[] = [
  [/^MOST_|^most[A-Z]/, 'MAX_, max'],
  [/^LEAST_|^least[A-Z]/, 'MIN_, min'],
  [/^LONGEST_/, 'MAX_…_LENGTH'],
  [/Words$/, 'Labels, Text or Keywords'],
]

/** Terms of the field that contain one of the words. */
const ALLOWED = /^unmet(?:Pre)?conditions?/i

const wordsOf = (name: string) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []

function suggestionFor(name: string): string | undefined {
  if (ALLOWED.test(name)) return undefined
  const affix = AFFIXES.find(([pattern]) => pattern.test(name))?.[1]
  return affix ?? wordsOf(name).flatMap((word) => INSTEAD[word.toLowerCase()] ?? [])[0]
}

const DECLARATION = /(?:^|\s)(?:const|let|function|class|interface|type|enum)\s+(\w+)/g

test('declared names are terms of the field', () => {
  expect(files.length).toBeGreaterThan(2000)
  const wrong = files.flatMap(([path, code]) =>
    [...code.matchAll(DECLARATION)].flatMap(([, name]) => {
      const suggestion = suggestionFor(name!)
      return suggestion === undefined ? [] : [`${path}: ${name} → ${suggestion}`]
    }),
  )
  expect(wrong).toEqual([])
})

test.each(['tellOwner', 'MOST_ROWS', 'formWords', 'isWhole', 'LEAST', 'kept'])(
  '%s gets a suggestion',
  (name) => {
    expect(suggestionFor(name === 'LEAST' ? 'LEAST_ROWS' : name)).toBeDefined()
  },
)

const docComments = files.flatMap(([path, code]) =>
  [...code.matchAll(/\/\*\*([^]*?)\*\//g)].map(
    ([, body]) => [path, body!.replaceAll(/^\s*\*\s?/gm, '').trim()] as const,
  ),
)

const RIDDLE =
  /^(?:What|Of|Whether|Where|Who|Whom|Whose|How|Those|As|One|Which|For who|That|Besides?|In place of)\b/

test('doc comments start with a verb or a noun, not with a subordinate clause', () => {
  expect(docComments.length).toBeGreaterThan(1000)
  expect(docComments.filter(([, text]) => RIDDLE.test(text)).map((each) => each.join(': '))).toEqual([])
})

test('comments call users they', () => {
  const lines = files.flatMap(([path, code]) =>
    [...code.matchAll(/^\s*\/\/ ?(.*)$/gm)].map(([, line]) => [path, line!] as const),
  )
  const gendered = [...docComments, ...lines].filter(([, text]) => /\b(?:he|his|him|she|her)\b/i.test(text))
  expect(gendered.map((each) => each.join(': '))).toEqual([])
})
