const isContent = (element: Element) => !['SCRIPT', 'NOSCRIPT', 'STYLE', 'LINK'].includes(element.tagName)

/**
 * Takes what is on show out of the page, dialogs and all. It lives on outside, with everything typed into it:
 * a style that hides it could be undone by whoever undid the mark.
 */
export function takeContent() {
  const taken = document.createDocumentFragment()
  const focused = document.activeElement
  const take = () => {
    for (const element of [...document.body.children].filter(isContent)) taken.append(element)
  }
  take()
  return {
    /** Takes what was opened since. */
    takeMore: take,
    /** Puts all back as it was, the keyboard's place included. */
    putBack: () => {
      document.body.prepend(taken)
      if (focused instanceof HTMLElement && focused !== document.body) focused.focus()
    },
  }
}
