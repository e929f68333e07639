import { natives } from './natives'

/** Elements that show nothing, wherever they are. */
const isSilent = (element: Element) => natives.matches(element, 'script, noscript, style, link, head, body')

/**
 * Moves the visible content out of the document, including dialogs and elements outside the body; `isKept` exempts
 * elements. The content stays alive, with all input: hiding it by a style could be undone by whatever removed the
 * watermark.
 */
export function takeContent(isKept: (element: Element) => boolean) {
  const ofBody = natives.createElement('div')
  const ofPage = natives.createElement('div')
  const focused = natives.focused()
  const take = (from: Element, to: Element) => {
    let next = natives.firstOf(from)
    while (next) {
      const element = next
      next = natives.nextOf(element)
      if (!isSilent(element) && !isKept(element)) natives.append(to, element)
    }
  }
  const takeAll = () => {
    if (natives.body()) take(natives.body(), ofBody)
    take(natives.page(), ofPage)
  }
  takeAll()
  return {
    takeMore: takeAll,
    /** Restores everything, including the focus. */
    putBack: () => {
      for (let last = natives.lastOf(ofBody); last; last = natives.lastOf(ofBody)) {
        natives.prepend(natives.body(), last)
      }
      for (let first = natives.firstOf(ofPage); first; first = natives.firstOf(ofPage)) {
        natives.append(natives.page(), first)
      }
      try {
        if (focused !== natives.body()) natives.focus(focused)
      } catch {
        // nothing to restore the focus to
      }
    },
  }
}
