import type { FieldPath } from './issues'

/** Also the prefix of the fields' ids. */
export const FORM_NAME = 'valuation'

const elementOf = (path: FieldPath, form: string) => document.getElementById([form, ...path].join('_'))

/** Scrolls to a field of a form and puts the cursor into it. */
export function focusField(path: FieldPath, form = FORM_NAME) {
  const element = elementOf(path, form)
  if (!element) return
  element.scrollIntoView({ block: 'center' })
  // A group of choices cannot take the focus itself.
  const target = element.matches('input, textarea, button') ? element : element.querySelector('input')
  target?.focus({ preventScroll: true })
}

/** In the order of the screen. */
export function inScreenOrder<T extends { path: FieldPath }>(issues: readonly T[], form = FORM_NAME): T[] {
  return [...issues].sort((a, b) => {
    const [one, other] = [elementOf(a.path, form), elementOf(b.path, form)]
    if (!one || !other) return Number(!one) - Number(!other)
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
