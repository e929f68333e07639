// What is asked for with the document: the script in its head, and the list of files by address that it goes by.
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import {
  build,
  createRunnableDevEnvironment,
  resolveConfig,
  type IndexHtmlTransformContext,
  type Plugin,
} from 'vite'
import type { EarlyMap, EarlyShell } from '../src/app/early/files.ts'
import { placeOf } from '../src/app/texts/textFiles.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const inSource = (path: string) => at(`../src/${path}`)
const alias = { '@': at('../src') }

/** What of a page is fetched for whom: modules, namespaces of texts, addresses of reads. */
interface Fetched {
  page: string
  needs?: string[]
  modules: string[]
  texts: string[]
  reads: string[]
}

/**
 * What each page fetches when it is opened: the pages are asked to load, and what they ask for is noted instead; and
 * what they read first, as their areas say it.
 */
async function whatPagesFetch(): Promise<Fetched[]> {
  let noted: Set<string> | null = null
  const noting: Plugin = {
    name: 'noting',
    enforce: 'pre',
    load(id) {
      noted?.add(id)
      return noted && 'export default null'
    },
  }
  const config = await resolveConfig(
    {
      configFile: false,
      logLevel: 'error',
      plugins: [noting],
      resolve: { alias },
      environments: { pages: { consumer: 'server' } },
    },
    'serve',
  )
  const environment = createRunnableDevEnvironment('pages', config, { hot: false })
  await environment.init()
  const { runner, moduleGraph } = environment
  const pages = () => {
    runner.clearCache() // a module that is there already is not asked for again
    return runner.import<typeof import('./pages.ts')>(at('pages.ts'))
  }

  const fetched: Fetched[] = []
  for (const [index, part] of (await pages()).parts().entries()) {
    const { openPart } = await pages()
    noted = new Set()
    const texts = await openPart(index)
    fetched.push({ ...part, modules: [...noted], texts, reads: [] })
    for (const id of noted) moduleGraph.invalidateModule(moduleGraph.getModuleById(id)!)
    noted = null
  }
  const { reads } = await runner.import<typeof import('./reads.ts')>(at('reads.ts'))
  for (const { page, read, needs = [] } of reads()) {
    const alike = fetched.find((part) => part.page === page && String(part.needs ?? []) === String(needs))
    if (!alike) throw new Error(`nobody opens ${page} who would read ${read}`)
    alike.reads.push(read)
  }
  await environment.close()
  return fetched
}

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** What fetches which files, those of a module with everything it imports. */
function filesOf(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const byModule = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])))
  for (const chunk of chunks) if (chunk.facadeModuleId) byModule.set(chunk.facadeModuleId, chunk)

  function collect(file: string, found: Set<string>) {
    const chunk = byFile.get(file)
    if (!chunk || found.has(file)) return
    found.add(file)
    for (const dependency of chunk.imports) collect(dependency, found)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  }
  return (modules: readonly string[]): string[] => {
    const found = new Set<string>()
    for (const id of modules) {
      const chunk = byModule.get(id)
      if (chunk) collect(chunk.fileName, found)
    }
    return [...found]
  }
}

const LANGUAGES = ['zh', 'en'] as const

/** What stands around every screen, and what its texts are found by. */
const SHELL = ['app/RoutedApp.tsx', 'app/Workspace.tsx', 'app/texts/areaTexts.ts']

/** Which files of the build an address needs, beyond those that the page names itself; the workspace apart. */
async function listed(
  bundle: Bundle,
  page: string,
): Promise<{ shell: Omit<EarlyShell, 'map'>; map: EarlyMap }> {
  const filesFor = filesOf(bundle)
  const texts = new Map(
    Object.values(bundle)
      .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      .filter((id) => /src\/.*\/locales\/.*\.json$/.test(id))
      .map((id) => [placeOf(id), id]),
  )

  /** What takes longest is asked for first. */
  const sizeOf = (file: string) => {
    const found = bundle[file]!
    return found.type === 'chunk' ? found.code.length : found.source.length
  }
  const largestFirst = (files: string[]) => files.toSorted((one, other) => sizeOf(other) - sizeOf(one))

  const known = new Set(Object.keys(bundle).filter((file) => page.includes(file)))
  /** Files that are not known yet. */
  function early(modules: string[], textsIn: (language: 'zh' | 'en') => string[]) {
    const all = largestFirst(filesFor(modules).filter((file) => !known.has(file)))
    const [zh, en] = LANGUAGES.map((language) =>
      filesFor(textsIn(language)).filter((file) => !known.has(file) && !all.includes(file)),
    )
    return { all, zh: zh!, en: en! }
  }

  const shell = early(SHELL.map(inSource), (language) => [inSource(`app/texts/shell/${language}.ts`)])
  for (const file of shell.all) known.add(file)
  const files: string[] = []
  const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const pages: EarlyMap['pages'] = {}
  for (const { page: name, modules, texts: namespaces, ...part } of await whatPagesFetch()) {
    const textsIn = (language: string) =>
      namespaces.flatMap((namespace) => texts.get(`${namespace} ${language}`) ?? [])
    const { all, zh, en } = early(modules, textsIn)
    const indexes = { all: all.map(indexOf), zh: zh.map(indexOf), en: en.map(indexOf) }
    ;(pages[name] ??= []).push({ ...part, ...indexes })
  }
  return { shell, map: { files, pages } }
}

/** The script for the head, with what it goes by. */
async function script(shell: EarlyShell | null, base: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    define: { EARLY_SHELL: JSON.stringify(shell), 'import.meta.env.VITE_BASE_API': JSON.stringify(base) },
    build: { write: false, lib: { entry: inSource('app/early/early.ts'), formats: ['iife'], name: 'early' } },
  })
  const [{ output }] = [built].flat() as { output: { code: string }[] }[] as [{ output: { code: string }[] }]
  return output[0]!.code
}

/** Writes the script into the page. It stands last in the head: what the page names itself comes first. */
export function early(base: string): Plugin {
  let emit: (file: { type: 'asset'; fileName: string; source: string }) => void
  return {
    name: 'early',
    generateBundle() {
      emit = (file) => this.emitFile(file) // the page's own hook has no way to do it
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        let shell: EarlyShell | null = null
        if (bundle) {
          const { map, ...files } = await listed(bundle, page)
          const source = JSON.stringify(map)
          const fileName = `assets/early-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.json`
          emit({ type: 'asset', fileName, source })
          shell = { ...files.shell, map: `/${fileName}` }
        }
        const children = await script(shell, base)
        return [{ tag: 'script', attrs: { nonce: 'CSP_NONCE' }, children, injectTo: 'head' }]
      },
    },
  }
}
