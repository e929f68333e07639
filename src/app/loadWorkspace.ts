import { wrapAssetErrors } from '@/shared/lib/assetLoadError'
import { loadTexts } from '@/shared/i18n/loadTexts'
import type { Menu } from './navigation/menu'
import { SHELL_TEXTS } from './i18n/i18n'

/** Loads everything behind the guard: its code and the texts of the layout, in parallel. */
export async function loadWorkspace() {
  const [code] = await wrapAssetErrors(Promise.all([import('./Workspace'), loadTexts(SHELL_TEXTS)]))
  return code
}

/** Ms to wait for the screen's code; if it takes longer, the layout renders first. */
const MAX_SCREEN_WAIT = 50

/** Also loads the screen at the address, so that both can render in one step. */
export async function loadWorkspaceAt(pathname: string, menu: Menu) {
  const code = await loadWorkspace()
  const late = new Promise((resolve) => setTimeout(resolve, MAX_SCREEN_WAIT))
  await Promise.race([code.fetchScreenAt(pathname, menu).catch(() => undefined), late])
  return code
}
