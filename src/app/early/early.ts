// Written into the head of the page, where it runs before any file of ours is here: for who has a token, the code that
// his address needs and the first reads of his session are asked for at once. The code itself asks for both as ever,
// and finds them under way.
import { TOKEN_COOKIE } from '@/shared/auth/cookie'
import { OPEN_ADDRESSES } from '../areas/address'
import { pageAt, type EarlyMap } from './files'
import { readEarly } from './reads'

/** Null while developing, where files are not hashed. */
declare const EARLY_MAP: EarlyMap | null

function preload(map: EarlyMap) {
  const isEnglish = localStorage.getItem('layout-setting')?.includes('"language":"en"')
  for (const part of [map.workspace, pageAt(location.pathname, map)]) {
    for (const index of part ? [...part.all, ...part[isEnglish ? 'en' : 'zh']] : []) {
      const link = document.createElement('link')
      const file = map.files[index]!
      link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
      link.crossOrigin = '' // as the loader asks for them
      link.href = `/${file}`
      document.head.append(link)
    }
  }
}

try {
  const token = new RegExp(`(?:^|; )${TOKEN_COOKIE}=([^;]+)`).exec(document.cookie)?.[1]
  if (token && !(OPEN_ADDRESSES as readonly string[]).includes(location.pathname)) {
    window.earlyReads = readEarly(import.meta.env.VITE_BASE_API, decodeURIComponent(token))
    if (EARLY_MAP) preload(EARLY_MAP)
  }
} catch {
  // Without cookies or storage nothing is early.
}
