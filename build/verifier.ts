// The page that checks a signed log without a network: one file, made of the same source as the product's own check. It
// is served and laid beside the build as /verify.html, and allows itself nothing but its own script and style.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const at = (path: string) => fileURLToPath(new URL(`../src/verify/${path}`, import.meta.url))
const NAME = 'verify.html'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The check and the page's own script as one text. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
    build: { write: false, lib: { entry: at('main.ts'), formats: ['iife'], name: 'verify' } },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  // What would end the element that it stands in.
  return output[0].code.replaceAll('</script', String.raw`<\/script`)
}

async function page(): Promise<string> {
  const [template, style, code] = await Promise.all([
    readFile(at('page.html'), 'utf8'),
    readFile(at('page.css'), 'utf8'),
    script(),
  ])
  // A hash is that of all that stands between the tags.
  return template
    .replace('SCRIPT_HASH', hashOf(code))
    .replace('STYLE_HASH', hashOf(style))
    .replace(/(?<=<style[^>]*>)[^<]*/, () => style)
    .replace(/(?<=<script[^>]*>)[^<]*/, () => code)
}

/** Makes the page, and serves it while developing. */
export function verifier(): Plugin {
  return {
    name: 'verifier',
    configureServer({ middlewares, config }) {
      middlewares.use(config.base + NAME, (_request, response, next) => {
        page().then((html) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(html)
        }, next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await page() })
    },
  }
}
