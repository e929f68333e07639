import { createContext, useContext } from 'react'
import { pathKey, type FieldPath } from './fieldPath'

/**
 * Name of the surrounding form and prefix of its field ids. Unique per form (`useId`): several may be open in tabs, and
 * a label finds its field by the id.
 */
export const FormName = createContext('')
export const useFormName = () => useContext(FormName)

export const fieldElement = (form: string, path: FieldPath) =>
  document.getElementById([form, ...path].join('_'))

/** Index of the form step that holds an element; null in a form without steps. */
export function stepOf(element: Element | null) {
  const step = element?.closest<HTMLElement>('[data-step]')?.dataset.step
  return step === undefined ? null : Number(step)
}

/** Event on a field that must become visible, handled by its containers. */
export const REVEAL = 'reveal'
/** Event on a folded element, handled by the groups around it. */
export const UNFOLD = 'unfold'

const dispatch = (element: Element, eventType: string) =>
  element.dispatchEvent(new Event(eventType, { bubbles: true }))

/** Unfolds the groups around an element and whatever else hides it. */
function unfold(element: Element) {
  dispatch(element, UNFOLD)
  dispatch(element, REVEAL)
}

export function focusGroup(title: string) {
  const head = document.getElementById(title)
  if (!head) return
  unfold(head)
  head.scrollIntoView({ block: 'start' })
  head.querySelector('button')?.focus({ preventScroll: true })
}

/** Scrolls to a field of a form and focuses it. If its group was never opened, waits until the field is rendered. */
export function focusField(form: string, path: FieldPath) {
  const element = fieldElement(form, path)
  if (element) return focus(element)
  const group = groupAround(form, path)
  if (!group) return
  const observer = new MutationObserver(() => {
    const rendered = fieldElement(form, path)
    if (!rendered) return
    observer.disconnect()
    focus(rendered)
  })
  observer.observe(group, { childList: true, subtree: true })
  dispatch(group, UNFOLD)
}

function groupAround(form: string, path: FieldPath) {
  const names = new Set(path.map((_, end) => pathKey(path.slice(0, end + 1))))
  const groups = [...(document.getElementById(form)?.querySelectorAll<HTMLElement>('[data-holds]') ?? [])]
  return groups.find(({ dataset }) => dataset.holds!.split(' ').some((name) => names.has(name)))
}

function focus(element: HTMLElement) {
  unfold(element)
  element.scrollIntoView({ block: 'center' })
  // A radio group can't take the focus itself.
  const target = element.matches('input, textarea, button') ? element : element.querySelector('input')
  target?.focus({ preventScroll: true })
}

export function inScreenOrder<T extends { path: FieldPath }>(form: string, issues: readonly T[]): T[] {
  return [...issues].sort((a, b) => {
    const [one, other] = [fieldElement(form, a.path), fieldElement(form, b.path)]
    if (!one || !other) return Number(!one) - Number(!other)
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}

/** Unfolds the groups of several fields and focuses the first field; false if there is none. */
export function focusFirst(form: string, fields: readonly { path: FieldPath }[]): boolean {
  const [first, ...others] = inScreenOrder(form, fields)
  for (const { path } of others) {
    const element = fieldElement(form, path)
    if (element) dispatch(element, UNFOLD)
  }
  if (first) focusField(form, first.path)
  return first !== undefined
}
