import type { FieldPath } from './issues'

/** Also the prefix of the fields' ids. */
export const FORM_NAME = 'valuation'

const elementOf = (path: FieldPath) => document.getElementById([FORM_NAME, ...path].join('_'))

/** Scrolls to a field and puts the cursor into it. */
export function focusField(path: FieldPath) {
  const element = elementOf(path)
  if (!element) return
  element.scrollIntoView({ block: 'center' })
  // A group of choices cannot take the focus itself.
  const target = element.matches('input, textarea, button') ? element : element.querySelector('input')
  target?.focus({ preventScroll: true })
}

/** In the order of the screen. */
export function inScreenOrder<T extends { path: FieldPath }>(issues: readonly T[]): T[] {
  return [...issues].sort((a, b) => {
    const [one, other] = [elementOf(a.path), elementOf(b.path)]
    if (!one || !other) return Number(!one) - Number(!other)
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
