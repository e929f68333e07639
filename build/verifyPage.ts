// The page that checks a signed log without a network: a single file, built from the same source as the product's own
// check. Served and emitted as /verify.html; its policy allows only its own script and style.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const verifyPath = (path: string) => fileURLToPath(new URL(`../src/verify/${path}`, import.meta.url))
const FILE_NAME = 'verify.html'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
    build: { write: false, lib: { entry: verifyPath('main.ts'), formats: ['iife'], name: 'verify' } },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  // Would close the script element early.
  return output[0].code.replaceAll('</script', String.raw`<\/script`)
}

async function buildPage(): Promise<string> {
  const [template, style, code] = await Promise.all([
    readFile(verifyPath('page.html'), 'utf8'),
    readFile(verifyPath('page.css'), 'utf8'),
    buildScript(),
  ])
  // CSP hashes cover everything between the tags.
  return template
    .replace('SCRIPT_HASH', hashOf(code))
    .replace('STYLE_HASH', hashOf(style))
    .replace(/(?<=<style[^>]*>)[^<]*/, () => style)
    .replace(/(?<=<script[^>]*>)[^<]*/, () => code)
}

export function verifier(): Plugin {
  return {
    name: 'verifier',
    configureServer({ middlewares, config }) {
      middlewares.use(config.base + FILE_NAME, (_request, response, next) => {
        buildPage().then((html) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(html)
        }, next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: await buildPage() })
    },
  }
}
