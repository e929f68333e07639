import * as z from 'zod/mini' // part of the login entry
import { tabValue } from '@/shared/lib/storage'

/** What the page of each release starts with, by a name of its own. */
const START = /\/[\w/.-]*\/start-[\w-]+\.js/
const OURS = new URL(import.meta.url).pathname

/** The start that this tab has last left for another. */
const left = tabValue('leftRelease', z.string(), '')

/** Whether the server has the page of another release by now. */
async function isReplaced(): Promise<boolean> {
  try {
    const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' })
    const [start = OURS] = START.exec(await answer.text()) ?? []
    return answer.ok && start !== OURS
  } catch {
    return false
  }
}

/**
 * After a release the files that an open page names are gone: once one cannot be fetched, the page is reloaded, once
 * for each release and never where that cannot be remembered. On a bad line it stays, with all that was typed: what
 * asked for the file offers to ask again.
 */
export function reloadAfterRelease() {
  const reload = async () => {
    if (left.read() === OURS || !(await isReplaced())) return
    if (left.write(OURS)) location.reload()
  }
  addEventListener('vite:preloadError', () => void reload())
}
