import { startBeat } from './beat'
import { takeContent } from './content'
import { language } from './language'
import { limit } from './limit'
import { createMark, isIntact, layOnPaper, markStyle } from './mark'
import { natives } from './natives'
import { markLines, type Marked } from './text'
import { drawTile, proveTile } from './tile'

/** Ms from the last resize to redrawing the mark. */
const REDRAW_DELAY = 500

/** Restorations per second beyond which the mark is considered under attack. */
const MAX_RESTORATIONS = 10

/** Ms the mark must stay intact before withheld content returns. */
const PROBATION = 500

/**
 * Ms to wait for the pixels of a new mark, and then for a grace period: work delayed by a busy page finishes before the
 * second. Their sum stays below the 500 ms within which content must be hidden.
 */
const PROOF_TIME = 400
const PROOF_GRACE = 80

/**
 * Ms after which a pending proof is restarted. With the content hidden a proof may take its time, and on a busy machine
 * proofs that were restarted constantly would never finish.
 */
const MAX_PROOF_DURATION = 5000

interface Wish {
  user: Marked
  isDark: boolean
  /** Called with a container for the notice when content is withheld, and with null when it returns. */
  onWithheld: (place: HTMLElement | null) => void
}

interface Keeper {
  onTopLayerChange: (event: Event) => void
  onResize: () => void
  onPrint: (event: Event) => void
  /** Repeated after other listeners may have changed something. */
  checkPaper: () => void
}

/** The active keeper; null while nobody is signed in. */
let keeper: Keeper | null = null

const onTopLayerChange = (event: Event) => keeper?.onTopLayerChange(event)
const onResize = () => keeper?.onResize()
const onPrint = (event: Event) => keeper?.onPrint(event)
const checkPaper = () => keeper?.checkPaper()

const CAPTURE = { __proto__: null, capture: true } as AddEventListenerOptions
const LAST = { __proto__: null, capture: false } as AddEventListenerOptions

/**
 * Called when this module loads, before others can stop an event, and again with each beat: a document that is reopened
 * loses its listeners, and one of ours must also be the last before a print.
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

/** False while the root element is removed; nothing is visible then. */
const hasPage = () => (natives.page() as HTMLElement | null) !== null

function isOnTop(target: EventTarget | null): boolean {
  try {
    return natives.matches(target, ':popover-open, :modal, :fullscreen')
  } catch {
    return false // the document itself, or a browser without a top layer
  }
}

const ATTRIBUTES = { __proto__: null, attributes: true, childList: true } as MutationObserverInit
const CHILDREN = { __proto__: null, childList: true } as MutationObserverInit
const SIGHT = { __proto__: null, trackVisibility: true, delay: 100 } as IntersectionObserverInit

/**
 * Keeps the mark over the page until the returned function is called. A mark that was tampered with is replaced by a
 * new one, usually in the same task; if that fails, or its pixels cannot be seen, the content is withheld until it
 * succeeds.
 */
export function keepMark({ user, isDark, onWithheld }: Wish): () => void {
  const isTooOften = limit(MAX_RESTORATIONS, 1000)
  const notice = natives.createElement('div')
  let drawnFrom = ''
  let picture: string | null = null
  let style = ''
  let mark: HTMLElement | null = null
  let content: ReturnType<typeof takeContent> | null = null
  /** Time at which the mark was last created or found damaged. */
  let lastTrouble = 0
  /** True once the pixels of this very mark have been seen. */
  let isProven = false
  /** Start of the pending proof; null if there is none. */
  let provenFrom: number | null = null
  /** The picture whose pixels have been seen at least once. */
  let provenPicture: string | null = null
  /** While printing: a mark below the top layer. */
  let sheet: HTMLElement | null = null
  /** The root element's own style, before and during printing. */
  let pageStyle: string | null = null
  let paperStyle: string | null = null
  let proving: ReturnType<typeof setTimeout> | undefined
  let redrawing: ReturnType<typeof setTimeout> | undefined

  const isUntouched = () => picture !== null && mark !== null && isIntact(mark, style, true)

  /** True when anything except the mark is in the top layer. */
  const hasOthersOnTop = () =>
    natives.topLayer !== null &&
    natives.countOf(natives.select(':modal, :fullscreen, :popover-open')) > (isOnTop(mark) ? 1 : 0)

  /** Redraws the tile when the day or the pixel ratio has changed; returns true if it did. */
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

  /** Chromium reports when anything covers the mark, even from a closed shadow tree. */
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

  /** True when everything printed is marked: top-layer content is above the sheet, so it needs a mark above it. */
  const isOnPaper = () =>
    sheet !== null &&
    isIntact(sheet, style, false) &&
    natives.lastOf(natives.page()) === sheet &&
    natives.getAttribute(natives.page(), 'style') === paperStyle &&
    (hasOthersOnTop() ? isUntouched() : mark === null || natives.parentOf(mark) === null)

  /** Replaces the mark by a new one, because the old one may have been modified. */
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
      // Something prevents it from being shown, so it does not count as intact.
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
    if (!isUntouched()) withhold()
  }

  function check() {
    if (!hasPage()) return
    if (sheet) return checkPaper()
    if (isUntouched()) return
    if (content) lastTrouble = natives.now() // the beat retries
    else restore()
  }

  /** Still no visible pixels: hides the content and tries a new mark, unless the pending proof may yet succeed. */
  function giveUp() {
    if (isProven || sheet) return
    withhold()
    const isAwaited = provenFrom !== null && natives.now() - provenFrom < MAX_PROOF_DURATION
    if (!isAwaited || !isUntouched()) renew()
  }

  /** Moves the mark above whatever has entered the top layer since. */
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
    // A view transition renders above even the top layer.
    if (transition) natives.transition?.skip(transition)
    content?.takeMore()
    if (sheet) checkPaper()
    else if (draw()) renew()
    else if (!isProven && natives.now() - lastTrouble >= PROOF_TIME + PROOF_GRACE) giveUp()
    else if (!content) check()
    else if (!isUntouched()) renew()
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

  /** Called throughout printing: scripts keep running next to a preview, and while pictures are being loaded. */
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
  // Before anything is visible, once the page has a layout; there is nothing to check until then.
  const firstFrame = natives.requestFrame(check)
  const stopBeat = startBeat(beat)
  keeper = {
    onTopLayerChange(event) {
      const target = natives.targetOf(event)
      if (target === mark) return check()
      if (content || !isOnTop(target)) return // <details> fires `toggle` too
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
      if (!event.isTrusted) return // a synthetic event could otherwise take the mark out of the top layer
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
