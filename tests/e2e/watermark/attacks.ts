/* oxlint-disable typescript/unbound-method -- attacks take methods off their prototypes */
import type { Tools } from './judge'

/** Each runs in the page, so it uses nothing from outside itself. */
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
}

const ATTRIBUTES: Attacks = {
  hidden: ({ mark }) => (mark.hidden = true),
  inert: ({ mark }) => (mark.inert = true),
  'popover closed': ({ mark }) => mark.hidePopover(),
  'popover attribute removed': ({ mark }) => mark.removeAttribute('popover'),
  'popover made automatic': ({ mark }) => (mark.popover = 'auto'),
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

/** One attack per declaration laid over the mark's own style. */
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

/** Rules that hide by every means at once. */
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
      // the mark takes none
    }
  },
  'drawn over': ({ mark }) => {
    try {
      const context = (mark as HTMLCanvasElement).getContext('2d')!
      context.fillStyle = '#fff'
      context.fillRect(0, 0, 9999, 9999)
      if (context.getImageData(0, 0, 1, 1).data[0] === 255) mark.hidden = true // it could be: counts as lost
    } catch {
      // nobody else can draw on it
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

export const ATTACKS: Record<string, Attacks> = {
  node: NODE,
  attributes: ATTRIBUTES,
  animation: ANIMATED,
  above: ABOVE,
  code: CODE,
}
