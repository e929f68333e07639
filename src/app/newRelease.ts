import * as z from 'zod/mini' // part of the login entry
import { tabValue } from '@/shared/lib/storage'

const hasReloaded = tabValue<boolean>('reloaded', z.boolean(), false)

/**
 * After a release the files that an open page names are gone: the first one that cannot be fetched reloads the
 * page, once per browser tab, and never where that cannot be remembered. After that the screen's own boundary
 * offers it.
 */
export function reloadOnceAfterRelease() {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || hasReloaded.read() || !hasReloaded.write(true)) return
    event.preventDefault()
    location.reload()
  })
}
