import * as z from 'zod/mini' // part of the login entry
import { withBase } from '@/shared/lib/addresses'
import { sharedTabValue } from '@/shared/lib/storage'

/** Entry file of the page; its name differs between releases. */
const entryFileIn = (text: string) => /\bstart-[\w-]+\.js/.exec(text)?.[0]
const OUR_ENTRY_FILE = entryFileIn(import.meta.url) ?? ''

/** Release for which this tab last reloaded; survives a change of user. */
const lastReloaded = sharedTabValue('leftRelease', z.string(), '')

async function isReplaced(): Promise<boolean> {
  try {
    const answer = await fetch(withBase('/'), { cache: 'no-store' })
    return answer.ok && (entryFileIn(await answer.text()) ?? OUR_ENTRY_FILE) !== OUR_ENTRY_FILE
  } catch {
    return false
  }
}

/**
 * Reloads once per release when a chunk of an outdated page can no longer be loaded, and never if that cannot be
 * recorded. With a bad connection the page and its input stay; whatever needed the chunk offers a retry.
 */
export function reloadAfterRelease() {
  const reload = async () => {
    if (lastReloaded.read() === OUR_ENTRY_FILE || !(await isReplaced())) return
    if (lastReloaded.write(OUR_ENTRY_FILE)) location.reload()
  }
  addEventListener('vite:preloadError', () => void reload())
}
