import dayjs from 'dayjs'
import { createMark, isIntact, markStyle } from './mark'
import { markLines, type Marked } from './text'

/** Ms between two checks, and from the last resize to redrawing the mark; both as specified. */
const CHECK_PERIOD = 500
const REDRAW_DELAY = 500

/** Restorations per second beyond which the content is withheld. */
const MAX_RESTORATIONS = 10

/** Ms the mark must stay intact before withheld content returns. */
const PROBATION = 500

interface MarkOptions {
  user: Marked
  isDark: boolean
  /** Called with a container for the notice when content is withheld, and with null when it returns. */
  onWithheld: (place: HTMLElement | null) => void
}

const OTHERS_ON_TOP = ':modal, :fullscreen, :popover-open'

function isOnTop(target: EventTarget | null): boolean {
  try {
    return target instanceof Element && target.matches(OTHERS_ON_TOP)
  } catch {
    return false // a browser without a top layer
  }
}

/**
 * Keeps the mark over the page until the returned function is called. A mark that was removed, changed or hidden is
 * replaced by a new one; if that fails, the content is taken out of the page until it succeeds. Against scripts it is no
 * protection: see the decision record.
 */
export function keepMark({ user, isDark, onWithheld }: MarkOptions): () => void {
  const page = document.documentElement
  const notice = document.createElement('div')
  let drawnFrom = ''
  let style = ''
  let mark = document.createElement('div') as HTMLElement
  let restorations: number[] = []
  let content: ReturnType<typeof takeContent> | null = null
  /** Time at which the mark was last found damaged. */
  let lastTrouble = 0
  /** While printing: a mark below the top layer, which browsers repeat on every sheet. */
  let sheet: HTMLElement | null = null
  let pageStyle: string | null = null
  let redrawing: ReturnType<typeof setTimeout> | undefined

  const observer = new MutationObserver(() => check())

  function observe() {
    observer.disconnect()
    observer.observe(mark, { attributes: true, childList: true })
    observer.observe(page, { childList: true })
  }

  /** Draws the tile again when the day or the pixel ratio has changed. */
  function draw() {
    const day = dayjs().format('YYYY-MM-DD')
    const source = `${day} ${devicePixelRatio}`
    if (source === drawnFrom) return
    drawnFrom = source
    style = markStyle({ lines: markLines(user, day), isDark, pixelRatio: devicePixelRatio })
  }

  /** Replaces the mark by a new one. */
  function renew() {
    mark.remove()
    // A copy would stay, and make the mark darker.
    const copies = [...page.children].filter((element) => element.getAttribute('style') === style)
    for (const copy of copies) copy.remove()
    draw()
    mark = createMark(style)
    page.append(mark)
    if ('showPopover' in mark) mark.showPopover()
    observe()
  }

  /** Moves the mark above whatever else is in the top layer. */
  function raise() {
    if (!mark.isConnected || !('showPopover' in mark)) return
    mark.hidePopover()
    mark.showPopover()
    observer.takeRecords()
  }

  function isTooOften() {
    const now = performance.now()
    restorations = [...restorations.filter((time) => now - time < 1000), now]
    return restorations.length > MAX_RESTORATIONS
  }

  function withhold() {
    if (content) return
    content = takeContent((element) => element === mark || element === notice)
    page.append(notice)
    onWithheld(notice)
  }

  function release() {
    content?.putBack()
    content = null
    notice.remove()
    onWithheld(null)
  }

  /** Withheld content is tried again with each beat only, or whoever removes the mark could keep the tab busy. */
  function check(isBeat = false) {
    if (sheet) return
    draw()
    const isShown = () => isIntact(mark, style)
    if (isShown()) {
      if (content && isBeat && performance.now() - lastTrouble >= PROBATION) release()
      return
    }
    lastTrouble = performance.now()
    if (content ? isBeat : !isTooOften()) renew()
    if (!isShown()) withhold()
  }

  function beat() {
    content?.takeMore()
    check(true)
    if (document.querySelectorAll(OTHERS_ON_TOP).length > 1) raise()
  }

  const onTopLayerChange = ({ target }: Event) => {
    if (target !== mark && isOnTop(target)) raise()
  }
  const onResize = () => {
    clearTimeout(redrawing)
    redrawing = setTimeout(renew, REDRAW_DELAY)
  }
  const onPrint = () => {
    if (sheet) return
    sheet = createMark(style)
    // A fixed element is repeated on every sheet unless an ancestor is transformed, contained or similar.
    pageStyle = page.getAttribute('style')
    page.style.setProperty('all', 'initial', 'important')
    page.style.setProperty('display', 'block', 'important')
    if (document.querySelectorAll(OTHERS_ON_TOP).length <= 1) mark.remove()
    page.append(sheet)
  }
  const onPrinted = () => {
    sheet?.remove()
    sheet = null
    if (pageStyle === null) page.removeAttribute('style')
    else page.setAttribute('style', pageStyle)
    renew()
  }

  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener('toggle', onTopLayerChange, options)
  addEventListener('fullscreenchange', onTopLayerChange, options)
  addEventListener('resize', onResize, options)
  addEventListener('beforeprint', onPrint, options)
  addEventListener('afterprint', onPrinted, options)
  renew()
  if (!isIntact(mark, style)) withhold()
  const timer = setInterval(beat, CHECK_PERIOD)

  return () => {
    listening.abort()
    clearInterval(timer)
    clearTimeout(redrawing)
    if (sheet) onPrinted()
    observer.disconnect()
    mark.remove()
    if (content) release()
  }
}

/** Elements that show nothing, wherever they are. */
const SILENT = 'script, noscript, style, link, head, body'

/**
 * Moves the visible content out of the document, including dialogs and elements outside the body. The content stays
 * alive, with all input: hiding it by a style could be undone by whatever removed the mark.
 */
function takeContent(isKept: (element: Element) => boolean) {
  const focused = document.activeElement
  const places = [document.body, document.documentElement].map((from) => ({
    from,
    to: document.createElement('div'),
  }))
  const takeMore = () => {
    for (const { from, to } of places)
      to.append(...[...from.children].filter((element) => !element.matches(SILENT) && !isKept(element)))
  }
  takeMore()
  return {
    takeMore,
    /** Restores everything, including the focus. */
    putBack() {
      for (const { from, to } of places) {
        if (from === document.body) from.prepend(...to.children)
        else from.append(...to.children)
      }
      if (focused instanceof HTMLElement && focused !== document.body) focused.focus()
    },
  }
}
