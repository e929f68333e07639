import { describe, expect, test } from 'vitest'
import { parseInline } from '@/features/speak/answer/inlineMarkdown'
import { plainText } from '@/features/speak/answer/plainAnswer'
import { parseMarkdown, type Block } from '@/features/speak/answer/parseMarkdown'

const text = (value: string) => ({ kind: 'text', text: value })
const paragraph = (...children: unknown[]) => ({ kind: 'paragraph', children })

test('reads the blocks of an answer', () => {
  const answer = [
    '## Finding #',
    'Two lines',
    'of one paragraph',
    '',
    '- one',
    '  - inner',
    '- two',
    '',
    '3. three',
    '',
    '4. four',
    '> quoted',
    '> - in it',
    '',
    '```js',
    '<script>',
    '```',
    '---',
    '| a | b \\| c |',
    '|---|:-:|',
    '| 1 |',
  ].join('\n')
  const item = (...children: unknown[]) => ({ children })
  expect(parseMarkdown(answer)).toEqual([
    { kind: 'heading', level: 2, children: [text('Finding')] },
    paragraph(text('Two lines\nof one paragraph')),
    {
      kind: 'list',
      start: null,
      items: [
        item(paragraph(text('one')), { kind: 'list', start: null, items: [item(paragraph(text('inner')))] }),
        item(paragraph(text('two'))),
      ],
    },
    { kind: 'list', start: 3, items: [item(paragraph(text('three'))), item(paragraph(text('four')))] },
    {
      kind: 'quote',
      children: [
        paragraph(text('quoted')),
        { kind: 'list', start: null, items: [item(paragraph(text('in it')))] },
      ],
    },
    { kind: 'code', text: '<script>' },
    { kind: 'rule' },
    { kind: 'table', head: [[text('a')], [text('b | c')]], rows: [[[text('1')], []]] },
  ])
})

test('becomes plain text without markup, for a clipboard or a field', () => {
  const typed =
    '## Title\n\n**Bold** [1], [paper](https://example.org/a)\n\n- one\n  - two\n\n|a|b|\n|-|-|\n|1|2|\n\n> said'
  expect(plainText(typed)).toBe(
    'Title\n\nBold [1], paper (https://example.org/a)\n\n• one\n  • two\n\na\tb\n1\t2\n\nsaid',
  )
})

test.each([
  [
    '**bold** and *soft*',
    [
      { kind: 'strong', children: [text('bold')] },
      text(' and '),
      { kind: 'emphasis', children: [text('soft')] },
    ],
  ],
  ['***both***', [{ kind: 'emphasis', children: [{ kind: 'strong', children: [text('both')] }] }]],
  [
    '**a *b* c**',
    [{ kind: 'strong', children: [text('a '), { kind: 'emphasis', children: [text('b')] }, text(' c')] }],
  ],
  ['snake_case_name, 2 * 3 * 4', [text('snake_case_name, 2 * 3 * 4')]],
  ['**open and *half', [text('**open and *half')]],
  ['`a*b`` `` c`', [{ kind: 'code', text: 'a*b`` `` c' }]],
  ['\\*no\\*', [text('*no*')]],
  ['known [1][12].', [text('known '), { kind: 'source', no: 1 }, { kind: 'source', no: 12 }, text('.')]],
  [
    '<script>alert(1)</script><img src=x onerror=y>',
    [text('<script>alert(1)</script><img src=x onerror=y>')],
  ],
])('reads %s', (typed, expected) => {
  expect(parseInline(typed)).toEqual(expected)
})

const linksIn = (typed: string) => JSON.stringify(parseInline(typed)).match(/"host":"[^"]*"/g) ?? []

test.each([
  ['[label](https://example.org/a)', ['"host":"example.org"']],
  ['![picture](https://example.org/a.png)', ['"host":"example.org"']],
  ['see https://example.org/a, then', ['"host":"example.org"']],
  ['<https://example.org>', ['"host":"example.org"']],
  ['[https://bank.example](https://evil.example)', ['"host":"evil.example"']],
  ['[a](http://example.org)', []],
  ['[a](javascript:alert(1))', []],
  ['[a](JaVaScRiPt:alert)', []],
  ['[a](data:text/html,x)', []],
  ['[a](//evil.example)', []],
  ['[a](/valuation/report/1)', []],
  ['[a](https://bank.example@evil.example)', []],
])('%s leads to %j', (typed, hosts) => {
  expect(linksIn(typed)).toEqual(hosts)
})

test('bidirectional control characters are removed', () => {
  expect(parseMarkdown('a\u202e**b\u2066**\r\n\u0000c')).toEqual([
    paragraph(text('a'), { kind: 'strong', children: [text('b')] }, text('\nc')),
  ])
})

const depthOf = (blocks: readonly Block[]): number =>
  Math.max(
    0,
    ...blocks.map((block) => {
      if (block.kind === 'quote') return 1 + depthOf(block.children)
      return block.kind === 'list' ? 1 + Math.max(...block.items.map(({ children }) => depthOf(children))) : 0
    }),
  )

const LENGTH = 100_000
const repeated = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length))

describe('a hostile text of 100,000 characters', () => {
  test.each<readonly [string, string]>([
    ...[
      '[',
      '> ',
      '- ',
      '*a ',
      '*a **b ',
      '_a__',
      '`',
      '[a](',
      '[a](b',
      '![[',
      '<a ',
      '| ',
      '\\',
      '# ',
      'a\n',
      '- a\n',
      '|a|b|\n',
      '1. ',
      '```\n',
      ' ',
      '~~~a\n',
      '[1]',
      'h',
      'https://a',
    ].map((piece) => [piece, repeated(piece)] as const),
    ['lists, ever deeper', Array.from({ length: 440 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
    ['back ticks, ever more', Array.from({ length: 440 }, (_, count) => '`'.repeat(count + 1)).join(' ')],
    ['a table of 1,000 columns', `${repeated('|a')}\n${'|-'.repeat(150)}\n${'|b|c\n'.repeat(10_000)}`],
  ])('%j is parsed quickly and without deep nesting', (_, typed) => {
    const start = performance.now()
    const blocks = parseMarkdown(typed)
    expect(performance.now() - start).toBeLessThan(3_000)
    expect(depthOf(blocks)).toBeLessThanOrEqual(6)
  })
})
