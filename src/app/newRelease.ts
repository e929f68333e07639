import * as z from 'zod/mini' // part of the login entry
import { withBase } from '@/shared/lib/addresses'
import { stayingTabValue } from '@/shared/lib/storage'

/** The file that a page starts with: in each release it has a name of its own. */
const startIn = (text: string) => /\bstart-[\w-]+\.js/.exec(text)?.[0]
const OURS = startIn(import.meta.url) ?? ''

/** The start that this tab has last left for another: of the page, whoever looks at it. */
const left = stayingTabValue('leftRelease', z.string(), '')

/** True once the server serves another release. */
async function isReplaced(): Promise<boolean> {
  try {
    const answer = await fetch(withBase('/'), { cache: 'no-store' })
    return answer.ok && (startIn(await answer.text()) ?? OURS) !== OURS
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
