// Files that the PDF library fetches while rendering a page: character maps, standard fonts, and script decoders for
// rare image formats. They keep their names and licences, in a folder named after the library's version.
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const library = dirname(manifest)
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

/** Requested by `src/shared/viewer/worker/library.ts`. */
const ASSET_FOLDER = `assets/pdfjs-${version}`

/** Excludes files that are never requested: WebAssembly, which our security policy does not allow, and its scripts. */
const isServed = (path: string) =>
  /^(?:cmaps|standard_fonts)\//.test(path) ||
  /^wasm\/(?:LICENSE_(?:PDFJS_)?(?:OPENJPEG|JBIG2)|\w+_nowasm_fallback\.js)$/.test(path)

export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    configureServer({ middlewares, config }) {
      middlewares.use(config.base + ASSET_FOLDER, (request, response, next) => {
        const path = request.url!.slice(1)
        if (!isServed(path)) return next()
        if (path.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript')
        readFile(join(library, path)).then((bytes) => response.end(bytes), next)
      })
    },
    async generateBundle() {
      for (const path of await readdir(library, { recursive: true })) {
        if (!isServed(path)) continue
        this.emitFile({
          type: 'asset',
          fileName: `${ASSET_FOLDER}/${path}`,
          source: await readFile(join(library, path)),
        })
      }
    },
  }
}
