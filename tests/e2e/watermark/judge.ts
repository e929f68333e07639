/** What an attack may use; the judge takes it away again. */
export interface Tools {
  mark: HTMLElement
  /** Adds rules to the page. */
  sheet: (css: string) => void
  /** Adds an element that covers the whole window. */
  cover: (tag?: string, parent?: ParentNode) => HTMLElement
  /** Runs when the attack is over. */
  after: (undo: () => void) => void
}

export interface Verdict {
  /** Ms from the attack until the mark was whole, or the content hidden, and stayed so. */
  time: number
  outcome: 'whole' | 'hidden' | 'lost'
}

/**
 * Judges from inside the page whether the mark is whole, without the product's own check: by what the browser
 * computes, the box it gives, and the order in which things entered the top layer.
 */
export function installJudge() {
  const clock = performance.now.bind(performance)
  const frame = requestAnimationFrame.bind(window)
  const styleOf = getComputedStyle.bind(window)
  const boxOf = (element: Element) => Element.prototype.getBoundingClientRect.call(element)
  // oxlint-disable-next-line typescript/unbound-method -- attacks change the prototype
  const { matches, remove } = Element.prototype

  /** The top layer, lowest first: dialogs and popovers say when they open, at once. */
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
    [...document.querySelectorAll<HTMLElement>('[aria-hidden="true"]')].findLast((element) =>
      element.style.getPropertyValue('background-image').startsWith('url("data:image'),
    )
  const picture = styleOf(find()!).backgroundImage

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
  /** Ways of writing the same. */
  const plain = (value: string) => value.replaceAll('0%', '0px')

  function isWhole(): boolean {
    const mark = find()
    if (!mark?.isConnected || !matches.call(mark, ':popover-open')) return false
    const style = styleOf(mark)
    if (style.backgroundImage !== picture) return false
    for (const [name, wanted] of Object.entries(WANTED)) {
      if (plain(style.getPropertyValue(name)) !== wanted) return false
    }
    const { left, top, right, bottom } = boxOf(mark)
    const { clientWidth, clientHeight } = document.documentElement
    if (left > 0 || top > 0 || right < clientWidth || bottom < clientHeight) return false
    if (document.activeViewTransition) return false
    const open = layer.filter((element) => element.isConnected)
    return open.at(-1) === mark
  }

  function isHidden(): boolean {
    const root = document.querySelector('#root')
    return !root?.checkVisibility({ contentVisibilityAuto: true })
  }

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
        element.addEventListener('beforetoggle', note) // the window hears nothing out of a shadow tree
        undo.push(() => remove.call(element))
        return element
      },
      after: (step) => void undo.push(step),
    }
    const start = clock()
    await attack(tools)
    let since: number | null = null
    let outcome: Verdict['outcome'] = 'lost'
    while (clock() - start < 1500) {
      await Promise.resolve() // what the product does in the same task counts
      const now = isWhole() ? 'whole' : isHidden() ? 'hidden' : 'lost'
      if (now === 'lost') since = null
      else since ??= clock()
      outcome = now
      if (since !== null && clock() - since > 300) break
      await new Promise(frame)
    }
    for (const step of undo.toReversed()) step()
    return { time: (since ?? clock()) - start, outcome: since === null ? 'lost' : outcome }
  }

  Object.assign(window, { judge: { measure, isWhole, isHidden, find } })
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
