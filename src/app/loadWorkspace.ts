import { fromFiles } from '@/shared/lib/fileFailure'
import { loadTexts } from '@/shared/i18n/loadTexts'
import type { Menu } from './navigation/menu'
import { SHELL_TEXTS } from './i18n/i18n'

/** Fetches everything behind the guard: its code, and the texts of the layout beside it. */
export async function loadWorkspace() {
  const [code] = await fromFiles(Promise.all([import('./Workspace'), loadTexts(SHELL_TEXTS)]))
  return code
}

/** Ms in which code that has come is run; what has not come by then is drawn after the layout. */
const PATIENCE = 50

/** The same, and the screen of an address with it where its code is here too: both are drawn in one step. */
export async function loadWorkspaceAt(pathname: string, menu: Menu) {
  const code = await loadWorkspace()
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([code.fetchScreenAt(pathname, menu).catch(() => undefined), late])
  return code
}
