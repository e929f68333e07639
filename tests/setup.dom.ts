import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'
import { SizesByHand } from './support/sizes'

const none = (): undefined => undefined
window.matchMedia ??= (media: string) =>
  ({
    media,
    matches: false,
    onchange: null,
    addListener: none,
    removeListener: none,
    addEventListener: none,
    removeEventListener: none,
    dispatchEvent: () => false,
  }) as MediaQueryList
globalThis.ResizeObserver = SizesByHand
// Nothing comes near the screen here: charts are drawn in the unit tests and in the browser.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
}
// Of antd's styles only the rules that hide what has been closed. jsdom's getComputedStyle, which every query by role
// calls for each element, takes 30 ms with the variables of a theme: they are taken out again.
const hidden = document.createElement('style')
hidden.textContent = `
  .ant-select-dropdown-hidden, .ant-dropdown-hidden, .ant-picker-dropdown-hidden,
  .ant-popover-hidden, .ant-tooltip-hidden { display: none }`
document.head.append(hidden)
new MutationObserver(() => {
  for (const style of document.head.querySelectorAll('style')) if (style !== hidden) style.remove()
}).observe(document.head, { childList: true })

// jsdom lays nothing out.
Object.assign(Element.prototype, {
  scrollIntoView: none,
  scrollTo: none,
  getBoundingClientRect: () => new DOMRect(),
})
window.scrollTo = none
// jsdom knows the dialog element but not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

// Node's own reaches the other worker threads, in which other tests run.
const channels = new Set<Channel>()
class Channel {
  private listen: (event: MessageEvent) => void = none
  constructor(readonly name: string) {
    channels.add(this)
  }
  postMessage(data: unknown) {
    for (const other of channels) {
      if (other === this || other.name !== this.name) continue
      queueMicrotask(() => channels.has(other) && other.listen(new MessageEvent('message', { data })))
    }
  }
  addEventListener(_type: 'message', listener: (event: MessageEvent) => void) {
    this.listen = listener
  }
  close() {
    channels.delete(this)
  }
}
Object.assign(globalThis, { BroadcastChannel: Channel })

// Enough of a canvas for echarts, and for the watermark, which reads what it has written.
const PICTURE = 'data:image/png,'
let written = ''
class Drawing {
  scale() {}
  translate() {}
  rotate() {}
  strokeText() {}
  drawImage({ src }: HTMLImageElement) {
    written = decodeURIComponent(src.slice(PICTURE.length))
  }
  fillText(text: string) {
    written += `${text}\n`
  }
  getImageData(_x: number, _y: number, width: number, height: number) {
    const data = new Uint8ClampedArray(width * height * 4)
    if (written !== '') data.fill(255, data.length - data.length / 16)
    return { data }
  }
}
const blank: Record<string | symbol, unknown> = {}
const context = new Proxy(blank, {
  get: (target, key) =>
    key in target
      ? target[key]
      : key === 'measureText'
        ? (text: string) => ({ width: text.length * 8 })
        : key === 'canvas'
          ? document.createElement('canvas')
          : none,
})
Object.assign(globalThis, { CanvasRenderingContext2D: Drawing, ImageData: Object })
HTMLCanvasElement.prototype.getContext = (() => {
  written = ''
  return context
}) as never
HTMLCanvasElement.prototype.toDataURL = () => PICTURE + encodeURIComponent(written)
// jsdom loads no pictures: one that was written above is there at once.
const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!
Object.defineProperty(HTMLImageElement.prototype, 'src', {
  ...source,
  set(this: HTMLImageElement, address: string) {
    source.set!.call(this, address)
    if (address.startsWith(PICTURE)) queueMicrotask(() => this.dispatchEvent(new Event('load')))
  },
})

// Printing a whole antd page for each retried query costs seconds.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') })
