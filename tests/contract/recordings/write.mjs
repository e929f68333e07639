// Rewrites the samples in this folder: node tests/contract/recordings/write.mjs
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const { module } = await runnerImport('./tests/contract/recordings/record.ts', {
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  resolve: { tsconfigPaths: true },
  logLevel: 'error',
})
for (const [notThere, name] of [
  ['status 404', 'not-there-404.har'],
  ['code 500', 'not-there-500.har'],
]) {
  const har = await module.record(notThere)
  await writeFile(new URL(name, import.meta.url), `${JSON.stringify(har, null, 2)}\n`)
}
