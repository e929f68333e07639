const told = new WeakMap<Element, Set<() => void>>()

/** Stands in where nothing is laid out: who watches an element is told when a test says so. */
export class SizesByHand implements ResizeObserver {
  private readonly watched = new Map<Element, () => void>()

  constructor(private readonly tell: ResizeObserverCallback) {}

  observe(target: Element) {
    const tell = () => this.tell([{ target } as ResizeObserverEntry], this)
    this.unobserve(target)
    this.watched.set(target, tell)
    told.set(target, (told.get(target) ?? new Set()).add(tell))
  }

  unobserve(target: Element) {
    told.get(target)?.delete(this.watched.get(target)!)
    this.watched.delete(target)
  }

  disconnect() {
    for (const target of this.watched.keys()) this.unobserve(target)
  }
}

/** Tells all who watch the element that it has a size, as a browser does once it is laid out. */
export function resized(element: Element) {
  for (const tell of told.get(element) ?? []) tell()
}
