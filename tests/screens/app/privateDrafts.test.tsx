import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { endSession } from '@/app/session/startSession'
import { deviceDrafts, stubIndexedDb } from '../../support/indexedDb'
import { renderApp } from '../../support/renderApp'

const PHONE = '13912345678'
const MAIL = 'someone@example.com'
const stored = async () => JSON.stringify([Object.entries(sessionStorage), await deviceDrafts()])

beforeEach(stubIndexedDb)

const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

async function write(contact: string) {
  await renderApp('/contact', { as: 'analyst' })
  await type('Phone or e-mail', contact)
  await type('Message', 'Please call me back')
}

const expectOnlyMessage = (contact: string) =>
  waitFor(async () => {
    expect(await stored()).toContain('Please call me back')
    expect(await stored()).not.toContain(contact)
  })

test('a draft left by an expired session contains no contact details', async () => {
  await write(MAIL)
  await waitFor(async () => expect(await stored()).toContain(MAIL)) // a reload finds everything
  await act(async () => endSession('expiry'))
  await expectOnlyMessage(MAIL)
})

test('the same for input at the last moment', async () => {
  await write(PHONE)
  await act(async () => endSession('expiry')) // before anything was written
  await expectOnlyMessage(PHONE)
})

test('after signing in again, the draft is back without contact details, and the rest of the form as it was', async () => {
  await write(MAIL)
  await act(async () => endSession('idle'))
  await renderApp('/contact', { as: 'analyst' })
  expect(await screen.findByLabelText('Message')).toHaveValue('Please call me back')
  expect(screen.getByLabelText('Phone or e-mail')).not.toHaveValue(MAIL)
})
