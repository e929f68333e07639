import { StyleProvider } from '@ant-design/cssinjs'
import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider } from 'antd'
import { createElement } from 'react'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import type { Look } from '../src/app/theme.ts'

/** Imported by `src/app/Providers.tsx`. */
const VIRTUAL_ID = 'virtual:antd.css'
const RESOLVED_ID = '/virtual/antd.css'

const inSource = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/**
 * Extracts all antd styles under the product's theme as one sheet in the layer `antd`. Colours and sizes in it are CSS
 * variables, which the ConfigProvider sets at run time, so the sheet is the same for every look and density.
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
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : null),
    async load(id) {
      if (id !== RESOLVED_ID) return null
      return isTest ? '' : extractAntdStyles({ theme: '#409EFF', isDark: false })
    },
  }
}
