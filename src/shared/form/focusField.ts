import { createContext, useContext } from 'react'
import { pathKey, type FieldPath } from './fieldPath'

/**
 * The name of the form around, which the ids of its fields begin with. Each form makes its own (`useId`): several
 * may be open in tabs, and a label finds its field by the id.
 */
export const FormName = createContext('')
export const useFormName = () => useContext(FormName)

/** Where a field stands on the screen. */
export const fieldElement = (form: string, path: FieldPath) =>
  document.getElementById([form, ...path].join('_'))

/** In which step of a form an element stands; null in a form without steps. */
export function stepOf(element: Element | null) {
  const step = element?.closest<HTMLElement>('[data-step]')?.dataset.step
  return step === undefined ? null : Number(step)
}

/** Told to what is around a field that is to be seen. */
export const REVEAL = 'reveal'
/** Told to the groups that something is folded away in. */
export const UNFOLD = 'unfold'

const tell = (element: Element, what: string) => element.dispatchEvent(new Event(what, { bubbles: true }))

/** Opens the groups that an element is folded away in, and whatever else hides it. */
function unfold(element: Element) {
  tell(element, UNFOLD)
  tell(element, REVEAL)
}

/** Leads to a group of a form by the id of its title. */
export function focusGroup(title: string) {
  const head = document.getElementById(title)
  if (!head) return
  unfold(head)
  head.scrollIntoView({ block: 'start' })
  head.querySelector('button')?.focus({ preventScroll: true })
}

/** Scrolls to a field of a form and puts the cursor into it, once it is drawn where its group was never opened. */
export function focusField(form: string, path: FieldPath) {
  const element = fieldElement(form, path)
  if (element) return focus(element)
  const group = groupAround(form, path)
  if (!group) return
  const drawing = new MutationObserver(() => {
    const drawn = fieldElement(form, path)
    if (!drawn) return
    drawing.disconnect()
    focus(drawn)
  })
  drawing.observe(group, { childList: true, subtree: true })
  tell(group, UNFOLD)
}

function groupAround(form: string, path: FieldPath) {
  const names = new Set(path.map((_, end) => pathKey(path.slice(0, end + 1))))
  const groups = [...(document.getElementById(form)?.querySelectorAll<HTMLElement>('[data-holds]') ?? [])]
  return groups.find(({ dataset }) => dataset.holds!.split(' ').some((name) => names.has(name)))
}

function focus(element: HTMLElement) {
  unfold(element)
  element.scrollIntoView({ block: 'center' })
  // A group of choices cannot take the focus itself.
  const target = element.matches('input, textarea, button') ? element : element.querySelector('input')
  target?.focus({ preventScroll: true })
}

/** In the order of the screen. */
export function inScreenOrder<T extends { path: FieldPath }>(form: string, issues: readonly T[]): T[] {
  return [...issues].sort((a, b) => {
    const [one, other] = [fieldElement(form, a.path), fieldElement(form, b.path)]
    if (!one || !other) return Number(!one) - Number(!other)
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}

/** Opens the groups of several fields and leads to the first of these; whether there was one. */
export function focusFirst(form: string, fields: readonly { path: FieldPath }[]): boolean {
  const [first, ...others] = inScreenOrder(form, fields)
  for (const { path } of others) {
    const element = fieldElement(form, path)
    if (element) tell(element, UNFOLD)
  }
  if (first) focusField(form, first.path)
  return first !== undefined
}
