import i18n from 'i18next'
import { SHELL_TEXTS } from './texts/i18n'

/** Fetches everything behind the guard: its code, and the texts of the layout beside it. */
export async function loadWorkspace() {
  const [code] = await Promise.all([import('./Workspace'), i18n.loadNamespaces(SHELL_TEXTS)])
  return code
}
