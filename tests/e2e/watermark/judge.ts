/** Tools of an attack; the judge undoes their effects. */
export interface Tools {
  mark: HTMLElement
  sheet: (css: string) => void
  cover: (tag?: string, parent?: ParentNode) => HTMLElement
  /** Starts the clock: everything before is preparation. */
  begin: () => void
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
  const clock = performance.now.bind(performance)
  const frame = requestAnimationFrame.bind(window)
  const styleOf = getComputedStyle.bind(window)
  const boxOf = (element: Element) => apply(getBoundingClientRect, element, [])
  /* oxlint-disable typescript/unbound-method -- taken off their prototypes, which attacks change */
  const { apply } = Reflect
  const { matches, remove, getBoundingClientRect } = Element.prototype
  const { getPropertyValue } = CSSStyleDeclaration.prototype
  const { querySelectorAll } = Document.prototype
  const read = (owner: object, name: string) => {
    const get = Object.getOwnPropertyDescriptor(owner, name)!.get!
    return (target: object): unknown => apply(get, target, [])
  }
  const pageOf = read(Document.prototype, 'documentElement') as (target: Document) => HTMLElement
  const transitionOf = read(Document.prototype, 'activeViewTransition')
  const widthOf = read(Element.prototype, 'clientWidth') as (target: Element) => number
  const heightOf = read(Element.prototype, 'clientHeight') as (target: Element) => number
  const isConnected = read(Node.prototype, 'isConnected')
  const styleAttributeOf = read(HTMLElement.prototype, 'style') as (target: Element) => CSSStyleDeclaration
  const edges = (['left', 'top', 'right', 'bottom'] as const).map(
    (name) => read(DOMRectReadOnly.prototype, name) as (target: DOMRect) => number,
  ) as [(box: DOMRect) => number, ...((box: DOMRect) => number)[]]
  const checkVisibility = Element.prototype.checkVisibility
  const valueOf = (style: CSSStyleDeclaration, name: string): string => apply(getPropertyValue, style, [name])
  const select = (selector: string) =>
    apply(querySelectorAll, document, [selector]) as NodeListOf<HTMLElement>

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

  function find(): HTMLElement | undefined {
    const hidden = select('canvas[aria-hidden="true"], div[aria-hidden="true"]')
    for (let at = hidden.length - 1; at >= 0; at--) {
      const image = valueOf(styleAttributeOf(hidden[at]!), 'background-image')
      if (startsWith(image, 'url("data:image')) return hidden[at]
    }
    return undefined
  }
  const startsWith = (text: string, start: string) => {
    for (let at = 0; at < start.length; at++) if (text[at] !== start[at]) return false
    return true
  }
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
  /** Each value with an equivalent notation. */
  const wanted = Object.entries(WANTED).map(
    ([name, value]) => [name, value, value.replaceAll('0px', '0%')] as const,
  )

  /** An element that was removed and put back is connected, but no longer in the top layer. */
  const isOnTop = (element: Element) =>
    isConnected(element) && apply(matches, element, [':modal, :popover-open, :fullscreen'])

  function isUnbroken(): boolean {
    const mark = find()
    if (!mark || !isConnected(mark) || !apply(matches, mark, [':popover-open'])) return false
    const style = styleOf(mark)
    if (valueOf(style, 'background-image') !== picture) return false
    for (let at = 0; at < wanted.length; at++) {
      const value = valueOf(style, wanted[at]![0])
      if (value !== wanted[at]![1] && value !== wanted[at]![2]) return false
    }
    const box = boxOf(mark)
    const [left, top, right, bottom] = [edges[0](box), edges[1]!(box), edges[2]!(box), edges[3]!(box)]
    if (left > 0 || top > 0 || right < widthOf(pageOf(document)) || bottom < heightOf(pageOf(document)))
      return false
    if (transitionOf(document)) return false
    let highest: Element | undefined
    for (let at = 0; at < layer.length; at++) if (isOnTop(layer[at]!)) highest = layer[at]
    return highest === mark
  }

  function isHidden(): boolean {
    const root = select('#root')[0]
    return !root || !apply(checkVisibility, root, [{ contentVisibilityAuto: true }])
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
        element.addEventListener('beforetoggle', note) // events from a shadow tree do not reach the window
        undo.push(() => remove.call(element))
        return element
      },
      begin: () => void (last = clock()),
      after: (step) => void undo.push(step),
    }
    let last = clock()
    await attack(tools)
    let time = 0
    let since: number | null = null
    let outcome: Verdict['outcome'] = 'lost'
    while (time < 1500) {
      await Promise.resolve() // work of the product in the same task counts
      const now = clock()
      time += now - last > 100 ? 100 : now - last
      last = now
      outcome = isUnbroken() ? 'whole' : isHidden() ? 'hidden' : 'lost'
      if (outcome === 'lost') since = null
      else since ??= time
      if (since !== null && time - since > 300) break
      await new Promise(frame)
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
