import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['/agreeUser', '平台用户协议', 'Platform User Agreement'],
  ['/agree', '隐私与服务协议', 'Privacy and Service Agreement'],
])('a visitor reads %s in both languages', async (path, chinese, english) => {
  const { user, address } = await renderApp(path, { language: 'zh' })
  await title(chinese)
  expect(address()).toBe(path)
  expect(await screen.findByText('现行版本')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'English' }))
  await title(english)
  expect(await screen.findByText(/the Chinese version prevails/)).toBeInTheDocument()
})

test('the table of contents leads to each section, and so does an address', async () => {
  const { user, unmount } = await renderApp('/agreeUser')
  const contents = await screen.findByRole('navigation', { name: 'Contents' })
  await user.click(within(contents).getByRole('link', { name: '4. Data rooms and confidentiality' }))
  expect(screen.getByRole('heading', { name: '4. Data rooms and confidentiality' })).toHaveFocus()
  unmount()
  await renderApp('/agreeUser#section-2')
  const focused = await screen.findByRole('heading', { name: '2. Account and verification' })
  await waitFor(() => expect(focused).toHaveFocus())
})

test('an earlier version opens by its address or from the list, and is labelled as such', async () => {
  const { user, address } = await renderApp('/agreeUser?version=1.0')
  await screen.findByText(/You are viewing an earlier version/)
  expect(screen.queryByRole('heading', { name: '6. Rules of use' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('combobox', { name: 'Version' }))
  await user.click(await screen.findByTitle('Version 1.1 (effective 2025-09-01)'))
  await screen.findByRole('heading', { name: '6. Rules of use' })
  expect(address()).toBe('/agreeUser')
})

test('an unknown version shows an error', async () => {
  await renderApp('/agree?version=9.9')
  expect(await screen.findByText('The requested resource does not exist')).toBeInTheDocument()
})

test('without a translation the Chinese text is shown with a note; text is never markup', async () => {
  server.use(
    http.get(`*${API_BASE}/system/agreement/:type`, () =>
      HttpResponse.json({
        code: 200,
        data: {
          version: '2.0',
          effectiveDate: '2026-01-01',
          versions: [{ version: '2.0', effectiveDate: '2026-01-01' }],
          zh: {
            title: '用户协议',
            sections: [{ heading: '一', paragraphs: ['<img src=x onerror=alert(1)>'] }],
          },
        },
      }),
    ),
  )
  await renderApp('/agreeUser')
  await title('用户协议')
  expect(screen.getByText('This agreement is available in Chinese only.')).toBeInTheDocument()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
})

test('a lost connection has a retry', async () => {
  let isLost = true
  server.use(
    http.get(`*${API_BASE}/system/agreement/:type`, () => (isLost ? HttpResponse.error() : undefined)),
  )
  const { user } = await renderApp('/agreeUser')
  await screen.findByText("Couldn't load the agreement")
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: '1. Scope' })
})
