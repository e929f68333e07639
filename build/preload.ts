import { fileURLToPath } from 'node:url'
import { build, type IndexHtmlTransformContext, type Plugin, type Rolldown } from 'vite'

const inSource = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

const WORKSPACE_MODULES = [
  'app/routes.tsx',
  'app/Workspace.tsx',
  'app/i18n/shell.zh.ts',
  'app/i18n/areaTexts.ts',
].map(inSource)

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  function collect(chunk: Rolldown.OutputChunk | undefined) {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const dependency of chunk.imports) collect(byFile.get(dependency))
  }
  for (const id of modules) collect(chunks.find(({ facadeModuleId }) => facadeModuleId === id))
  return [...found]
}

/** Inlines `src/app/session/preload.ts` into the page, at the end of its head. */
export function preload(apiBase: string): Plugin {
  let base = '/'
  return {
    name: 'preload',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        const files = bundle ? filesOf(bundle, WORKSPACE_MODULES).filter((file) => !page.includes(file)) : []
        const built = await build({
          base,
          configFile: false,
          logLevel: 'error',
          resolve: { alias: { '@': inSource('') } },
          define: {
            WORKSPACE_FILES: JSON.stringify(files),
            'import.meta.env.VITE_BASE_API': JSON.stringify(apiBase),
          },
          build: {
            write: false,
            lib: { entry: inSource('app/session/preload.ts'), formats: ['iife'], name: 'preload' },
          },
        })
        const [{ output }] = built as [Rolldown.RolldownOutput]
        return [{ tag: 'script', attrs: { nonce: 'CSP_NONCE' }, children: output[0].code, injectTo: 'head' }]
      },
    },
  }
}
