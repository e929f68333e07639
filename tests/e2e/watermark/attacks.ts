/* oxlint-disable typescript/unbound-method, eslint/no-extend-native -- attacks take methods off their prototypes */
import type { Tools } from './judge'

/** Each runs in the page, so it must not use anything from outside. */
type Attacks = Record<string, (tools: Tools) => unknown>

const NODE: Attacks = {
  removed: ({ mark }) => mark.remove(),
  'removed by its parent': ({ mark }) => mark.parentNode!.removeChild(mark),
  'moved into the body': ({ mark }) => document.body.append(mark),
  'moved into a hidden element': ({ mark, cover }) => {
    const box = cover()
    box.hidden = true
    box.style.setProperty('display', 'none')
    box.append(mark)
  },
  'moved into a fragment': ({ mark }) => document.createDocumentFragment().append(mark),
  'moved into another document': ({ mark }) => document.implementation.createHTMLDocument().body.append(mark),
  'moved before the head': ({ mark }) => document.documentElement.prepend(mark),
  filled: ({ mark }) => mark.replaceChildren('x'),
  'replaced by a clone': ({ mark }) => mark.replaceWith(mark.cloneNode(true)),
  'replaced by an empty one': ({ mark }) => mark.replaceWith(document.createElement('canvas')),
  'cut out as a range': ({ mark }) => {
    const range = document.createRange()
    range.selectNode(mark)
    range.deleteContents()
  },
  'adopted by another document': ({ mark }) => document.implementation.createHTMLDocument().adoptNode(mark),
  'left out when the page is put together anew': () =>
    document.documentElement.replaceChildren(document.head, document.body),
  'moved without being closed': ({ mark, cover }) => {
    const box = cover()
    box.style.setProperty('opacity', '0', 'important')
    const mover = box as HTMLElement & { moveBefore?: (node: Node, child: Node | null) => void }
    mover.moveBefore?.(mark, null)
  },
  'element after it that moves itself there again and again': ({ cover, after }) => {
    const element = cover('div', document.documentElement)
    const timer = setInterval(() => document.documentElement.append(element), 20)
    after(() => clearInterval(timer))
  },
}

const ATTRIBUTES: Attacks = {
  hidden: ({ mark }) => (mark.hidden = true),
  inert: ({ mark }) => (mark.inert = true),
  'popover closed': ({ mark }) => mark.hidePopover(),
  'popover attribute removed': ({ mark }) => mark.removeAttribute('popover'),
  'popover made automatic': ({ mark }) => (mark.popover = 'auto'),
  'popover closed by the command of a button': ({ mark, cover }) => {
    const button = cover('button') as HTMLButtonElement & { commandForElement: Element; command: string }
    button.commandForElement = mark
    button.command = 'hide-popover'
    button.click()
  },
  'style emptied through its node': ({ mark }) => (mark.getAttributeNode('style')!.value = ''),
  'popover removed from the map of attributes': ({ mark }) => mark.attributes.removeNamedItem('popover'),
  'aria-hidden removed': ({ mark }) => mark.removeAttribute('aria-hidden'),
  'class that hides': ({ mark, sheet }) => {
    sheet('.gone { display: none !important; opacity: 0 !important }')
    mark.className = 'gone'
  },
  'id that hides': ({ mark, sheet }) => {
    sheet('#gone { visibility: hidden !important; opacity: 0 !important }')
    mark.id = 'gone'
  },
  'canvas without size': ({ mark }) => mark.setAttribute('width', '0'),
  'style removed': ({ mark }) => mark.removeAttribute('style'),
  'style emptied': ({ mark }) => (mark.style.cssText = ''),
  'all set back': ({ mark }) => mark.style.setProperty('all', 'revert', 'important'),
  'picture swapped for a blank one': ({ mark }) => {
    const blank = document.createElement('canvas').toDataURL()
    mark.style.setProperty('background-image', `url("${blank}")`, 'important')
  },
}

/** Attacks, each adding a declaration to the mark's own style. */
export const DECLARATIONS = [
  ['display', 'none'],
  ['visibility', 'hidden'],
  ['opacity', '0'],
  ['opacity', '0.01'],
  ['transform', 'translateX(200vw)'],
  ['translate', '0 200vh'],
  ['scale', '0'],
  ['rotate', 'y 90deg'],
  ['clip-path', 'inset(100%)'],
  ['mask-image', 'linear-gradient(transparent, transparent)'],
  ['filter', 'opacity(0)'],
  ['background', 'none'],
  ['background-size', '1px 1px'],
  ['background-position', '-9999px 0'],
  ['background-repeat', 'no-repeat'],
  ['width', '0'],
  ['height', '0'],
  ['inset', '200vh auto auto 0'],
  ['position', 'static'],
  ['z-index', '-1'],
  ['content-visibility', 'hidden'],
  ['mix-blend-mode', 'lighten'],
  ['zoom', '0.001'],
  ['offset-path', 'path("M 0 0 L 9999 9999")'],
  ['object-view-box', 'inset(50%)'],
  ['contain', 'strict'],
  ['pointer-events', 'auto'],
] as const

const HIDING =
  'display: none !important; visibility: hidden !important; opacity: 0 !important; background: none !important; transform: scale(0) !important; clip-path: inset(100%) !important; width: 0 !important'

/** Rules that hide the mark by every means at once. */
export const RULES = {
  'by tag': `canvas { ${HIDING} }`,
  'by attribute': `[aria-hidden][popover] { ${HIDING} }`,
  'by its open state': `:popover-open { ${HIDING} }`,
  'by place': `html > :last-child:not(body) { ${HIDING} }`,
  'universal, but not the content': `:not(html, body, #root, #root *) { ${HIDING} }`,
  'in a cascade layer': `@layer first { canvas { ${HIDING} } }`,
  'in a media query': `@media all { canvas { ${HIDING} } }`,
  'in a scope': `@scope (html) { canvas { ${HIDING} } }`,
  'starting style': `@starting-style { canvas { ${HIDING} } }`,
  transition: `canvas { transition: all 100s allow-discrete !important; opacity: 0 !important; background: none !important }`,
  animation: `@keyframes gone { from, to { opacity: 0; visibility: hidden; translate: 200vw 0; background-image: none } } canvas { animation: gone 99s infinite !important }`,
  'animation of other properties': `@keyframes gone { from, to { zoom: 0.01; offset-path: path("M 0 0 L 9999 9999"); -webkit-box-reflect: below; image-rendering: pixelated } } canvas { animation: gone 99s infinite !important }`,
  'its backdrop': `::backdrop { display: block !important; position: fixed !important; inset: 0 !important; background: #fff !important; z-index: 9 !important }`,
  'its pseudo-elements': `canvas::before, canvas::after { content: "" !important; position: fixed !important; inset: 0 !important; background: #fff !important; display: block !important }`,
  'html transparent': 'html { opacity: 0 !important }',
  'html filtered': 'html { filter: opacity(0) !important }',
  'html clipped': 'html { clip-path: inset(100%) !important }',
  'html masked': 'html { mask-image: linear-gradient(transparent, transparent) !important }',
  'html moved away': 'html { transform: translateX(200vw) !important }',
  'html scaled to nothing': 'html { scale: 0 !important }',
  'html invisible': 'html { visibility: hidden !important }',
  'html zoomed to nothing': 'html { zoom: 0.01 !important }',
  'html contained': 'html { contain: strict; height: 10px !important; overflow: hidden !important }',
  'html skipped': 'html { content-visibility: hidden !important }',
  'html not displayed': 'html { display: none !important }',
  'body not displayed': 'body { display: none !important }',
  'body transparent': 'body { opacity: 0 !important }',
  'body above all': 'body { position: relative; z-index: 2147483647; isolation: isolate }',
} as const

/** Style sheets of the page that remove the mark from printed sheets, or try to. */
export const PRINT_RULES = {
  'page transformed': 'html { transform: translateZ(0) !important }',
  'page contained': 'html { contain: layout paint !important }',
  'page contained strictly': 'html { contain: strict !important; height: 100vh !important }',
  'root font of nothing': 'html { font-size: 0.01px !important }',
  'page filtered': 'html { filter: brightness(3) !important }',
  'page with a perspective': 'html { perspective: 1px !important; will-change: transform !important }',
  'page zoomed out': 'html { zoom: 0.2 !important }',
  'page in columns': 'html { columns: 2 !important; container-type: size !important }',
  'page transparent': 'html { opacity: 0.02 !important; mix-blend-mode: lighten !important }',
  'page moved by a long transition':
    'html { transition: all 9999s !important; transform: rotate(0.1deg) !important }',
  'content transformed and on top':
    'body { transform: translateZ(0) !important; position: relative !important; z-index: 2147483647 !important }',
  'mark moved, by tag and by place':
    'html > div, html > :last-child { position: absolute !important; height: 10px !important; opacity: 0 !important; background: none !important }',
  'in a layer': '@layer first { html { transform: translateZ(0) !important; contain: strict !important } }',
} as const

const ANIMATED: Attacks = {
  'Web Animation': ({ mark }) => {
    const gone = { opacity: 0, visibility: 'hidden', transform: 'translateX(200vw)', backgroundImage: 'none' }
    mark.animate([gone, gone], { duration: 1e6, iterations: Infinity })
  },
  'Web Animation kept after its end': ({ mark }) => {
    mark.animate([{ clipPath: 'inset(100%)', filter: 'opacity(0)' }], { duration: 1, fill: 'forwards' })
  },
  'Web Animation written into the style': ({ mark }) => {
    const animation = mark.animate([{ opacity: 0 }], { duration: 1, fill: 'forwards' })
    animation.finish()
    animation.commitStyles()
  },
  'rule added to a sheet of the product': ({ after }) => {
    const sheet = [...document.styleSheets].find(({ href }) => href)!
    sheet.insertRule('canvas { display: none !important; opacity: 0 !important }', 0)
    after(() => sheet.deleteRule(0))
  },
  'shadow tree': ({ mark }) => {
    try {
      mark.attachShadow({ mode: 'open' })
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(':host { display: none !important; opacity: 0 !important }')
      mark.shadowRoot!.adoptedStyleSheets = [sheet]
    } catch {
      // the mark accepts no shadow tree
    }
  },
  'drawn over': ({ mark }) => {
    try {
      const context = (mark as HTMLCanvasElement).getContext('2d')!
      context.fillStyle = '#fff'
      context.fillRect(0, 0, 9999, 9999)
      if (context.getImageData(0, 0, 1, 1).data[0] === 255) mark.hidden = true // drawing on it was possible: counts as lost
    } catch {
      // nothing else can draw on it
    }
  },
  'view transition of the mark': async ({ mark, sheet }) => {
    sheet('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { display: none }')
    const scope = mark as HTMLElement & { startViewTransition?: (update: () => void) => unknown }
    scope.startViewTransition?.(() => {})
  },
}

const ABOVE: Attacks = {
  'element with the greatest z-index': ({ cover }) => void cover(),
  'element after it in the page': ({ cover }) => void cover('div', document.documentElement),
  popover: ({ cover }) => {
    const element = cover()
    element.popover = 'manual'
    element.showPopover()
  },
  'automatic popover': ({ cover }) => {
    const element = cover()
    element.popover = 'auto'
    element.showPopover()
  },
  'popover that opens again and again': async ({ cover }) => {
    const element = cover()
    element.popover = 'manual'
    for (let turn = 0; turn < 4; turn++) {
      element.togglePopover()
      await new Promise(requestAnimationFrame)
    }
    element.showPopover()
  },
  'popover in a closed shadow tree': ({ cover }) => {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'closed' })
    document.body.append(host)
    const element = cover('div', root)
    element.popover = 'manual'
    element.showPopover()
  },
  'modal dialog': ({ cover }) => (cover('dialog') as HTMLDialogElement).showModal(),
  'modal dialog with a popover in it': ({ cover }) => {
    const dialog = cover('dialog') as HTMLDialogElement
    dialog.showModal()
    const element = cover('div', dialog)
    element.popover = 'manual'
    element.showPopover()
  },
  'element in full screen': async ({ cover, after }) => {
    after(() => void document.exitFullscreen().catch(() => {}))
    await cover().requestFullscreen()
  },
  'content in full screen': async ({ after }) => {
    after(() => void document.exitFullscreen().catch(() => {}))
    await document.querySelector('#root')!.requestFullscreen()
  },
  'mark itself in full screen': async ({ mark, after }) => {
    after(() => void document.exitFullscreen().catch(() => {}))
    await mark.requestFullscreen().catch(() => {})
  },
  'view transition that shows only the content': ({ sheet }) => {
    sheet(
      'html { view-transition-name: none !important } #root { view-transition-name: root-only } ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 99999s !important }',
    )
    document.startViewTransition(() => {}).ready.catch(() => {})
  },
}

const CODE: Attacks = {
  'methods of elements patched, then removed': ({ mark, after }) => {
    const { append, remove, setAttribute } = Element.prototype
    const remover = remove.bind(mark)
    Object.assign(Element.prototype, { append() {}, remove() {}, setAttribute() {} })
    after(() => void Object.assign(Element.prototype, { append, remove, setAttribute }))
    remover()
  },
  'showing patched, then closed': ({ mark, after }) => {
    const { showPopover } = HTMLElement.prototype
    HTMLElement.prototype.showPopover = () => {}
    after(() => void (HTMLElement.prototype.showPopover = showPopover))
    mark.hidePopover()
  },
  'showing prevented, then closed': ({ mark, after }) => {
    const prevent = (event: Event) => event.preventDefault()
    addEventListener('beforetoggle', prevent, true)
    after(() => removeEventListener('beforetoggle', prevent, true))
    mark.hidePopover()
  },
  'computed styles that lie': ({ mark, after }) => {
    const real = window.getComputedStyle
    window.getComputedStyle = () => real(document.body)
    after(() => void (window.getComputedStyle = real))
    mark.style.setProperty('opacity', '0', 'important')
  },
  'a mark that lies about itself': ({ mark }) => {
    const page = document.documentElement
    Object.defineProperty(mark, 'parentNode', { get: () => page })
    Object.defineProperty(mark, 'matches', { value: () => true })
    Object.defineProperty(mark, 'getAttribute', { value: () => '' })
    mark.remove()
  },
  'observers switched off': ({ mark, after }) => {
    const { observe } = MutationObserver.prototype
    MutationObserver.prototype.observe = () => {}
    after(() => void (MutationObserver.prototype.observe = observe))
    mark.remove()
  },
  'observers replaced, removed twice': async ({ mark, after }) => {
    const { observe } = MutationObserver.prototype
    MutationObserver.prototype.observe = () => {}
    after(() => void (MutationObserver.prototype.observe = observe))
    mark.remove()
    await new Promise(requestAnimationFrame)
    window.judge.find()?.remove()
  },
  'timers cleared, then covered unseen': ({ cover }) => {
    for (let id = 1; id < 100_000; id++) {
      clearInterval(id)
      clearTimeout(id)
      cancelAnimationFrame(id)
    }
    const host = document.createElement('div')
    document.body.append(host)
    const element = cover('div', host.attachShadow({ mode: 'closed' }))
    element.popover = 'manual'
    element.showPopover()
  },
  'animations cancelled, then covered unseen': ({ cover }) => {
    for (const animation of document.getAnimations()) animation.cancel()
    const host = document.createElement('div')
    document.body.append(host)
    const element = cover('div', host.attachShadow({ mode: 'closed' }))
    element.popover = 'manual'
    element.showPopover()
  },
  'news of the top layer stopped': ({ cover, after }) => {
    const stop = (event: Event) => event.stopImmediatePropagation()
    for (const type of ['toggle', 'fullscreenchange']) {
      window.addEventListener(type, stop, true)
      after(() => window.removeEventListener(type, stop, true))
    }
    const element = cover()
    element.popover = 'manual'
    element.showPopover()
  },
  'removed before print': ({ mark, after }) => {
    const strip = () => mark.remove()
    addEventListener('beforeprint', strip)
    after(() => removeEventListener('beforeprint', strip))
    dispatchEvent(new Event('beforeprint'))
    dispatchEvent(new Event('afterprint'))
  },
  'removed as soon as it is back, for a while': ({ mark, after }) => {
    const observer = new MutationObserver(() => window.judge.find()?.remove())
    observer.observe(document.documentElement, { childList: true })
    after(() => observer.disconnect())
    mark.remove()
  },
  'removed in every frame': ({ after }) => {
    let isOver = false
    after(() => void (isOver = true))
    const strip = () => {
      window.judge.find()?.remove()
      if (!isOver) requestAnimationFrame(strip)
    }
    strip()
  },
}

/** Methods and accessors that the page patches after the start, and the means by which that would hide the mark. */
const PATCHED: Attacks = {
  'drawing does nothing, then drawn anew': async ({ begin, after }) => {
    const { prototype } = CanvasRenderingContext2D
    const { fillText, strokeText } = prototype
    Object.assign(prototype, { fillText() {}, strokeText() {} })
    after(() => void Object.assign(prototype, { fillText, strokeText }))
    dispatchEvent(new Event('resize'))
    await new Promise((done) => setTimeout(done, 600))
    begin()
  },
  'drawing is read out as a blank one, then drawn anew': async ({ begin, after }) => {
    const { toDataURL } = HTMLCanvasElement.prototype
    const blank = document.createElement('canvas').toDataURL()
    HTMLCanvasElement.prototype.toDataURL = () => blank
    after(() => void (HTMLCanvasElement.prototype.toDataURL = toDataURL))
    dispatchEvent(new Event('resize'))
    await new Promise((done) => setTimeout(done, 600))
    begin()
  },
  'drawing does nothing and is read out as one, then drawn anew': async ({ begin, after }) => {
    const { prototype } = CanvasRenderingContext2D
    const { fillText, strokeText, getImageData } = prototype
    const inked = (_x: number, _y: number, width: number, height: number) => {
      const data = new Uint8ClampedArray(width * height * 4)
      data.fill(255, data.length - data.length / 16)
      return { data }
    }
    Object.assign(prototype, { fillText() {}, strokeText() {}, getImageData: inked })
    after(() => void Object.assign(prototype, { fillText, strokeText, getImageData }))
    dispatchEvent(new Event('resize'))
    await new Promise((done) => setTimeout(done, 600))
    begin()
  },
  'canvas gives no context, then drawn anew': async ({ begin, after }) => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = () => null
    after(() => void (HTMLCanvasElement.prototype.getContext = getContext))
    dispatchEvent(new Event('resize'))
    await new Promise((done) => setTimeout(done, 600))
    begin()
  },
  'ink and font cannot be chosen, then drawn anew': async ({ begin, after }) => {
    const { prototype } = CanvasRenderingContext2D
    for (const name of ['fillStyle', 'strokeStyle', 'font']) {
      const own = Object.getOwnPropertyDescriptor(prototype, name)!
      const set = (context: object) => own.set!.call(context, name === 'font' ? '0px serif' : 'transparent')
      Object.defineProperty(prototype, name, {
        configurable: true,
        set(this: object) {
          set(this)
        },
      })
      after(() => void Object.defineProperty(prototype, name, own))
    }
    dispatchEvent(new Event('resize'))
    await new Promise((done) => setTimeout(done, 600))
    begin()
  },
  'canvas keeps its size of nothing, then drawn anew': async ({ begin, after }) => {
    const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'width')!
    Object.defineProperty(HTMLCanvasElement.prototype, 'width', { ...own, set() {} })
    after(() => void Object.defineProperty(HTMLCanvasElement.prototype, 'width', own))
    dispatchEvent(new Event('resize'))
    await new Promise((done) => setTimeout(done, 600))
    begin()
  },
  'screen without a measure, then drawn anew': async ({ begin, after }) => {
    const own = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio')!
    Object.defineProperty(window, 'devicePixelRatio', { configurable: true, value: NaN })
    after(() => void Object.defineProperty(window, 'devicePixelRatio', own))
    dispatchEvent(new Event('resize'))
    await new Promise((done) => setTimeout(done, 600))
    begin()
  },
  'texts and their patterns say nothing, then drawn anew': async ({ begin, after }) => {
    const { normalize, replaceAll, trim } = String.prototype
    const { exec } = RegExp.prototype
    const { segment } = Intl.Segmenter.prototype
    Object.assign(String.prototype, { normalize: () => '', replaceAll: () => '', trim: () => '' })
    RegExp.prototype.exec = () => null
    Intl.Segmenter.prototype.segment = () => [] as never
    dispatchEvent(new Event('resize'))
    after(() => {
      Object.assign(String.prototype, { normalize, replaceAll, trim })
      RegExp.prototype.exec = exec
      Intl.Segmenter.prototype.segment = segment
    })
    await new Promise((done) => setTimeout(done, 600))
    begin()
  },
  'day of another year, then drawn anew': async ({ begin, after }) => {
    const { getFullYear } = Date.prototype
    Date.prototype.getFullYear = () => 1999
    after(() => void (Date.prototype.getFullYear = getFullYear))
    dispatchEvent(new Event('resize'))
    await new Promise((done) => setTimeout(done, 600))
    begin()
  },
  'fonts of the page without a size, then drawn anew': async ({ begin, sheet }) => {
    const families = [
      '-apple-system',
      'Segoe UI',
      'PingFang SC',
      'Microsoft YaHei',
      'Noto Sans CJK SC',
      'sans-serif',
    ]
    const face = (family: string) =>
      `@font-face { font-family: "${family}"; src: local("DejaVu Sans"), local("Noto Sans CJK SC"), local("Liberation Sans"); size-adjust: 0% }`
    sheet(families.map(face).join(' '))
    await Promise.all(families.map((family) => document.fonts.load(`14px "${family}"`, '2 林')))
    dispatchEvent(new Event('resize'))
    await new Promise((done) => setTimeout(done, 600))
    begin()
  },
  'queries find nothing, news of the top layer stopped, covered unseen': ({ cover, after }) => {
    const { querySelectorAll } = Document.prototype
    Document.prototype.querySelectorAll = () => [] as never
    const sight = Object.getOwnPropertyDescriptor(IntersectionObserverEntry.prototype, 'isVisible')
    Object.defineProperty(IntersectionObserverEntry.prototype, 'isVisible', {
      configurable: true,
      get: () => true,
    })
    after(() => {
      Document.prototype.querySelectorAll = querySelectorAll
      if (sight) Object.defineProperty(IntersectionObserverEntry.prototype, 'isVisible', sight)
    })
    const stop = (event: Event) => event.stopImmediatePropagation()
    window.addEventListener('toggle', stop, true)
    after(() => window.removeEventListener('toggle', stop, true))
    const element = cover()
    element.popover = 'manual'
    element.showPopover()
  },
  'queries find nothing, targets lie, covered': ({ cover, after }) => {
    const { querySelectorAll } = Document.prototype
    const own = Object.getOwnPropertyDescriptor(Event.prototype, 'target')!
    Document.prototype.querySelectorAll = () => [] as never
    const element = cover()
    element.popover = 'manual'
    Object.defineProperty(Event.prototype, 'target', {
      configurable: true,
      get(this: Event) {
        return this.type === 'toggle' ? null : (own.get!.call(this) as EventTarget | null)
      },
    })
    after(() => {
      Object.defineProperty(Event.prototype, 'target', own)
      Document.prototype.querySelectorAll = querySelectorAll
    })
    element.showPopover()
  },
  'observers and all lists idle, removed twice': async ({ mark, after }) => {
    const { observe, disconnect } = MutationObserver.prototype
    const { some, every, filter, find, map } = Array.prototype
    Object.assign(MutationObserver.prototype, { observe() {}, disconnect() {} })
    mark.remove()
    await new Promise(requestAnimationFrame)
    const again = window.judge.find()
    Object.assign(Array.prototype, { some: () => false, every: () => true, filter: () => [] })
    after(() => {
      Object.assign(MutationObserver.prototype, { observe, disconnect })
      Object.assign(Array.prototype, { some, every, filter, find, map })
    })
    again?.remove()
  },
  'options of observers and listeners poisoned, removed twice': async ({ mark, after }) => {
    const poison = { attributeFilter: ['x'], once: true, passive: true, root: null }
    for (const [name, value] of Object.entries(poison))
      Object.defineProperty(Object.prototype, name, { configurable: true, value, enumerable: false })
    after(() => {
      for (const name of ['attributeFilter', 'once', 'passive', 'root'])
        Reflect.deleteProperty(Object.prototype, name)
    })
    mark.remove()
    await new Promise(requestAnimationFrame)
    window.judge.find()!.style.setProperty('opacity', '0', 'important')
  },
  'transitions not to be skipped': ({ sheet, after }) => {
    const { skipTransition } = ViewTransition.prototype
    ViewTransition.prototype.skipTransition = () => {}
    after(() => void (ViewTransition.prototype.skipTransition = skipTransition))
    sheet(
      'html { view-transition-name: none !important } #root { view-transition-name: root-only } ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 99999s !important }',
    )
    document.startViewTransition(() => {}).ready.catch(() => {})
  },
  'transitions denied': ({ sheet, after }) => {
    Object.defineProperty(document, 'activeViewTransition', { configurable: true, get: () => null })
    after(() => Reflect.deleteProperty(document, 'activeViewTransition'))
    sheet(
      'html { view-transition-name: none !important } #root { view-transition-name: root-only } ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 99999s !important }',
    )
    document.startViewTransition(() => {}).ready.catch(() => {})
  },
  'values, attributes and selectors that lie, then closed': ({ mark, after }) => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype
    const { getAttribute, matches } = Element.prototype
    const style = mark.getAttribute('style')
    CSSStyleDeclaration.prototype.getPropertyValue = () => ''
    Object.assign(Element.prototype, { getAttribute: () => style, matches: () => true })
    after(() => {
      CSSStyleDeclaration.prototype.getPropertyValue = getPropertyValue
      Object.assign(Element.prototype, { getAttribute, matches })
    })
    mark.hidePopover()
  },
  'boxes and sizes that lie, then the page zoomed to nothing': ({ sheet, after }) => {
    const undo: [object, string, PropertyDescriptor][] = []
    const lie = (owner: object, name: string, get: () => number) => {
      undo.push([owner, name, Object.getOwnPropertyDescriptor(owner, name)!])
      Object.defineProperty(owner, name, { configurable: true, get })
    }
    for (const name of ['left', 'top']) lie(DOMRectReadOnly.prototype, name, () => -9999)
    for (const name of ['right', 'bottom']) lie(DOMRectReadOnly.prototype, name, () => 9999)
    for (const name of ['clientWidth', 'clientHeight']) lie(Element.prototype, name, () => 0)
    after(() => {
      for (const [owner, name, own] of undo) Object.defineProperty(owner, name, own)
    })
    sheet('html { zoom: 0.01 !important }')
  },
  'tree that lies about the mark, then removed': ({ mark, after }) => {
    const own = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')!
    const page = document.documentElement
    Object.defineProperty(Node.prototype, 'parentNode', {
      configurable: true,
      get(this: Node) {
        // Patched for every node, it would make any walk up the tree endless.
        return this === mark ? page : (own.get!.call(this) as Node | null)
      },
    })
    after(() => void Object.defineProperty(Node.prototype, 'parentNode', own))
    mark.remove()
  },
  'document that names another page, then removed': ({ mark, after }) => {
    const other = document.createElement('html')
    Object.defineProperty(document, 'documentElement', { configurable: true, get: () => other })
    after(() => Reflect.deleteProperty(document, 'documentElement'))
    mark.remove()
  },
  'calls of functions patched, then removed': ({ mark, after }) => {
    const { apply } = Reflect
    const { call, bind, apply: applied } = Function.prototype
    const remove = mark.remove.bind(mark)
    Object.assign(Reflect, { apply: () => undefined })
    after(() => {
      Object.assign(Reflect, { apply })
      Object.assign(Function.prototype, { call, bind, apply: applied })
    })
    Object.assign(Function.prototype, { call: () => undefined, bind: () => () => undefined })
    remove()
  },
  'clock that stands, removed in every frame': ({ after }) => {
    const { now } = Performance.prototype
    Performance.prototype.now = () => 0
    let isOver = false
    after(() => {
      isOver = true
      Performance.prototype.now = now
    })
    const strip = () => {
      window.judge.find()?.remove()
      if (!isOver) requestAnimationFrame(strip)
    }
    strip()
  },
  'clock that runs away, removed in every frame': ({ after }) => {
    const { now } = Performance.prototype
    let time = 1e9
    Performance.prototype.now = () => (time += 10_000)
    let isOver = false
    after(() => {
      isOver = true
      Performance.prototype.now = now
    })
    const strip = () => {
      window.judge.find()?.remove()
      if (!isOver) requestAnimationFrame(strip)
    }
    strip()
  },
  'page that calls itself hidden, timers cleared, covered unseen': ({ cover, after }) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    after(() => Reflect.deleteProperty(document, 'hidden'))
    for (let id = 1; id < 100_000; id++) {
      clearInterval(id)
      clearTimeout(id)
    }
    const host = document.createElement('div')
    document.body.append(host)
    after(() => host.remove())
    const element = cover('div', host.attachShadow({ mode: 'closed' }))
    element.popover = 'manual'
    element.showPopover()
  },
  'timers that never start, removed': ({ mark, after }) => {
    const own = { setInterval: window.setInterval, setTimeout: window.setTimeout }
    Object.assign(window, { setInterval: () => 0, setTimeout: () => 0 })
    after(() => void Object.assign(window, own))
    mark.remove()
  },
  'said to be printed again and again, then covered': ({ cover, after }) => {
    const say = () => dispatchEvent(new Event('beforeprint'))
    const timer = setInterval(say, 10)
    after(() => {
      clearInterval(timer)
      dispatchEvent(new Event('afterprint'))
    })
    say()
    const element = cover()
    element.popover = 'manual'
    element.showPopover()
  },
  'content beside the body, then removed in every frame': ({ after }) => {
    const root = document.querySelector('#root')!
    document.documentElement.append(root)
    let isOver = false
    after(() => {
      isOver = true
      document.body.append(root)
    })
    const strip = () => {
      window.judge.find()?.remove()
      if (!isOver) requestAnimationFrame(strip)
    }
    strip()
  },
}

export const ATTACKS: Record<string, Attacks> = {
  node: NODE,
  attributes: ATTRIBUTES,
  animation: ANIMATED,
  above: ABOVE,
  code: CODE,
  patched: PATCHED,
}
