import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readToken } from '@/shared/auth/token'
import { renderApp } from '../../support/renderApp'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['/kaiFaing', 'Under development'],
  ['/kaiFaing?name=%3Cb%3EDeal%20radar%3C%2Fb%3E', '<b>Deal radar</b>'],
])('%s says that it is under development, with its own name', async (path, name) => {
  await renderApp(path, { as: 'reader' })
  await title(name)
  expect(screen.getByText(/is under development and not yet available/)).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
})

test('/user redirects to the personal centre', async () => {
  const { address } = await renderApp('/user', { as: 'reader' })
  await waitFor(() => expect(address()).toBe('/user/center'))
})

test.each([
  ['/401', 'You are no longer signed in'],
  ['/404', 'Page not found'],
  ['/405', 'Operation not supported'],
  ['/406', 'Content unavailable'],
  ['/serverError', 'Service unavailable'],
])('%s shows cause, next steps, support hours and an id to copy', async (path, name) => {
  const { user } = await renderApp(path, { as: 'reader' })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus())
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/index')
  expect(page.getByRole('button', { name: 'Back' })).toBeInTheDocument()
  expect(screen.getByText(/Support hours: Mon-Fri/)).toBeInTheDocument()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  expect(copied.mock.calls[0]?.[0]).toMatch(
    new RegExp(`^[A-Z\\d]{4,6} · \\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ · ${path}$`),
  )
})

test('the id of an unknown address contains its pattern and nothing of the user', async () => {
  await renderApp('/room/wang@example.com/7?token=secret', { as: 'reader' })
  await title('Page not found')
  const id = screen.getByText(/ · .* · /).textContent
  expect(id).toMatch(/ · \/room\/:x\/:x$/)
})

test('a visitor at an error page other than /serverError signs in first', async () => {
  const { address } = await renderApp('/405')
  await waitFor(() => expect(address()).toBe('/login?redirect=%2F405'))
})

test('/401 lets the user sign in again', async () => {
  const { user, address } = await renderApp('/401', { as: 'reader' })
  await user.click(await screen.findByRole('button', { name: 'Sign in again' }))
  await waitFor(() => expect(address()).toBe('/login?redirect=%2F'))
  expect(readToken()).toBeUndefined()
})
