import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { renderApp } from '../../support/renderApp'

const at = (path: string) => `*${API_BASE}/system/user${path}`
const prompt = async () =>
  (await screen.findByText('Please complete your phone number')).closest<HTMLElement>('[role=alert]')!
const home = () => screen.findByRole('heading', { level: 1, name: /Hello/ })

function countChecks() {
  const count = { asked: 0 }
  server.use(http.post(at('/needFillPhone'), () => void count.asked++))
  return count
}

test('a user without a phone number can go and add it; the page stays usable', async () => {
  const { user, address } = await renderApp('/index', { as: 'founder' })
  const notice = await prompt()
  await home()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(within(notice).getByRole('button', { name: 'Go now' }))
  await waitFor(() => expect(address()).toMatch(/\/user\/center|404/))
})

test('“don’t remind me” is stored by the server for a week', async () => {
  const { user, unmount } = await renderApp('/index', { as: 'founder' })
  await user.click(within(await prompt()).getByRole('button', { name: 'Don’t remind me' }))
  expect(await screen.findByText("You won't be reminded for a week")).toBeInTheDocument()

  unmount()
  const count = countChecks()
  sessionStorage.clear() // another sign-in
  await renderApp('/index', { as: 'founder' })
  await waitFor(() => expect(count.asked).toBe(1))
  await home()
  expect(sessionStorage.getItem('pharmadesk:once:phone')).toBeNull()
})

test('the check is made once per sign-in', async () => {
  const count = countChecks()
  const { unmount } = await renderApp('/index', { as: 'founder' })
  await prompt()
  unmount()
  await renderApp('/index', { as: 'founder' })
  await home()
  expect(count.asked).toBe(1)
})

test('a refused postponement says why', async () => {
  server.use(http.post(at('/postponeWeekFill'), () => HttpResponse.json({ code: 500, msg: '暂不能延期' })))
  const { user } = await renderApp('/index', { as: 'founder' })
  await user.click(within(await prompt()).getByRole('button', { name: 'Don’t remind me' }))
  expect(await screen.findByText('暂不能延期')).toBeInTheDocument()
})

test.each([
  ['a server that says no', () => HttpResponse.json({ code: 200, msg: '操作成功' })],
  ['a lost connection', () => HttpResponse.error()],
])('%s asks nothing and shows nothing', async (_name, answer) => {
  let asked = 0
  server.use(
    http.post(at('/needFillPhone'), () => {
      asked++
      return answer()
    }),
  )
  await renderApp('/index', { as: 'founder' })
  await home()
  await waitFor(() => expect(asked).toBe(1))
  expect(screen.queryByText('Please complete your phone number')).not.toBeInTheDocument()
})

test('the check is not made for a user with a number', async () => {
  const count = countChecks()
  await renderApp('/index', { as: 'analyst' })
  await home()
  expect(count.asked).toBe(0)
})
