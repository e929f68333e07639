// What makes the same tests take less time, and changes nothing that they see.
import * as React from 'react'

// jsdom's own walks through every style sheet on each call, and so getByRole through hundreds of kilobytes. Nothing but
// what hides an element is asked for here.
const HIDDEN =
  '[hidden],.ant-select-dropdown-hidden,.ant-dropdown-hidden,.ant-picker-dropdown-hidden,.ant-popover-hidden,.ant-tooltip-hidden'
const readers = new WeakMap<object, (name: string) => string>()
const defaults = window.getComputedStyle(document.createElement('div'))
window.getComputedStyle = (element: Element): CSSStyleDeclaration => {
  const inline = (element as HTMLElement).style as CSSStyleDeclaration | undefined
  const readProperty = (name: string): string => {
    if (name === 'display') return element.matches(HIDDEN) ? 'none' : inline?.display || 'block'
    if (name === 'visibility') return inline?.visibility || 'visible'
    return inline?.getPropertyValue(name) || defaults.getPropertyValue(name)
  }
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const style = new Proxy(defaults, {
    get: (_target, key) =>
      key === 'getPropertyValue'
        ? readProperty
        : typeof key === 'string' && key !== 'length'
          ? readProperty(kebab(key))
          : undefined,
  })
  readers.set(style, readProperty)
  return style
}
// oxlint-disable-next-line typescript/unbound-method -- called on its own below
const { getPropertyValue } = CSSStyleDeclaration.prototype
CSSStyleDeclaration.prototype.getPropertyValue = function read(name) {
  return readers.get(this)?.(name) ?? getPropertyValue.call(this, name)
}

// jsdom walks through the whole document for each field and each label when a field is looked for by its label.
const LABELABLE = new Set(['BUTTON', 'INPUT', 'METER', 'OUTPUT', 'PROGRESS', 'SELECT', 'TEXTAREA'])
const isLabelable = (element: Element) =>
  LABELABLE.has(element.tagName) && (element as HTMLInputElement).type !== 'hidden'
function firstLabelable(parent: Element): Element | null {
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
    const found = isLabelable(child) ? child : firstLabelable(child)
    if (found) return found
  }
  return null
}
Object.defineProperty(HTMLLabelElement.prototype, 'control', {
  get(this: HTMLLabelElement) {
    if (!this.hasAttribute('for')) return firstLabelable(this)
    const control = this.ownerDocument.getElementById(this.htmlFor)
    return control && isLabelable(control) ? control : null
  },
})

/** Labels by what they belong to, until the page changes. */
let labelled: Map<Element, HTMLLabelElement[]> | null = null
const changes = new MutationObserver(() => {
  labelled = null
})
changes.observe(document, { subtree: true, childList: true, attributeFilter: ['for', 'id', 'type'] })
function labelAll() {
  const found = new Map<Element, HTMLLabelElement[]>()
  for (const label of document.querySelectorAll('label')) {
    if (label.control) found.set(label.control, [...(found.get(label.control) ?? []), label])
  }
  return found
}
function labelsOf(control: Element): HTMLLabelElement[] {
  if (changes.takeRecords().length > 0) labelled = null
  labelled ??= labelAll()
  return labelled.get(control) ?? []
}
const labels: PropertyDescriptor & ThisType<Element> = {
  get() {
    return isLabelable(this) ? labelsOf(this) : null
  },
}
for (const kind of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(kind.prototype, 'labels', labels)

// React takes a stack trace for each element that it makes, for the text of a warning, until it has taken so many in a
// second. Any warning fails a test, so none are taken.
const ENOUGH = 10_000
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => ENOUGH,
  set() {},
  configurable: true,
})
