import { natives } from './natives'

/** Not content, wherever they stand. */
const isSilent = (element: Element) => natives.matches(element, 'script, noscript, style, link, head, body')

/**
 * Takes what is on show out of the page, dialogs and all, what stands beside the body too; `kept` stays. It lives on
 * outside, with everything typed into it: a style that hides it could be undone by whoever undid the mark.
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
    /** Takes what was opened since. */
    takeMore: takeAll,
    /** Puts all back as it was, the keyboard's place included. */
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
        // nothing that has a focus to give back
      }
    },
  }
}
