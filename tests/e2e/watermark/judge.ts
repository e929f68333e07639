/** Tools of an attack; the judge undoes their effects. */
export interface Tools {
  mark: HTMLElement
  sheet: (css: string) => void
  cover: (tag?: string, parent?: ParentNode) => HTMLElement
  /** Registers an undo that runs when the attack is over. */
  after: (undo: () => void) => void
}

export interface Verdict {
  /**
   * Ms from the attack until the mark was intact, or the content hidden, and stayed so. A period without a frame, in
   * which nobody sees anything new and a busy machine cannot react, counts as 100 ms at most.
   */
  time: number
  outcome: 'whole' | 'hidden' | 'lost'
}

/**
 * Judges from inside the page if the mark is intact, without the product's own check: by computed styles, its box, and
 * the order in which elements entered the top layer.
 */
export function installJudge() {
  /** The top layer, lowest first. Dialogs and popovers report at once when they open. */
  let layer: Element[] = [...document.querySelectorAll(':popover-open')]
  const note = (event: Event) => {
    const element = event.target as Element
    layer = layer.filter((other) => other !== element)
    if ((event as ToggleEvent).newState === 'open') layer.push(element)
  }
  addEventListener('beforetoggle', note, true)
  const fullscreen = () => {
    const element = document.fullscreenElement
    layer = layer.filter((other) => other.isConnected && other !== element)
    if (element) layer.push(element)
  }
  addEventListener('fullscreenchange', fullscreen, true)

  const find = () =>
    [...document.querySelectorAll<HTMLElement>('div[aria-hidden="true"]')].findLast((element) =>
      element.style.backgroundImage.startsWith('url("data:image'),
    )
  const picture = getComputedStyle(find()!).backgroundImage

  const WANTED: Record<string, string> = {
    display: 'block',
    visibility: 'visible',
    opacity: '1',
    position: 'fixed',
    transform: 'none',
    translate: 'none',
    scale: 'none',
    rotate: 'none',
    filter: 'none',
    'clip-path': 'none',
    'mask-image': 'none',
    'mix-blend-mode': 'normal',
    'content-visibility': 'visible',
    'background-size': '260px 260px',
    'background-position': '0px 0px',
    'background-repeat': 'repeat',
    'pointer-events': 'none',
    zoom: '1',
  }

  function isUnbroken(): boolean {
    const mark = find()
    if (!mark?.matches(':popover-open')) return false
    const style = getComputedStyle(mark)
    const hasWanted = Object.entries(WANTED).every(([name, value]) =>
      [value, value.replaceAll('0px', '0%')].includes(style.getPropertyValue(name)),
    )
    if (style.backgroundImage !== picture || !hasWanted) return false
    if ((mark as HTMLElement & { currentCSSZoom: number }).currentCSSZoom !== 1) return false
    const { left, top, right, bottom } = mark.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    if (left > 0 || top > 0 || right < clientWidth || bottom < clientHeight) return false
    // An element that was removed and put back is connected, but no longer in the top layer.
    const isOnTop = (element: Element) =>
      element.isConnected && element.matches(':modal, :popover-open, :fullscreen')
    return layer.findLast(isOnTop) === mark
  }

  const isHidden = () =>
    document.querySelector('#root')?.checkVisibility({ contentVisibilityAuto: true }) !== true

  async function measure(attack: (tools: Tools) => unknown): Promise<Verdict> {
    const undo: (() => void)[] = []
    const tools: Tools = {
      mark: find()!,
      sheet(css) {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
        undo.push(() => {
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
        })
      },
      cover(tag = 'div', parent = document.body) {
        const element = document.createElement(tag)
        element.style.cssText =
          'position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; z-index: 2147483647; background: #fff; pointer-events: none'
        parent.append(element)
        undo.push(() => element.remove())
        return element
      },
      after: (step) => void undo.push(step),
    }
    let last = performance.now()
    await attack(tools)
    let time = 0
    let since: number | null = null
    let outcome: Verdict['outcome'] = 'lost'
    while (time < 1500) {
      await Promise.resolve() // work of the product in the same task counts
      const now = performance.now()
      time += now - last > 100 ? 100 : now - last
      last = now
      outcome = isUnbroken() ? 'whole' : isHidden() ? 'hidden' : 'lost'
      if (outcome === 'lost') since = null
      else since ??= time
      if (since !== null && time - since > 300) break
      await new Promise(requestAnimationFrame)
    }
    for (const step of undo.toReversed()) step()
    return { time: since ?? time, outcome }
  }

  Object.assign(window, { judge: { measure, isWhole: isUnbroken, isHidden, find } })
}

declare global {
  interface Window {
    judge: {
      measure: (attack: (tools: Tools) => unknown) => Promise<Verdict>
      isWhole: () => boolean
      isHidden: () => boolean
      find: () => HTMLElement | undefined
    }
  }
}
