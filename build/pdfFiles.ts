// What the PDF library fetches while it draws a page: character maps, the standard fonts, and decoders of rare kinds of
// pictures as scripts. They keep their names and licences, in a folder that is named after the library's version.
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const library = dirname(manifest)
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }

/** Below the assets; `src/shared/viewer/worker/library.ts` asks for it. */
const FOLDER = `assets/pdfjs-${version}`

/** Leaves out files that are never requested: compiled code, which our security policy does not allow, and its scripts. */
const isServed = (path: string) =>
  /^(?:cmaps|standard_fonts)\//.test(path) ||
  /^wasm\/(?:LICENSE_(?:PDFJS_)?(?:OPENJPEG|JBIG2)|\w+_nowasm_fallback\.js)$/.test(path)

/** Lays the library's files beside the build, and serves them while developing. */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    configureServer({ middlewares, config }) {
      middlewares.use(config.base + FOLDER, (request, response, next) => {
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
          fileName: `${FOLDER}/${path}`,
          source: await readFile(join(library, path)),
        })
      }
    },
  }
}
