// Size of each entry: gzip JavaScript and styles that must arrive before the screen can be used, against its budgets.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildProduct } from './product.mjs'

const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'))
const outDir = await buildProduct()
const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))

/** Scripts and style sheets that the page itself names: what every entry starts with. */
const page = readFileSync(join(outDir, 'index.html'), 'utf8')
const startFiles = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file)
if (startFiles.length === 0) throw new Error('the page names no script')

/** Files of an entry with everything it imports statically. */
function closure(name, found = new Set()) {
  const chunk = manifest[name]
  if (!chunk || found.has(chunk.file)) return found
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const dependency of chunk.imports ?? []) closure(dependency, found)
  return found
}

/** Files that wait for each other: what is joined by hand can bring that about, and a start that ends in the dark. */
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
const wrong = circles()
if (wrong.length > 0) console.log(`OVER files in a circle: ${wrong.join(', ')}`)
process.exit(isOver || wrong.length > 0 ? 1 : 0)
