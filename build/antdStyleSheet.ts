import { StyleProvider } from '@ant-design/cssinjs'
import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider } from 'antd'
import { createElement } from 'react'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import type { Look } from '../src/app/theme.ts'

/** The module that `src/app/Providers.tsx` imports, and the file that it stands for. */
const MODULE = 'virtual:antd.css'
const FILE = '/virtual/antd.css'

const inSource = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/**
 * All styles of antd under the product's theme, as one sheet in the layer `antd`. Colours and sizes in it are CSS
 * variables, which the ConfigProvider sets at run time, so it is the same for each look and density.
 */
export async function extractAntdStyles(look: Look, isCompact = false): Promise<string> {
  const { module } = await runnerImport<typeof import('../src/app/workspaceTheme.ts')>(
    inSource('app/workspaceTheme.ts'),
    { configFile: false, logLevel: 'error', resolve: { alias: { '@': inSource('') } } },
  )
  const theme = { ...module.workspaceTheme(look, isCompact), zeroRuntime: false }
  return extractStyle((components) =>
    createElement(StyleProvider, { layer: true }, createElement(ConfigProvider, { theme }, components)),
  )
}

/** Serves the sheet as `virtual:antd.css`, for `zeroRuntime`. Tests without a browser get an empty one. */
export function antdStyleSheet(): Plugin {
  let isTest = false
  return {
    name: 'antd-style-sheet',
    configResolved({ mode }) {
      isTest = mode === 'test'
    },
    resolveId: (id) => (id === MODULE ? FILE : null),
    async load(id) {
      if (id !== FILE) return null
      return isTest ? '' : extractAntdStyles({ theme: '#409EFF', isDark: false })
    },
  }
}
