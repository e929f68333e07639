import { today } from '@/shared/lib/dates'
import { startBeat } from './beat'
import { takeContent } from './content'
import { limit } from './limit'
import { createMark, isIntact, markStyle } from './mark'
import { append, getAttribute, matches, remove, topLayer } from './natives'
import { markLines, type Marked } from './text'
import { drawTile } from './tile'

/** Ms from the last change of the window's size to the mark's redrawing. */
const REDRAW_DELAY = 500

/** Restorations within a second, beyond which somebody is held to be fighting the mark. */
const MOST_RESTORATIONS = 10

/** Ms for which the mark must stand untouched before content that was withheld comes back. */
const PROBATION = 500

interface Wish {
  user: Marked
  isDark: boolean
  /** Told when content is taken off the screen, and when it is back. */
  onWithheld: (isWithheld: boolean) => void
}

/** Whether anything but the mark is in the top layer. */
const hasOthersOnTop = () =>
  topLayer !== null && document.querySelectorAll(':modal, :fullscreen, :popover-open').length > 1

/**
 * Keeps the mark over the page until the returned function is called. Whatever happens to it, it is replaced by a
 * new one, in the same task as a rule; where that does not hold, the content is withheld until it does.
 */
export function keepMark({ user, isDark, onWithheld }: Wish): () => void {
  const page = document.documentElement
  const isTooOften = limit(MOST_RESTORATIONS, 1000)
  let drawnFrom = ''
  let style = ''
  let mark: HTMLElement | null = null
  let content: ReturnType<typeof takeContent> | null = null
  /** When the mark was last put up, or found amiss. */
  let lastTrouble = 0
  /** Whether the mark is the one for paper, outside the top layer. */
  let isForPaper = false
  /** The one for paper beside it, while something else is in the top layer. */
  let sheet: HTMLElement | null = null
  let redrawing: ReturnType<typeof setTimeout> | undefined

  const isWhole = () => mark !== null && isIntact(mark, style, !isForPaper)

  /** Draws the tile when what it shows has changed: the day, or how fine the screen is. */
  function draw(): boolean {
    const day = today()
    const source = `${day} ${devicePixelRatio}`
    if (source === drawnFrom) return false
    drawnFrom = source
    style = markStyle(drawTile({ lines: markLines(user, day), isDark, pixelRatio: devicePixelRatio }))
    return true
  }

  const observer = new MutationObserver(check)

  /** Chromium tells when anything at all comes to lie over the mark, even out of a closed shadow tree. */
  const sight = new IntersectionObserver(
    ([entry]) => entry && 'isVisible' in entry && !entry.isVisible && raise(),
    {
      trackVisibility: true,
      delay: 100,
    } as IntersectionObserverInit,
  )

  /** A new mark in the place of the old one, which may carry anything by now. */
  function renew() {
    observer.disconnect()
    lastTrouble = performance.now()
    const old = mark
    mark = createMark(style, isForPaper)
    append(page, mark)
    if (old) remove(old)
    for (const twin of page.querySelectorAll(':scope > [popover]')) {
      if (twin !== mark && twin !== sheet && getAttribute(twin, 'style') === style) remove(twin)
    }
    try {
      if (!isForPaper) topLayer?.show(mark)
    } catch {
      // Somebody keeps it from being shown: it is not whole then.
    }
    sight.disconnect()
    sight.observe(mark)
    observer.observe(mark, { attributes: true, childList: true })
    observer.observe(page, { childList: true })
    observer.observe(document, { childList: true })
  }

  function withhold() {
    lastTrouble = performance.now()
    if (content) return
    content = takeContent()
    onWithheld(true)
  }

  function restore() {
    if (isTooOften(performance.now())) return withhold()
    renew()
    if (!isWhole()) withhold()
  }

  function check() {
    if (isWhole()) return
    if (content) lastTrouble = performance.now() // the beat tries again
    else restore()
  }

  /** Above what entered the top layer since. */
  function raise() {
    if (!mark || !topLayer || isForPaper) return
    try {
      topLayer.hide(mark)
      topLayer.show(mark)
    } catch {
      check()
    }
  }

  function beat() {
    // What such a transition shows of the page lies above even the top layer.
    document.activeViewTransition?.skipTransition()
    content?.takeMore()
    if (draw()) renew()
    else if (!content) check()
    else if (!isWhole()) renew()
    else if (performance.now() - lastTrouble >= PROBATION) release()
    if (hasOthersOnTop()) raise()
  }

  function release() {
    content?.putBack()
    content = null
    onWithheld(false)
  }

  function onTopLayerChange({ target }: Event) {
    if (target === mark) return check()
    const isAbove = target instanceof Element && matches(target, ':popover-open, :modal, :fullscreen')
    if (!isAbove || content) return // a <details> says `toggle` too
    if (isTooOften(performance.now())) return withhold()
    raise()
  }

  function onResize() {
    clearTimeout(redrawing)
    redrawing = setTimeout(() => {
      drawnFrom = ''
      draw()
      renew()
    }, REDRAW_DELAY)
  }

  function onPrint({ type }: Event) {
    if (sheet) remove(sheet)
    sheet = null
    isForPaper = type === 'beforeprint'
    if (isForPaper && hasOthersOnTop()) {
      isForPaper = false
      sheet = createMark(style, true)
      append(page, sheet)
    }
    renew()
  }

  draw()
  renew()
  check()
  const stopBeat = startBeat(beat)
  const listeners = new AbortController()
  const { signal } = listeners
  addEventListener('toggle', onTopLayerChange, { capture: true, signal })
  addEventListener('fullscreenchange', onTopLayerChange, { capture: true, signal })
  addEventListener('resize', onResize, { signal })
  addEventListener('beforeprint', onPrint, { signal })
  addEventListener('afterprint', onPrint, { signal })

  return () => {
    stopBeat()
    listeners.abort()
    clearTimeout(redrawing)
    observer.disconnect()
    sight.disconnect()
    if (mark) remove(mark)
    if (sheet) remove(sheet)
    if (content) release()
  }
}
