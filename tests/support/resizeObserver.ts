const observers = new WeakMap<Element, Set<() => void>>()

/** A ResizeObserver for jsdom, which has no layout: tests notify the observers of an element through `notifyResize`. */
export class ManualResizeObserver implements ResizeObserver {
  private readonly watched = new Map<Element, () => void>()

  constructor(private readonly notify: ResizeObserverCallback) {}

  observe(target: Element) {
    const notify = () => this.notify([{ target } as ResizeObserverEntry], this)
    this.unobserve(target)
    this.watched.set(target, notify)
    observers.set(target, (observers.get(target) ?? new Set()).add(notify))
  }

  unobserve(target: Element) {
    observers.get(target)?.delete(this.watched.get(target)!)
    this.watched.delete(target)
  }

  disconnect() {
    for (const target of this.watched.keys()) this.unobserve(target)
  }
}

/** Notifies all observers of the element, as a browser does after layout. */
export function notifyResize(element: Element) {
  for (const notify of observers.get(element) ?? []) notify()
}
