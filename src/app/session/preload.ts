// Runs in the head of the page, before any module. With a token it preloads the files of the workspace and sends the
// first reads of the session; for a visitor it prefetches the files once the login page has been drawn.
import { TOKEN_COOKIE } from '@/shared/auth/cookie'
import { pathBelowBase, withBase } from '@/shared/lib/addresses'
import { whenIdle } from '@/shared/lib/whenIdle'
import { OPEN_ADDRESSES } from '../featureRegistry/address'
import { sendSessionReads } from './preloadedReads'

/** Scripts and style sheets of the workspace, written by `build/preload.ts`; none while developing. */
declare const WORKSPACE_FILES: readonly string[]

declare global {
  interface Window {
    /** For the login page, once it has been drawn. */
    prefetchWorkspace?: () => void
  }
}

function linkFiles(rel: 'preload' | 'prefetch') {
  for (const file of WORKSPACE_FILES) {
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = rel === 'preload' && !isStyle ? 'modulepreload' : rel
    if (isStyle) link.as = 'style'
    link.crossOrigin = '' // as modules ask for them
    link.href = withBase(`/${file}`)
    document.head.append(link)
  }
}

const token = new RegExp(`(?:^|; )${TOKEN_COOKIE}=([^;]+)`).exec(document.cookie)?.[1]
if (!token) {
  window.prefetchWorkspace = () => whenIdle(() => linkFiles('prefetch'))
} else if (!(OPEN_ADDRESSES as readonly string[]).includes(pathBelowBase(location.pathname))) {
  sendSessionReads(import.meta.env.VITE_BASE_API, decodeURIComponent(token))
  linkFiles('preload')
}
