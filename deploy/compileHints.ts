// Files whose functions nearly all run at once say so: the browser then compiles them whole while they arrive, beside
// the page, instead of one function after another as each is called. https://v8.dev/blog/explicit-compile-hints
import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/** Of the files named so. The hint is heard at the very beginning alone: last of all, the bundler writes above it. */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of names) {
          const file = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name)
          if (file?.type !== 'chunk') throw new Error(`nothing is called ${name}`)
          file.code = HINT + file.code
        }
      },
    },
  }
}
