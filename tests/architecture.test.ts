import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/mocks/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every import between our own files, as paths from the root of the project. */
function* imports(): Generator<[from: string, to: string]> {
  for (const [path, code] of Object.entries(files)) {
    const from = path.slice(1)
    for (const [, specifier] of code.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      if (specifier!.startsWith('@/')) yield [from, `src/${specifier!.slice(2)}`]
      else if (specifier!.startsWith('@mocks/')) yield [from, `mocks/${specifier!.slice(7)}`]
      else if (specifier!.startsWith('.')) yield [from, normalize(join(dirname(from), specifier!))]
    }
  }
}

const feature = (path: string) => /^src\/features\/([^/]+)/.exec(path)?.[1]
const shared = (path: string) => /^src\/shared\/([^/]+)/.exec(path)?.[1]
const isIn = (folder: string) => (path: string) => path.startsWith(folder)

/** Why an arrow points the wrong way, or null. */
function fault(from: string, to: string): string | null {
  if (isIn('src/')(from) && !isIn('src/')(to)) return 'src imports only src'
  if (isIn('src/shared/')(from) && !isIn('src/shared/')(to)) return 'shared never imports upwards'
  if (shared(from) === 'lib' && shared(to) !== 'lib') return 'lib stands alone'
  if (shared(from) === 'api' && !['api', 'lib'].includes(shared(to)!)) return 'the call layer stands alone'
  if (feature(from) && isIn('src/app/')(to)) return 'features never import the app'
  if (feature(from) && feature(to) && feature(from) !== feature(to)) return 'features never import each other'
  if (isIn('src/features/valuation/engine/')(from) && !isIn('src/features/valuation/engine/')(to)) {
    return 'the engine stands alone'
  }
  return null
}

test('imports point in the allowed directions', () => {
  const arrows = [...imports()]
  expect(arrows.length).toBeGreaterThan(100)
  const wrong = arrows.flatMap(([from, to]) =>
    fault(from, to) ? [`${from} -> ${to}: ${fault(from, to)}`] : [],
  )
  expect(wrong).toEqual([])
})

test('an arrow in the wrong direction is found', () => {
  expect(fault('src/features/vdr/a.ts', 'src/features/valuation/b.ts')).not.toBeNull()
  expect(fault('src/shared/ui/a.ts', 'src/features/valuation/b.ts')).not.toBeNull()
  expect(fault('src/app/a.ts', 'mocks/db.ts')).not.toBeNull()
})
