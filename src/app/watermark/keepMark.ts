import { startBeat } from './beat'
import { takeContent } from './content'
import { language } from './language'
import { limit } from './limit'
import { createMark, isIntact, layOnPaper, markStyle } from './mark'
import { natives } from './natives'
import { markLines, type Marked } from './text'
import { drawTile, proveTile } from './tile'

/** Ms from the last change of the window's size to the mark's redrawing. */
const REDRAW_DELAY = 500

/** Restorations within a second, beyond which somebody is held to be fighting the mark. */
const MOST_RESTORATIONS = 10

/** Ms for which the mark must stand untouched before content that was withheld comes back. */
const PROBATION = 500

/**
 * Ms for which the pixels of a new mark are waited for, and then again: what a page was too busy to do in the first
 * it does before the second. Together less than the 500 within which content is hidden.
 */
const PROOF_TIME = 400
const PROOF_GRACE = 80

/**
 * Ms after which a proof that is still under way is begun anew: with the content hidden it may take its time, and on
 * a busy machine one that is begun anew each time would never end.
 */
const LONGEST_PROOF = 5000

interface Wish {
  user: Marked
  isDark: boolean
  /** Told when content is taken off the screen, with a place for a notice, and when it is back. */
  onWithheld: (place: HTMLElement | null) => void
}

interface Keeper {
  onTopLayerChange: (event: Event) => void
  onResize: () => void
  onPrint: (event: Event) => void
  /** Again, after what other listeners may have done. */
  checkPaper: () => void
}

/** Who keeps the mark now; null while nobody is signed in. */
let keeper: Keeper | null = null

const onTopLayerChange = (event: Event) => keeper?.onTopLayerChange(event)
const onResize = () => keeper?.onResize()
const onPrint = (event: Event) => keeper?.onPrint(event)
const checkPaper = () => keeper?.checkPaper()

const CAPTURE = { __proto__: null, capture: true } as AddEventListenerOptions
const LAST = { __proto__: null, capture: false } as AddEventListenerOptions

/**
 * As this module loads, before others can stop an event; and with each beat, because a document that is opened anew
 * forgets its listeners, and so that before a print one of ours is the last as well.
 */
function listen() {
  natives.listen('toggle', onTopLayerChange, CAPTURE)
  natives.listen('fullscreenchange', onTopLayerChange, CAPTURE)
  natives.listen('resize', onResize, CAPTURE)
  natives.listen('beforeprint', onPrint, CAPTURE)
  natives.listen('afterprint', onPrint, CAPTURE)
  natives.unlisten('beforeprint', checkPaper, LAST)
  natives.listen('beforeprint', checkPaper, LAST)
}
listen()

/** Whether the document has a page: nothing is shown of one that was taken out. */
const hasPage = () => (natives.page() as HTMLElement | null) !== null

function isOnTop(target: EventTarget | null): boolean {
  try {
    return natives.matches(target, ':popover-open, :modal, :fullscreen')
  } catch {
    return false // the document itself, or a browser without such a layer
  }
}

const ATTRIBUTES = { __proto__: null, attributes: true, childList: true } as MutationObserverInit
const CHILDREN = { __proto__: null, childList: true } as MutationObserverInit
const SIGHT = { __proto__: null, trackVisibility: true, delay: 100 } as IntersectionObserverInit

/**
 * Keeps the mark over the page until the returned function is called. Whatever happens to it, it is replaced by a
 * new one, in the same task as a rule; where that does not hold, or its pixels are not to be seen, the content is
 * withheld until it does.
 */
export function keepMark({ user, isDark, onWithheld }: Wish): () => void {
  const isTooOften = limit(MOST_RESTORATIONS, 1000)
  const notice = natives.createElement('div')
  let drawnFrom = ''
  let picture: string | null = null
  let style = ''
  let mark: HTMLElement | null = null
  let content: ReturnType<typeof takeContent> | null = null
  /** When the mark was last put up, or found amiss. */
  let lastTrouble = 0
  /** Whether the pixels of this very mark have been seen. */
  let isProven = false
  /** When the proof that is under way began; null while there is none. */
  let provenFrom: number | null = null
  /** The picture whose pixels have been seen at all. */
  let provenPicture: string | null = null
  /** While it is printed: a mark below the top layer. */
  let sheet: HTMLElement | null = null
  /** The page's own style before the print, and while it lasts. */
  let pageStyle: string | null = null
  let paperStyle: string | null = null
  let proving: ReturnType<typeof setTimeout> | undefined
  let redrawing: ReturnType<typeof setTimeout> | undefined

  const isWhole = () => picture !== null && mark !== null && isIntact(mark, style, true)

  /** Whether anything but the mark is in the top layer. */
  const hasOthersOnTop = () =>
    natives.topLayer !== null &&
    natives.countOf(natives.select(':modal, :fullscreen, :popover-open')) > (isOnTop(mark) ? 1 : 0)

  /** Draws the tile when what it shows has changed: the day, or how fine the screen is. */
  function draw(): boolean {
    const day = language.today()
    const pixelRatio = natives.pixelRatio()
    const source = `${day} ${pixelRatio}`
    if (source === drawnFrom) return false
    picture = drawTile({ lines: markLines(user, day), isDark, pixelRatio })
    if (picture === null) return false
    drawnFrom = source
    style = markStyle(picture)
    return true
  }

  const observer = new natives.MutationObserver(check)

  /** Chromium tells when anything at all comes to lie over the mark, even out of a closed shadow tree. */
  const sight = new natives.IntersectionObserver((entries) => {
    const entry = entries[0]
    if (entry && natives.isInSight(entry) === false) raise()
  }, SIGHT)

  function removeTwins() {
    let next = natives.firstOf(natives.page())
    while (next) {
      const twin = next
      next = natives.nextOf(twin)
      if (twin !== mark && twin !== sheet && natives.getAttribute(twin, 'style') === style)
        natives.remove(twin)
    }
  }

  /** Whether all that is printed is marked: what is in the top layer lies above the sheet, and has a mark above it. */
  const isOnPaper = () =>
    sheet !== null &&
    isIntact(sheet, style, false) &&
    natives.lastOf(natives.page()) === sheet &&
    natives.getAttribute(natives.page(), 'style') === paperStyle &&
    (hasOthersOnTop() ? isWhole() : mark === null || natives.parentOf(mark) === null)

  /** A new mark in the place of the old one, which may carry anything by now. */
  function renew() {
    natives.unobserve(observer)
    lastTrouble = natives.now()
    isProven = false
    const old = mark
    const made = createMark(style, sheet !== null)
    mark = made
    const page = natives.page()
    natives.append(page, made)
    if (old) natives.remove(old)
    removeTwins()
    try {
      natives.topLayer?.show(made)
    } catch {
      // Somebody keeps it from being shown: it is not whole then.
    }
    natives.unwatch(sight)
    natives.watch(sight, made)
    natives.observe(observer, made, ATTRIBUTES)
    natives.observe(observer, page, CHILDREN)
    natives.observe(observer, document, CHILDREN)
    natives.clearTimeout(proving)
    proving = natives.setTimeout(() => {
      proving = natives.setTimeout(giveUp, PROOF_GRACE)
    }, PROOF_TIME)
    provenFrom = null
    if (picture !== null) {
      provenFrom = lastTrouble
      proveTile(picture, (isSeen) => {
        if (mark !== made) return
        provenFrom = null
        isProven = isSeen
        natives.clearTimeout(proving)
        if (isSeen) provenPicture = picture
        else withhold()
      })
    }
  }

  function withhold() {
    lastTrouble = natives.now()
    if (content) return
    content = takeContent((element) => element === mark || element === sheet || element === notice)
    natives.append(natives.page(), notice)
    onWithheld(notice)
  }

  function release() {
    content?.putBack()
    content = null
    natives.remove(notice)
    onWithheld(null)
  }

  function restore() {
    if (isTooOften(natives.now())) return withhold()
    renew()
    if (!isWhole()) withhold()
  }

  function check() {
    if (!hasPage()) return
    if (sheet) return checkPaper()
    if (isWhole()) return
    if (content) lastTrouble = natives.now() // the beat tries again
    else restore()
  }

  /** The pixels of the mark are still not seen: hides the content and tries with another one, unless they may yet be. */
  function giveUp() {
    if (isProven || sheet) return
    withhold()
    const isAwaited = provenFrom !== null && natives.now() - provenFrom < LONGEST_PROOF
    if (!isAwaited || !isWhole()) renew()
  }

  /** Above what entered the top layer since. */
  function raise() {
    if (!mark || !natives.topLayer) return
    try {
      natives.topLayer.hide(mark)
      natives.topLayer.show(mark)
    } catch {
      check()
    }
  }

  function beat() {
    listen()
    if (!hasPage()) return
    const transition = natives.transition?.active()
    // What it shows of the page lies above even the top layer.
    if (transition) natives.transition?.skip(transition)
    content?.takeMore()
    if (sheet) checkPaper()
    else if (draw()) renew()
    else if (!isProven && natives.now() - lastTrouble >= PROOF_TIME + PROOF_GRACE) giveUp()
    else if (!content) check()
    else if (!isWhole()) renew()
    else if (isProven && natives.now() - lastTrouble >= PROBATION) release()
    if (hasOthersOnTop()) raise()
  }

  function layPaper() {
    const page = natives.page()
    if (sheet) natives.remove(sheet)
    else pageStyle = natives.getAttribute(page, 'style')
    layOnPaper(page)
    paperStyle = natives.getAttribute(page, 'style')
    sheet = createMark(style, true)
    if (hasOthersOnTop()) renew()
    else if (mark) natives.remove(mark)
    natives.append(page, sheet)
    natives.unobserve(observer)
    natives.observe(observer, sheet, ATTRIBUTES)
    natives.observe(observer, page, ATTRIBUTES)
    natives.observe(observer, document, CHILDREN)
    if (mark) natives.observe(observer, mark, ATTRIBUTES)
  }

  /** For as long as it is printed: beside a preview, and while pictures of the page are awaited, scripts run on. */
  function checkPaper() {
    if (!isOnPaper() && !isTooOften(natives.now())) layPaper()
    if (!isOnPaper() || picture === null || provenPicture !== picture) withhold()
  }

  function endPaper() {
    if (!sheet) return
    natives.remove(sheet)
    sheet = null
    if (pageStyle === null) natives.removeAttribute(natives.page(), 'style')
    else natives.setAttribute(natives.page(), 'style', pageStyle)
    renew()
  }

  draw()
  renew()
  // Before anything is seen, once the page is laid out; until then there is nothing to check.
  const firstFrame = natives.requestFrame(check)
  const stopBeat = startBeat(beat)
  keeper = {
    onTopLayerChange(event) {
      const target = natives.targetOf(event)
      if (target === mark) return check()
      if (content || !isOnTop(target)) return // a <details> says `toggle` too
      if (isTooOften(natives.now())) return withhold()
      raise()
    },
    onResize() {
      natives.clearTimeout(redrawing)
      redrawing = natives.setTimeout(() => {
        if (sheet) return
        drawnFrom = ''
        draw()
        renew()
      }, REDRAW_DELAY)
    },
    onPrint(event) {
      if (!event.isTrusted) return // a page that only says so would take the mark out of the top layer
      if (natives.typeOf(event) !== 'beforeprint') return endPaper()
      layPaper()
      checkPaper()
    },
    checkPaper() {
      if (!sheet) return
      if (hasOthersOnTop()) raise()
      checkPaper()
    },
  }

  return () => {
    natives.cancelFrame(firstFrame)
    stopBeat()
    keeper = null
    natives.clearTimeout(redrawing)
    natives.unobserve(observer)
    natives.unwatch(sight)
    if (sheet) endPaper()
    natives.clearTimeout(proving)
    natives.unobserve(observer)
    if (mark) natives.remove(mark)
    if (content) release()
  }
}
