/* oxlint-disable typescript/unbound-method -- detached from their prototypes on purpose */
import { method } from './language'

/*
 * Browser APIs used by the watermark, captured when this module loads, so that later changes to prototypes, the window
 * or elements do not affect it. Its code therefore calls no method and reads no property directly.
 */

const { apply } = Reflect
const { freeze, getOwnPropertyDescriptor, getPrototypeOf } = Object

function accessorOf(owner: object, name: string): PropertyDescriptor | undefined {
  for (let at: object | null = owner; at; at = getPrototypeOf(at) as object | null) {
    const found = getOwnPropertyDescriptor(at, name)
    if (found) return found
  }
  return undefined
}

/** Captures the getter of a property. A property without one, such as an event's `isTrusted`, cannot be overridden. */
function getter<Owner extends object, Name extends keyof Owner & string>(owner: Owner, name: Name) {
  const get = accessorOf(owner, name)?.get
  return (target: Owner): Owner[Name] => (get ? (apply(get, target, []) as Owner[Name]) : target[name])
}

function setter<Owner extends object, Name extends keyof Owner & string>(owner: Owner, name: Name) {
  const set = accessorOf(owner, name)?.set
  return (target: Owner, value: Owner[Name]): void => {
    if (set) apply(set, target, [value])
    else target[name] = value
  }
}

/** Captured getter of a fixed owner: `document`, `performance` or `window`. */
const reader = <Owner extends object, Name extends keyof Owner & string>(owner: Owner, name: Name) => {
  const read = getter(owner, name)
  return () => read(owner)
}
const bound =
  <Args extends unknown[], Answer>(taken: (...args: Args) => Answer, target: unknown) =>
  (...args: Args): Answer =>
    apply(taken, target, args)

const { prototype: element } = Element
const { prototype: htmlElement } = HTMLElement
const { prototype: canvas } = HTMLCanvasElement
const { prototype: context } = CanvasRenderingContext2D
const { prototype: rect } = DOMRectReadOnly
const { prototype: mutations } = MutationObserver
const { prototype: intersections } = IntersectionObserver

export const natives = freeze({
  page: reader(document, 'documentElement'),
  body: reader(document, 'body'),
  createElement: bound(document.createElement, document) as <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
  ) => HTMLElementTagNameMap[Tag],
  append: method(element.append),
  prepend: method(element.prepend),
  remove: method(element.remove),
  parentOf: getter(Node.prototype, 'parentNode'),
  firstNodeOf: getter(Node.prototype, 'firstChild'),
  firstOf: getter(element, 'firstElementChild'),
  lastOf: getter(element, 'lastElementChild'),
  nextOf: getter(element, 'nextElementSibling'),
  setAttribute: method(element.setAttribute),
  getAttribute: method(element.getAttribute),
  removeAttribute: method(element.removeAttribute),
  getAttributeNames: method(element.getAttributeNames),
  matches: method(element.matches),
  select: bound(document.querySelectorAll, document),
  countOf: getter(NodeList.prototype, 'length'),
  focused: reader(document, 'activeElement'),
  focus: method(htmlElement.focus),

  styleOf: bound(getComputedStyle, window),
  valueOf: method(CSSStyleDeclaration.prototype.getPropertyValue),
  inlineStyleOf: getter(htmlElement, 'style'),
  declare: method(CSSStyleDeclaration.prototype.setProperty),
  boxOf: method(element.getBoundingClientRect),
  leftOf: getter(rect, 'left'),
  topOf: getter(rect, 'top'),
  rightOf: getter(rect, 'right'),
  bottomOf: getter(rect, 'bottom'),
  widthOf: getter(element, 'clientWidth'),
  heightOf: getter(element, 'clientHeight'),
  pixelRatio: reader(window, 'devicePixelRatio'),
  isHidden: reader(document, 'hidden'),
  fullscreenElement: reader(document, 'fullscreenElement'),
  /** Top layer of the page; null in older browsers. */
  topLayer:
    'showPopover' in htmlElement
      ? { show: method(htmlElement.showPopover), hide: method(htmlElement.hidePopover) }
      : null,
  /** Chromium only; a view transition renders above even the top layer. */
  transition:
    'activeViewTransition' in document && 'ViewTransition' in window
      ? {
          active: reader(document, 'activeViewTransition'),
          skip: method(ViewTransition.prototype.skipTransition),
        }
      : null,

  listen: bound(addEventListener, window) as Window['addEventListener'],
  unlisten: bound(removeEventListener, window) as Window['removeEventListener'],
  listenTo: method(EventTarget.prototype.addEventListener),
  typeOf: getter(Event.prototype, 'type'),
  targetOf: getter(Event.prototype, 'target'),
  MutationObserver,
  observe: method(mutations.observe),
  unobserve: method(mutations.disconnect),
  IntersectionObserver,
  watch: method(intersections.observe),
  unwatch: method(intersections.disconnect),
  /** Chromium only; undefined elsewhere. */
  isInSight: globalThis.IntersectionObserverEntry
    ? (getter(IntersectionObserverEntry.prototype as { isVisible?: boolean }, 'isVisible') as (
        entry: IntersectionObserverEntry,
      ) => boolean | undefined)
    : () => undefined,

  now: bound(performance.now, performance),
  setInterval: bound(setInterval, window),
  clearInterval: bound(clearInterval, window),
  setTimeout: bound(setTimeout, window),
  requestFrame: bound(requestAnimationFrame, window),
  cancelFrame: bound(cancelAnimationFrame, window),
  clearTimeout: bound(clearTimeout, window),
  Worker: globalThis.Worker,
  terminate: globalThis.Worker ? method(Worker.prototype.terminate) : null,

  contextOf: method(canvas.getContext) as (
    target: HTMLCanvasElement,
    id: '2d',
  ) => CanvasRenderingContext2D | null,
  setWidth: setter(canvas, 'width'),
  setHeight: setter(canvas, 'height'),
  addressOf: method(canvas.toDataURL),
  giveAway: 'transferControlToOffscreen' in canvas ? method(canvas.transferControlToOffscreen) : null,
  scale: method(context.scale),
  translate: method(context.translate),
  rotate: method(context.rotate),
  setFont: setter(context, 'font'),
  setAlign: setter(context, 'textAlign'),
  setBaseline: setter(context, 'textBaseline'),
  setDirection: setter(context, 'direction'),
  setLineWidth: setter(context, 'lineWidth'),
  setLineJoin: setter(context, 'lineJoin'),
  setStroke: setter(context, 'strokeStyle'),
  setFill: setter(context, 'fillStyle'),
  strokeText: method(context.strokeText),
  fillText: method(context.fillText),
  drawImage: method(context.drawImage) as (
    target: CanvasRenderingContext2D,
    image: HTMLImageElement,
    ...box: [x: number, y: number, width: number, height: number]
  ) => void,
  pixelsOf: method(context.getImageData),
  bytesOf: getter(ImageData.prototype, 'data'),
  setSource: setter(HTMLImageElement.prototype, 'src'),
})
