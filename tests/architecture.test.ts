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
const shared = (path: string) => /^src\/shared\/([^/.]+)/.exec(path)?.[1]
const isIn = (folder: string) => (path: string) => path.startsWith(folder)

/** Where the shell lists the areas, and what a visitor's first screen and its addresses are made of. */
const isNaming = isIn('src/app/featureRegistry/')

/** What only one section has stands above the rooms, a data room's above the valuations in it: they take what these offer. */
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

/** Why an arrow points the wrong way, or null. */
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
  if (isIn('src/app/')(from) && feature(to) && !isNaming(from)) return 'the shell names no area'
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

test('an arrow in the wrong direction is found', () => {
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

/** What names an area in code: its texts, its permissions, the names under which the menu knows its screens. */
const NAMES = [
  new RegExp(`(?:useText|useTranslation|getFixedT|loadNamespaces)\\([^)]*'(?:${AREAS.join('|')})[A-Z]?\\w*'`),
  new RegExp(`['\`](?:${AREAS.join('|')})(?:[A-Z]\\w*)?:[a-z]`),
  ...Object.values(FEATURES).flatMap(({ permissions = [], pages = {}, counts = {} }) =>
    [...permissions, ...Object.keys(pages), ...Object.keys(counts)].map((name) => new RegExp(`'${name}'`)),
  ),
]

/** Whoever is logged in has it, so that it stands for being logged in. */
const LOGGED_IN = /['`]search:api['`]/g

test('the shell and what is shared name no area', () => {
  expect(AREAS.length).toBeGreaterThan(3)
  const naming = Object.entries(files)
    .filter(([path]) => /^\/src\/(?:app|shared)\//.test(path) && !isNaming(path.slice(1)))
    .flatMap(([path, code]) =>
      NAMES.flatMap((name) => name.exec(code.replace(LOGGED_IN, ''))?.[0] ?? []).map(
        (found) => `${path}: ${found}`,
      ),
    )
  expect(naming).toEqual([])
})

/** A way along arrows that comes back to where it began; null where there is none. */
function circle(arrows: readonly (readonly [from: string, to: string])[]): string[] | null {
  const next = new Map<string, string[]>()
  for (const [from, to] of arrows) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  function walk(at: string, way: readonly string[]): string[] | null {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at]
    if (done.has(at)) return null
    for (const to of next.get(at) ?? []) {
      const found = walk(to, [...way, at])
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

/** The file that an import means, types included. */
const fileOf = (path: string) =>
  ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((each) => `/${each}` in files)

test('neither files nor folders depend on each other in a circle', () => {
  const between = [...imports()].flatMap(([from, to]) => {
    const file = fileOf(to)
    return file ? [[from, file] as const] : []
  })
  expect(between.length).toBeGreaterThan(1000)
  expect(circle(between)).toBeNull()
  const ofFolders = between.map(([from, to]) => [dirname(from), dirname(to)] as const)
  expect(circle(ofFolders.filter(([from, to]) => from !== to))).toBeNull()
  expect(
    circle([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
    ]),
  ).toEqual(['b', 'c', 'b'])
})

test('a file of endpoints is named after its subject', () => {
  const unnamed = Object.keys(files).filter((path) => path.endsWith('/api.ts'))
  expect(unnamed, 'name it claims.api.ts').toEqual([])
})

/** Files of up to 30 lines that one file of the same folder imports, and no test. */
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
      code.split('\n').length <= 31 &&
      importer !== undefined &&
      others.length === 0 &&
      dirname(importer) === dirname(file) &&
      !isLazy.has(file)
    return isCrumb ? [`${file}: move it into ${importer}`] : []
  })
  expect(crumbs).toEqual([])
})

/** Style sheets as they are written; a test does not build them. */
const sheets = Object.fromEntries(
  Object.keys(import.meta.glob('/src/**/*.module.css')).map((path) => [
    path,
    readFileSync(`.${path}`, 'utf8'),
  ]),
)

const camelCase = (name: string) => name.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The classes that a style sheet has for its importers. */
const classesOf = (css: string) =>
  [...css.replace(/\/\*[^]*?\*\/|:global\([^)]*\)|url\([^)]*\)/g, '').matchAll(/\.(-?[a-z][\w-]*)/gi)].map(
    ([, name]) => camelCase(name!),
  )

test('a class that is written out has a rule in some style sheet', () => {
  // What a style sheet of a component names otherwise has another name in the page.
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

test('a style sheet has the classes that are asked of it, and no others', () => {
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
/** Without the labels of dictionaries, whose codes the server names. */
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

test('each text is said somewhere', () => {
  /** Keys, and groups that are taken whole; beginnings, the rest of which is computed. */
  const [whole, begun] = [new Set<string>(), new Set<string>()]
  /** What the mock backend reads off the texts as they are. */
  const read = new Set<string>()
  for (const [path, code] of Object.entries(files)) {
    for (const [, key] of code.matchAll(/['`]((?:\w+:)?[\w./-]+)['`]/g)) whole.add(key!)
    for (const [, key] of code.matchAll(/`((?:\w+:\w|\w+\.)[\w.]*)\$\{/g)) begun.add(key!)
    if (path.startsWith('/mocks/')) for (const [, name] of code.matchAll(/[.{,]\s*(\w+)/g)) read.add(name!)
  }
  const beginnings = [...begun]
  const startsSaid = (key: string) => beginnings.some((each) => key.startsWith(each))
  const unsaid = Object.entries(locales).flatMap(([path, texts]) => {
    const [namespace] = textKeyOf(path).split(' ')
    // Those of the shell are asked for over all areas.
    const isOfShell = /^common$|shell$/i.test(namespace!)
    const isSaid = (key: string) => {
      const groups = key.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'))
      return (
        groups.some((group) => whole.has(`${namespace}:${group}`)) ||
        startsSaid(`${namespace}:${key}`) ||
        (isOfShell && (whole.has(key) || startsSaid(key) || /^(menu|helps)\./.test(key)))
      )
    }
    return keysOf(texts).flatMap((key) =>
      isSaid(key) || read.has(key.split('.').at(-1)!) ? [] : [`${path}: ${key}`],
    )
  })
  expect(unsaid).toEqual([])
})

/** Where the library's own dialogs and drawers are drawn; from elsewhere the focus would not find its way back. */
const OVER_SCREENS = [
  '/src/app/layout/MessageHolder.tsx',
  '/src/shared/ui/Dialog.tsx',
  '/src/shared/ui/Drawer.tsx',
]

test('what opens over a screen is drawn by the shared dialog and drawer', () => {
  const own = /import \{[^}]*\b(Modal|Drawer)\b[^}]*\} from 'antd'/
  expect(Object.keys(files).filter((path) => own.test(files[path]!))).toEqual(OVER_SCREENS)
})

test('what the backend refuses with stands in the refusals of its area', () => {
  const isLiteral = /new Refusal\(\s*\w+,\s*['"`]|collection<[^(]*\(\s*['"`]/
  const mocks = Object.entries(files).filter(([path]) => path.startsWith('/mocks/'))
  expect(mocks.length).toBeGreaterThan(50)
  expect(mocks.filter(([, code]) => isLiteral.test(code)).map(([path]) => path)).toEqual([])
  expect("throw new Refusal(500, '不存在')").toMatch(isLiteral)
})

test('addresses of ours that no router makes are made with the base path', () => {
  const wrong = Object.keys(files).filter(
    (path) =>
      path.startsWith('/src/') && /\b(?:href|action)="\/|location\.origin\}?\s*[/+]/.test(files[path]!),
  )
  expect(wrong).toEqual(['/src/shared/lib/addresses.ts'])
})
