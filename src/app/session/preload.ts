// Runs in the page's head, before any module. With a token it preloads the workspace's files and sends the first
// requests of the session; for visitors it prefetches the files once the login page has rendered.
import { TOKEN_COOKIE } from '@/shared/auth/cookie'
import { pathBelowBase, withBase } from '@/shared/lib/addresses'
import { whenIdle } from '@/shared/lib/whenIdle'
import { OPEN_ADDRESSES } from '../featureRegistry/address'
import { sendSessionReads } from './preloadedReads'

/** Scripts and style sheets of the workspace, inserted by `build/preload.ts`; empty during development. */
declare const WORKSPACE_FILES: readonly string[]

declare global {
  interface Window {
    prefetchWorkspace?: () => void
  }
}

function linkFiles(rel: 'preload' | 'prefetch') {
  for (const file of WORKSPACE_FILES) {
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    link.rel = rel === 'preload' && !isStyle ? 'modulepreload' : rel
    if (isStyle) link.as = 'style'
    link.crossOrigin = '' // must match the CORS mode of module requests
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
