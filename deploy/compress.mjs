// Writes a brotli and a gzip version of every hashed file of the build, for servers that send precompressed files. The
// page itself is skipped because the server writes its nonce into it.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const assets = fileURLToPath(new URL('../dist/assets/', import.meta.url))
/** Smaller files fit into a single packet anyway. */
const LEAST = 1000

async function compress(name) {
  const bytes = await readFile(assets + name)
  if (bytes.length < LEAST) return
  const brotli = toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  await writeFile(`${assets}${name}.gz`, await toGzip(bytes, { level: 9 }))
  await writeFile(`${assets}${name}.br`, await brotli)
}

const names = (await readdir(assets, { recursive: true })).filter((name) =>
  /\.(js|mjs|css|svg|json)$/.test(name),
)
await Promise.all(names.map(compress))
