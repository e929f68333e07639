import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { FEATURES } from '@/app/featureRegistry/features'
import { textKeyOf } from '@/app/i18n/textFiles'

const files = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/mocks/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Imports between project files, as paths from the project root. */
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
const shared = (path: string) => /^src\/shared\/([^/.]+)/.exec(path)?.[1]
const isIn = (folder: string) => (path: string) => path.startsWith(folder)

/** The only folder of the shell that may name features. */
const isFeatureRegistry = isIn('src/app/featureRegistry/')

/** Features that another feature may import: the sections build on the rooms, data rooms also on valuations. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  vdr: ['src/features/rooms', 'src/features/valuation'],
  implementation: ['src/features/rooms'],
}
const isBelow = (from: string, to: string) => BELOW[feature(from) ?? '']?.includes(to) === true

/** Folders of shared, lowest first: each imports from itself and from those before it. */
const SHARED_LAYERS = [
  'lib',
  'api',
  'files',
  'auth',
  'i18n',
  'live',
  'ui',
  'dictionary',
  'form',
  'list',
  'workflow',
  'autosave',
  'upload',
  'viewer',
  'todo',
  'feature',
]

/** Reason why an import is not allowed, or null. */
function fault(from: string, to: string): string | null {
  if (isIn('src/')(from) && !isIn('src/')(to)) return 'src imports only src'
  if (shared(from)) {
    if (!shared(to)) return 'shared imports only shared: move the entity to src/entities, or pass it in'
    const [importing, imported] = [from, to].map((path) => SHARED_LAYERS.indexOf(shared(path)!))
    if (importing! < 0) return 'add the folder to SHARED_LAYERS'
    if (imported! > importing!) return `shared/${shared(from)} is below shared/${shared(to)}`
  }
  if (isIn('src/entities/')(from) && !isIn('src/entities/')(to) && !shared(to)) {
    return 'entities import only entities and shared'
  }
  if (feature(from) && isIn('src/app/')(to)) return 'features never import the app'
  if (isIn('src/app/')(from) && feature(to) && !isFeatureRegistry(from)) return 'the shell names no area'
  if (feature(from) && feature(to) && feature(from) !== feature(to) && !isBelow(from, to)) {
    return 'features never import each other'
  }
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

test('imports in forbidden directions are found', () => {
  expect(fault('src/features/vdr/a.ts', 'src/features/valuation/b.ts')).not.toBeNull()
  expect(fault('src/features/vdr/a.ts', 'src/features/rooms')).toBeNull()
  expect(fault('src/features/vdr/a.ts', 'src/features/valuation')).toBeNull()
  expect(fault('src/features/vdr/a.ts', 'src/features/rooms/room/b.ts')).not.toBeNull()
  expect(fault('src/features/implementation/a.ts', 'src/features/rooms')).toBeNull()
  expect(fault('src/features/implementation/a.ts', 'src/features/valuation')).not.toBeNull()
  expect(fault('src/features/rooms/a.ts', 'src/features/vdr')).not.toBeNull()
  expect(fault('src/shared/ui/a.ts', 'src/features/valuation/b.ts')).not.toBeNull()
  expect(fault('src/app/a.ts', 'mocks/db.ts')).not.toBeNull()
  expect(fault('src/shared/api/a.ts', 'src/shared/ui/b')).not.toBeNull()
  expect(fault('src/shared/form/a.ts', 'src/shared/api')).toBeNull()
  expect(fault('src/shared/ui/a.ts', 'src/entities/tiers/tiers')).not.toBeNull()
  expect(fault('src/entities/points/a.ts', 'src/features/account/b')).not.toBeNull()
  expect(fault('src/entities/points/a.ts', 'src/shared/ui/b')).toBeNull()
  expect(fault('src/app/a.ts', 'src/features/valuation/feature.ts')).not.toBeNull()
})

const AREAS = [...new Set(Object.keys(files).flatMap((path) => feature(path.slice(1)) ?? []))]

/** Patterns by which code names a feature: its translations, permissions and the pages and counts of its menu. */
const NAMES = [
  new RegExp(
    `(?:useTranslations?|useOptionalTranslation|getFixedT|loadNamespaces)\\([^)]*'(?:${AREAS.join('|')})[A-Z]?\\w*'`,
  ),
  new RegExp(`['\`](?:${AREAS.join('|')})(?:[A-Z]\\w*)?:[a-z]`),
  ...Object.values(FEATURES).flatMap(({ permissions = [], pages = {}, counts = {} }) =>
    [...permissions, ...Object.keys(pages), ...Object.keys(counts)].map((name) => new RegExp(`'${name}'`)),
  ),
]

/** Every signed-in user has this permission, so it may be used to check for a session. */
const LOGGED_IN = /['`]search:api['`]/g

test('app and shared code names no feature', () => {
  expect(AREAS.length).toBeGreaterThan(3)
  const naming = Object.entries(files)
    .filter(([path]) => /^\/src\/(?:app|shared)\//.test(path) && !isFeatureRegistry(path.slice(1)))
    .flatMap(([path, code]) =>
      NAMES.flatMap((name) => name.exec(code.replace(LOGGED_IN, ''))?.[0] ?? []).map(
        (found) => `${path}: ${found}`,
      ),
    )
  expect(naming).toEqual([])
})

/** Path of an import cycle, or null. */
function findCycle(arrows: readonly (readonly [from: string, to: string])[]): string[] | null {
  const next = new Map<string, string[]>()
  for (const [from, to] of arrows) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  function walk(at: string, trail: readonly string[]): string[] | null {
    if (trail.includes(at)) return [...trail.slice(trail.indexOf(at)), at]
    if (done.has(at)) return null
    for (const to of next.get(at) ?? []) {
      const found = walk(to, [...trail, at])
      if (found) return found
    }
    done.add(at)
    return null
  }
  for (const from of next.keys()) {
    const found = walk(from, [])
    if (found) return found
  }
  return null
}

const fileOf = (path: string) =>
  ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((each) => `/${each}` in files)

/** Imports between existing files. */
const between = [...imports()].flatMap(([from, to]) => {
  const file = fileOf(to)
  return file ? [[from, file] as const] : []
})
const importsByFile = new Map<string, string[]>()
for (const [from, to] of between) importsByFile.set(from, [...(importsByFile.get(from) ?? []), to])

test('files and folders have no import cycles', () => {
  expect(between.length).toBeGreaterThan(1000)
  expect(findCycle(between)).toBeNull()
  const ofFolders = between.map(([from, to]) => [dirname(from), dirname(to)] as const)
  expect(findCycle(ofFolders.filter(([from, to]) => from !== to))).toBeNull()
  expect(
    findCycle([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
    ]),
  ).toEqual(['b', 'c', 'b'])
})

/** A file with everything that it imports, directly or not. */
function closureOf(file: string): ReadonlySet<string> {
  const found = new Set([file])
  for (const each of found) {
    for (const to of importsByFile.get(each) ?? []) found.add(to)
  }
  return found
}

/** Part of `QueryFallback` and of every other fallback for content that failed to load. */
const ERROR_MESSAGE = 'src/shared/ui/ErrorMessage.tsx'

test('every page that reads shows failures with a shared fallback', () => {
  const isReading = (file: string) => /\buse(Infinite)?Quer(y|ies)\(/.test(files[`/${file}`]!)
  const isPage = (file: string) => /^src\/features\/.*Page\.tsx$/.test(file)
  const pages = [...importsByFile.keys()]
    .filter(isPage)
    .map((page) => ({ page, closure: [...closureOf(page)] }))
    .filter(({ closure }) => closure.some((file) => feature(file) && isReading(file)))
  expect(pages.length).toBeGreaterThan(30)
  const without = pages.filter(({ closure }) => !closure.includes(ERROR_MESSAGE))
  expect(without.map(({ page }) => page)).toEqual([])
})

test('a file of endpoints is named after its subject', () => {
  const unnamed = Object.keys(files).filter((path) => path.endsWith('/api.ts'))
  expect(unnamed, 'name it claims.api.ts').toEqual([])
})

const MAX_FOLDED_LINES = 250
const linesOf = (code: string) => code.split('\n').length - 1

test('a small file with one importer in its folder is part of that file', () => {
  const importers = new Map<string, Set<string>>()
  const tests = import.meta.glob<string>(['/tests/**/*.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const isLazy = new Set<string>()
  for (const [path, code] of Object.entries({ ...files, ...tests })) {
    for (const [, dynamic, specifier] of code.matchAll(
      /(?:from|import|import\.meta\.glob)\s*(\()?\s*'([^']+)'/g,
    )) {
      const to = specifier!.startsWith('@/')
        ? `src/${specifier!.slice(2)}`
        : normalize(join(dirname(path.slice(1)), specifier!))
      const file = fileOf(to)
      if (!file) continue
      if (dynamic) isLazy.add(file)
      importers.set(file, (importers.get(file) ?? new Set()).add(path.slice(1)))
    }
  }
  const crumbs = Object.entries(files).flatMap(([path, code]) => {
    const file = path.slice(1)
    const [importer, ...others] = importers.get(file) ?? []
    const isCrumb =
      isIn('src/')(file) &&
      !/\.d\.ts$|\.worker\.ts$|\.api\.ts$|Page\.tsx$|Routes\.tsx$/.test(file) &&
      linesOf(code) <= 30 &&
      importer !== undefined &&
      others.length === 0 &&
      !importer.endsWith('/index.ts') &&
      dirname(importer) === dirname(file) &&
      linesOf(code) + linesOf(files[`/${importer}`] ?? '') <= MAX_FOLDED_LINES &&
      !isLazy.has(file)
    return isCrumb ? [`${file}: move it into ${importer}`] : []
  })
  expect(crumbs).toEqual([])
})

/** Read from disk, because tests do not build style sheets. */
const sheets = Object.fromEntries(
  Object.keys(import.meta.glob('/src/**/*.module.css')).map((path) => [
    path,
    readFileSync(`.${path}`, 'utf8'),
  ]),
)

const camelCase = (name: string) => name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())

const classesOf = (css: string) =>
  [...css.replace(/\/\*[^]*?\*\/|:global\([^)]*\)|url\([^)]*\)/g, '').matchAll(/\.(-?[a-z][\w-]*)/gi)].map(
    ([, name]) => camelCase(name!),
  )

test('every literal class name has a rule in a style sheet', () => {
  // CSS modules rename every class that is not `:global`.
  const global = (path: string, css: string) =>
    path.endsWith('.module.css') ? (css.match(/:global\([^)]*\)/g) ?? []).join(' ') : css
  const styled = Object.keys(import.meta.glob('/src/**/*.css')).map((path) =>
    global(path, readFileSync(`.${path}`, 'utf8')),
  )
  const ruled = new Set(
    styled.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!)),
  )
  const without = Object.entries(files).flatMap(([path, code]) =>
    [...code.matchAll(/className=(?:"([^"]+)"|\{`([^`]+)`\})/g)]
      .flatMap(([, plain, made]) => (plain ?? made!.replace(/\$\{[^}]*\}/g, '')).split(' '))
      .filter((name) => name !== '' && !name.startsWith('ant-') && !ruled.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(without).toEqual([])
})

test('a style sheet defines exactly the classes that are used', () => {
  const asked = new Map<string, Set<string>>(Object.keys(sheets).map((path) => [path, new Set()]))
  const absent: string[] = []
  for (const [path, code] of Object.entries(files)) {
    for (const [, name, specifier] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = specifier!.startsWith('@/')
        ? `/src/${specifier!.slice(2)}`
        : normalize(join(dirname(path), specifier!))
      const has = new Set(classesOf(sheets[sheet]!))
      for (const [, asks] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        asked.get(sheet)!.add(asks!)
        if (!has.has(asks!)) absent.push(`${path}: ${asks}`)
      }
    }
  }
  expect(asked.size).toBeGreaterThan(10)
  expect(absent).toEqual([])
  const unasked = [...asked].flatMap(([sheet, names]) =>
    classesOf(sheets[sheet]!).flatMap((name) => (names.has(name) ? [] : [`${sheet}: ${name}`])),
  )
  expect(unasked).toEqual([])
})

interface Texts {
  [key: string]: string | Texts
}
/** Without dictionary labels, whose codes come from the server. */
const locales = import.meta.glob<Texts>(
  ['/src/{app,features,shared}/**/locales/*zh.json', '!/src/shared/locales/dictionary.zh.json'],
  { import: 'default', eager: true },
)

const keysOf = (texts: Texts, group = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [group + key.replace(/_(zero|one|other)$/, '')]
      : keysOf(text, `${group}${key}.`),
  )

test('every translation is used somewhere', () => {
  /** Keys and groups used in full, and prefixes whose rest is computed. */
  const [fullKeys, foundPrefixes] = [new Set<string>(), new Set<string>()]
  /** Keys that the mock backend reads from the translations directly. */
  const readByMocks = new Set<string>()
  for (const [path, code] of Object.entries(files)) {
    for (const [, key] of code.matchAll(/['`]((?:\w+:)?[\w./-]+)['`]/g)) fullKeys.add(key!)
    for (const [, key] of code.matchAll(/`((?:\w+:\w|\w+\.)[\w.]*)\$\{/g)) foundPrefixes.add(key!)
    if (path.startsWith('/mocks/'))
      for (const [, name] of code.matchAll(/[.{,]\s*(\w+)/g)) readByMocks.add(name!)
  }
  const prefixes = [...foundPrefixes]
  const hasUsedPrefix = (key: string) => prefixes.some((each) => key.startsWith(each))
  const unused = Object.entries(locales).flatMap(([path, texts]) => {
    const [namespace] = textKeyOf(path).split(' ')
    // The keys of the shell are used by all features, without a namespace.
    const isOfShell = /^common$|shell$/i.test(namespace!)
    const isUsed = (key: string) => {
      const groups = key.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'))
      return (
        groups.some((group) => fullKeys.has(`${namespace}:${group}`)) ||
        hasUsedPrefix(`${namespace}:${key}`) ||
        (isOfShell && (fullKeys.has(key) || hasUsedPrefix(key) || /^(menu|helps)\./.test(key)))
      )
    }
    return keysOf(texts).flatMap((key) =>
      isUsed(key) || readByMocks.has(key.split('.').at(-1)!) ? [] : [`${path}: ${key}`],
    )
  })
  expect(unused).toEqual([])
})

/** Files that may render antd's own dialogs and drawers; elsewhere the focus would not return to the trigger. */
const OVERLAY_FILES = [
  '/src/app/layout/MessageHolder.tsx',
  '/src/shared/ui/Dialog.tsx',
  '/src/shared/ui/Drawer.tsx',
]

test('only the shared dialog and drawer use those of antd', () => {
  const own = /import \{[^}]*\b(Modal|Drawer)\b[^}]*\} from 'antd'/
  expect(Object.keys(files).filter((path) => own.test(files[path]!))).toEqual(OVERLAY_FILES)
})

test('errors of the mock backend are defined in the refusals of their feature', () => {
  const isLiteral = /new Refusal\(\s*\w+,\s*['"`]|collection<[^(]*\(\s*['"`]/
  const mocks = Object.entries(files).filter(([path]) => path.startsWith('/mocks/'))
  expect(mocks.length).toBeGreaterThan(50)
  expect(mocks.filter(([, code]) => isLiteral.test(code)).map(([path]) => path)).toEqual([])
  expect("throw new Refusal(500, '不存在')").toMatch(isLiteral)
})

test('URLs that the router does not build include the base path', () => {
  const wrong = Object.keys(files).filter(
    (path) =>
      path.startsWith('/src/') && /\b(?:href|action)="\/|location\.origin\}?\s*[/+]/.test(files[path]!),
  )
  expect(wrong).toEqual(['/src/shared/lib/addresses.ts'])
})
