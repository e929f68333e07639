import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { endSession } from '@/app/session/startSession'
import { renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

const press = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }))

async function chooseToClose(user: UserEvent) {
  await user.click(await screen.findByRole('checkbox', { name: /HLD-9/ }))
  const bar = within(screen.getByRole('group', { name: 'Actions for selected rooms' }))
  await user.click(bar.getByRole('button', { name: 'Close room' }))
}

/** Name of the form, page, steps to open it, field, and input. */
const FORMS: readonly [string, string, (user: UserEvent) => Promise<void>, string, string][] = [
  ['a question', '/vdr/vprivate?roomId=1', press('Add draft question'), 'Question', 'Which batch was it?'],
  ['a list of people', '/vdr/vdmuser?roomId=1', press('Invite members'), 'E-mail addresses', 'a@example.com'],
  ['a folder', '/vdr/vdocumenttree?roomId=1', press('New folder'), 'Name', 'Minutes'],
  ['why rooms are closed', '/vdr/vmanage', chooseToClose, 'Reason for closing', 'The deals are done'],
]

test.each(FORMS)(
  '%s, typed before the session ended, is found again',
  async (_, address, open, label, typed) => {
    const before = await renderScreen(address, { as: 'admin' })
    await open(before.user)
    await screen.findByLabelText(label)
    fillIn({ [label]: typed })
    await act(async () => endSession('expiry'))
    before.unmount()

    const { user } = await renderScreen(address, { as: 'admin' })
    await open(user)
    expect(await screen.findByLabelText(label)).toHaveValue(typed)
  },
)
