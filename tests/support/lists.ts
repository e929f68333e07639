import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Presses a button of a list row; opens the "…" menu for actions that the row does not show. */
export async function pressInRow(user: UserEvent, row: HTMLElement, name: string) {
  const isActionOrMore = (label: string) => label === name || label.startsWith('More actions')
  await within(row).findAllByRole('button', { name: isActionOrMore })
  const shown = within(row).queryByRole('button', { name })
  if (shown) return user.click(shown)
  const more = within(row).getByRole('button', { name: /^More actions/ })
  await user.click(more)
  const panel = await screen.findByRole('group', { name: more.getAttribute('aria-label')! })
  return user.click(await within(panel).findByRole('button', { name }))
}

/** Queries within the dialog with this title; dialogs may be stacked. */
export async function dialogOf(title: string) {
  const heading = await screen.findByText(title)
  return within(heading.closest<HTMLElement>('[role=dialog]')!)
}

/** Opens the panel with the filters that do not fit in the row. */
export async function openFilters(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^filter\s*Filters/ }))
  return screen.findByRole('group', { name: 'Filters' })
}

export const questionnaireRow = (id: number) => ({
  id: String(id),
  title: `Form ${id}`,
  purpose: null,
  state: 'open',
  deadline: '2027-01-01',
  answerTime: null,
  questions: [],
  answers: null,
})
