import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/react'
import { ManualResizeObserver } from './support/resizeObserver'

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
globalThis.ResizeObserver = ManualResizeObserver
// Nothing intersects in jsdom: charts are covered by unit and browser tests.
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
// Keeps only the antd rules that hide closed overlays. jsdom's getComputedStyle, which every query by role calls for
// each element, takes 30 ms with the variables of a theme, so all other styles are removed.
const hidden = document.createElement('style')
hidden.textContent = `
  .ant-select-dropdown-hidden, .ant-dropdown-hidden, .ant-picker-dropdown-hidden,
  .ant-popover-hidden, .ant-tooltip-hidden { display: none }`
document.head.append(hidden)
new MutationObserver(() => {
  for (const style of document.head.querySelectorAll('style')) if (style !== hidden) style.remove()
}).observe(document.head, { childList: true })

// jsdom has no layout.
Object.assign(Element.prototype, {
  scrollIntoView: none,
  scrollTo: none,
  getBoundingClientRect: () => new DOMRect(),
})
window.scrollTo = none
// jsdom has the dialog element without its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

// Node's BroadcastChannel would reach other worker threads, in which other tests run.
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

// A canvas stub sufficient for echarts, and for the watermark: the picture of a canvas is the text written on it.
let written = ''
const known: Record<string | symbol, unknown> = {
  fillText: (text: string) => {
    written += `${text}\n`
  },
  createLinearGradient: () => ({ addColorStop: none }),
  measureText: (text: string) => ({ width: text.length * 8 }),
}
const context = new Proxy(known, {
  get: (target, key) =>
    key in target ? target[key] : key === 'canvas' ? document.createElement('canvas') : none,
})
HTMLCanvasElement.prototype.getContext = (() => {
  written = ''
  return context
}) as never
// jsdom does not decode pictures.
globalThis.createImageBitmap = async () => ({ width: 1, height: 1, close: none })
HTMLCanvasElement.prototype.toDataURL = () => `data:image/png,${encodeURIComponent(written)}`

// Printing a complete antd page for each retried query costs seconds.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message ?? '') })
