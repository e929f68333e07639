// Written into the head of the page, where it runs before any file of ours is here: for who has a token, the code that
// his address needs and the first reads of his session and of that page are asked for at once. The code itself asks for
// all of them as ever, and finds them under way. A visitor's login page has what comes after it fetched while he types.
import { TOKEN_COOKIE } from '@/shared/auth/cookie'
import { whenIdle } from '@/shared/lib/whenIdle'
import { OPEN_ADDRESSES, TOKENLESS } from '../areas/address'
import { pageAt, type EarlyMap, type EarlyPart, type EarlyShell } from './files'
import { permissionsOf, readEarly, readPageEarly, type EarlyReads } from './reads'

declare const EARLY_SHELL: EarlyShell | null

/** Null while developing, where files are not hashed. */
const SHELL = EARLY_SHELL // named once: the build writes it out wherever it stands

function fetchFile(file: string) {
  const link = document.createElement('link')
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  link.crossOrigin = '' // as the loader asks for them
  link.href = `/${file}`
  document.head.append(link)
  return new Promise((over) => {
    link.addEventListener('load', over)
    link.addEventListener('error', over)
  })
}

/** Resolves once all of them are here, or have failed. */
const preload = (files: readonly string[]) => Promise.all(files.map(fetchFile))

const chosenLanguage = () =>
  localStorage.getItem('layout-setting')?.includes('"language":"en"') ? 'en' : 'zh'

/** Of the workspace. */
const filesOf = (shell: EarlyShell) => [...shell.all, ...shell[chosenLanguage()]]

/**
 * The workspace at once; the page a moment later, so that who signs in does not load the map. The page's files come
 * after those of the workspace, which is run and drawn meanwhile: side by side, all of them would come at the end.
 */
async function sendAll(shell: EarlyShell, reads: EarlyReads) {
  const language = chosenLanguage()
  const mapComing = fetch(shell.map) // first: it is small, and others wait for it
  const around = preload(filesOf(shell))
  const map = (window.earlyMap = (await (await mapComing).json()) as EarlyMap)
  const fetchPart = (part: EarlyPart) => {
    readPageEarly(reads, import.meta.env.VITE_BASE_API, part.reads, location.search)
    void around.then(() => preload([...part.all, ...part[language]].map((index) => map.files[index]!)))
  }
  const parts = pageAt(location.pathname, map)
  parts.filter(({ needs }) => !needs).forEach(fetchPart)
  const granted = await permissionsOf(reads)
  parts.filter(({ needs }) => needs?.some((each) => granted.includes(each))).forEach(fetchPart)
}

try {
  const { pathname } = location
  const token = new RegExp(`(?:^|; )${TOKEN_COOKIE}=([^;]+)`).exec(document.cookie)?.[1]
  if (token && !(OPEN_ADDRESSES as readonly string[]).includes(pathname)) {
    window.earlyReads = readEarly(import.meta.env.VITE_BASE_API, decodeURIComponent(token))
    if (SHELL) sendAll(SHELL, window.earlyReads).catch(() => undefined) // the code asks for all itself
  }
  const isLogin = !token && (pathname === '/login' || !TOKENLESS.has(pathname))
  if (isLogin && SHELL) {
    const files = filesOf(SHELL)
    window.fetchAhead = () => whenIdle(() => void preload(files))
  }
} catch {
  // Without cookies or storage nothing is early.
}
