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
}

const ATTRIBUTES: Attacks = {
  hidden: ({ mark }) => (mark.hidden = true),
  inert: ({ mark }) => (mark.inert = true),
  'popover closed': ({ mark }) => mark.hidePopover(),
  'popover attribute removed': ({ mark }) => mark.removeAttribute('popover'),
  'popover made automatic': ({ mark }) => (mark.popover = 'auto'),
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
  'by tag': `div[popover] { ${HIDING} }`,
  'by attribute': `[aria-hidden][popover] { ${HIDING} }`,
  'by its open state': `:popover-open { ${HIDING} }`,
  'by place': `html > :last-child:not(body) { ${HIDING} }`,
  'universal, but not the content': `:not(html, body, #root, #root *) { ${HIDING} }`,
  'in a cascade layer': `@layer first { div[popover] { ${HIDING} } }`,
  'in a media query': `@media all { div[popover] { ${HIDING} } }`,
  'in a scope': `@scope (html) { div[popover] { ${HIDING} } }`,
  'starting style': `@starting-style { div[popover] { ${HIDING} } }`,
  transition: `div[popover] { transition: all 100s allow-discrete !important; opacity: 0 !important; background: none !important }`,
  animation: `@keyframes gone { from, to { opacity: 0; visibility: hidden; translate: 200vw 0; background-image: none } } div[popover] { animation: gone 99s infinite !important }`,
  'animation of other properties': `@keyframes gone { from, to { zoom: 0.01; offset-path: path("M 0 0 L 9999 9999"); -webkit-box-reflect: below; image-rendering: pixelated } } div[popover] { animation: gone 99s infinite !important }`,
  'its backdrop': `::backdrop { display: block !important; position: fixed !important; inset: 0 !important; background: #fff !important; z-index: 9 !important }`,
  'its pseudo-elements': `div[popover]::before, div[popover]::after { content: "" !important; position: fixed !important; inset: 0 !important; background: #fff !important; display: block !important }`,
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
  'page zoomed out, its content zoomed in': 'html { zoom: 0.2 } body { zoom: 5 }',
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
}

const AGAIN: Attacks = {
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
  above: ABOVE,
  again: AGAIN,
}
