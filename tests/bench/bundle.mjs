// Size of each entry (gzipped JavaScript and CSS needed before the screen can be used) against its budgets, and the
// composition of shared chunks against `chunks.json`, to name the library that grew; `--write` updates the record.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildProduct } from './product.mjs'

const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'))

function ownerOf(id) {
  const own = /\/src\/((?:app|shared|entities|features)\/\w+)/.exec(id)?.[1]
  const [, name, part] = /.*node_modules\/((?:@[\w.-]+\/)?[\w.-]+)(?:\/es\/([\w-]+))?/.exec(id) ?? []
  return own ?? (name === 'antd' && part ? `antd/${part}` : name) ?? 'other'
}

/** Thousands of characters by owner, for each named chunk (`build/chunks.ts`). */
const made = {}
const noteChunks = {
  name: 'note-chunks',
  generateBundle(_options, bundle) {
    const named = Object.values(bundle).filter(
      ({ type, facadeModuleId }) => type === 'chunk' && !facadeModuleId,
    )
    for (const { name, modules } of named.filter(({ name }) => CHUNK_NAMES.has(name))) {
      const sizes = {}
      for (const [id, { renderedLength }] of Object.entries(modules))
        sizes[ownerOf(id)] = (sizes[ownerOf(id)] ?? 0) + renderedLength / 1000
      made[name] = sizes
    }
  },
}
const CHUNK_NAMES = new Set([
  'libraries',
  'start',
  'frame',
  'workspace',
  'dialogs',
  'common',
  'list',
  'forms',
])
const outDir = await buildProduct([noteChunks])
const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))

/** Scripts and style sheets that index.html references; every entry starts with them. */
const page = readFileSync(join(outDir, 'index.html'), 'utf8')
const startFiles = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file)
if (startFiles.length === 0) throw new Error('the page names no script')

/** Files of an entry, including its static imports. */
function closure(name, found = new Set()) {
  const chunk = manifest[name]
  if (!chunk || found.has(chunk.file)) return found
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const dependency of chunk.imports ?? []) closure(dependency, found)
  return found
}

/**
 * Chunks that import each other in a cycle. Manual chunks can cause cycles, and the app would then silently fail to
 * start.
 */
function circles() {
  const wrong = []
  for (const [name, { file, imports = [] }] of Object.entries(manifest)) {
    const below = new Set()
    for (const dependency of imports) closure(dependency, below)
    if (below.has(file)) wrong.push(name)
  }
  return wrong
}

const gzipped = (file) => gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length
const kilobytes = (bytes) => (bytes / 1000).toFixed(1)

const sizeOf = (files) => files.reduce((total, file) => total + gzipped(file), 0)

let isOver = false
console.log('\nJavaScript and styles of each entry, gzip, kB')
for (const { screen, chunks, budget, styles, forbidden = [] } of budgets.entries) {
  const files = new Set(startFiles)
  for (const chunk of chunks) {
    if (!manifest[chunk]) throw new Error(`no chunk for ${chunk}`)
    closure(chunk, files)
  }
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  const size = sizeOf(scripts)
  const stylesSize = sizeOf([...files].filter((file) => file.endsWith('.css')))
  const text = scripts.map((file) => readFileSync(join(outDir, file), 'utf8')).join('\n')
  const wrong = forbidden.filter((mark) => text.includes(mark))
  const isFine = size <= budget * 1000 && stylesSize <= styles * 1000 && wrong.length === 0
  isOver ||= !isFine
  const note = wrong.length > 0 ? `  holds ${wrong.join(', ')}` : ''
  console.log(
    `${isFine ? 'ok  ' : 'OVER'} ${screen.padEnd(28)} ${kilobytes(size).padStart(7)} of ${budget}, ${kilobytes(stylesSize).padStart(5)} of ${styles}  (${files.size} files)${note}`,
  )
}

/** Maximum growth of an owner that need not be recorded, in thousands of characters. */
const MAX_GROWTH = 8
const recordFile = new URL('./chunks.json', import.meta.url)
if (process.argv.includes('--write')) {
  const rounded = (sizes) =>
    Object.fromEntries(
      Object.entries(sizes)
        .map(([owner, size]) => [owner, Math.round(size)])
        .filter(([, size]) => size > 0)
        .toSorted(([, one], [, other]) => other - one),
    )
  const record = Object.fromEntries(Object.entries(made).map(([name, sizes]) => [name, rounded(sizes)]))
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
}
console.log('\nGrowth in shared chunks, thousand characters before compression')
const record = JSON.parse(readFileSync(recordFile, 'utf8'))
for (const [name, sizes] of Object.entries(made)) {
  for (const [owner, size] of Object.entries(sizes)) {
    const before = record[name]?.[owner] ?? 0
    if (size - before <= MAX_GROWTH) continue
    isOver = true
    console.log(`OVER ${name}: ${owner} ${before} -> ${Math.round(size)}`)
  }
}

const wrong = circles()
if (wrong.length > 0) console.log(`OVER files in a circle: ${wrong.join(', ')}`)
process.exit(isOver || wrong.length > 0 ? 1 : 0)
