import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { codeOf } from '@mocks/account/verificationCodes'
import { db } from '@mocks/account/store'
import type { renderApp } from '../../support/renderApp'

export type User = Awaited<ReturnType<typeof renderApp>>['user']

/** Answer to the latest captcha. */
export const captchaAnswer = () => [...db.captchas.values()].at(-1)!.answer

export const press = (user: User, name: string | RegExp) => user.click(screen.getByRole('button', { name }))

export const consent = async (user: User) =>
  user.click(await screen.findByRole('checkbox', { name: /I have read and agree/ }))

export async function solveSecurityCheck(user: User, answer?: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Security verification' })
  await within(dialog).findByRole('img', { name: 'Get a new verification image' })
  await user.type(within(dialog).getByLabelText('Answer'), answer ?? captchaAnswer())
  await user.click(within(dialog).getByRole('button', { name: 'Verify and send' }))
}

/** Enters a phone, requests a code for it, and returns the code. */
export async function requestCode(user: User, phone: string): Promise<string> {
  await user.type(await screen.findByLabelText('Mobile phone'), phone)
  await press(user, 'Send code')
  await solveSecurityCheck(user)
  await waitFor(() => expect(codeOf(phone)).toBeDefined())
  await screen.findByText(`A code was sent to ${phone}`)
  return codeOf(phone)!
}

export const stored = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
