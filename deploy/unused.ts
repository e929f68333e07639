// Parts of libraries that come along for what the product never asks of them.
import type { Plugin } from 'vite'

/** Of the component library, by the module that asks for it. `tests/architecture.test.ts`: nobody wants them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'card/Card.js': ['../tabs'], // a card with tabs
  'table/hooks/useFilter/FilterDropdown.js': ['../../../tree'], // filters of a column as a tree
  'empty/index.js': ['./empty', './simple'], // its drawings: we have our own
}

/** Nobody writes a schema out as JSON schema: each schema brings the ways to do so. */
const SILENT = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors|json-schema-generator)\.js$/

const NOTHING = '\0nothing'

/** Leaves them out of a build. A library that has changed stops it. */
export function unused(): Plugin {
  const met = new Set<string>()
  return {
    name: 'unused',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const asking = importer.split('/antd/es/')[1] ?? ''
      if (!PARTS[asking]?.includes(source)) return null
      met.add(asking + source)
      return NOTHING
    },
    load: (id) => (id === NOTHING ? 'export default () => null' : null),
    transform: {
      filter: { id: SILENT },
      handler(code) {
        met.add('zod')
        const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name!)
        return [
          'const nothing = () => () => undefined',
          ...names.map((name) => `export const ${name} = nothing`),
        ].join('\n')
      },
    },
    generateBundle() {
      const all = Object.entries(PARTS).flatMap(([asking, parts]) => parts.map((part) => asking + part))
      const lost = [...all, 'zod'].filter((part) => !met.has(part))
      if (lost.length > 0) throw new Error(`a library has changed: ${lost.join(', ')}`)
    },
  }
}
