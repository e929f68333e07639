/** Runs every bench and fails if one of them exceeds its budget. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const OUT = at('../../node_modules/.cache/bench')

/** Bundles a bench as in production and returns the file to run. */
async function bundled(entry) {
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': at('../../src'), '@mocks': at('../../mocks') } },
    build: { ssr: at(entry), outDir: OUT, emptyOutDir: true, target: 'node20' },
  })
  return `${OUT}/${entry.replace(/\.ts$/, '.js')}`
}

const BENCHES = [
  { name: 'engine', file: () => bundled('engine.ts') },
  { name: 'approvals', file: () => bundled('approvals.ts') },
  { name: 'search', file: () => bundled('search.ts') },
  { name: 'concepts', file: () => bundled('concepts.ts') },
  { name: 'rooms', file: () => bundled('rooms.ts') },
  { name: 'funds', file: () => bundled('funds.ts') },
  { name: 'bundle', file: () => at('bundle.mjs') },
  { name: 'browser', file: () => at('browser.mjs') },
]

const failed = []
for (const { name, file } of BENCHES) {
  console.log(`\n# ${name}`)
  const { status } = spawnSync(process.execPath, ['--expose-gc', await file()], { stdio: 'inherit' })
  if (status !== 0) failed.push(name)
}
if (failed.length > 0) console.log(`\nOver budget: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
