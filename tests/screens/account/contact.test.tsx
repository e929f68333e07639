import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { API_BASE } from '@/shared/api'
import { contactMessages } from '@mocks/account/handlers/account'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

type User = Awaited<ReturnType<typeof renderScreen>>['user']

async function open() {
  const visit = await renderScreen('/contact', { as: 'analyst' })
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
  return visit
}

async function choose(user: User, topic: string) {
  await user.click(screen.getByRole('combobox', { name: 'Topic' }))
  await user.click(await screen.findByTitle(topic))
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Send' }))

test('a message is sent, stored, and shown as it was sent', async () => {
  const { user } = await open()
  expect(screen.getByLabelText('Name')).toHaveValue('林估值')
  await choose(user, 'Data rooms')
  fillIn({ 'Phone or e-mail': ' Lin@Example.com ', Message: '<b>How</b> do I open a data room?' })
  await send(user)
  await screen.findByRole('heading', { level: 1, name: 'Message sent' })
  expect(
    screen.getByText("We've received your message and will reply to lin@example.com"),
  ).toBeInTheDocument()
  expect(screen.getByText('Data rooms')).toBeInTheDocument()
  expect(screen.getByText('<b>How</b> do I open a data room?')).toBeInTheDocument()
  expect(contactMessages).toEqual([
    {
      userId: '2',
      name: '林估值',
      contact: 'lin@example.com',
      topic: 'room',
      message: '<b>How</b> do I open a data room?',
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(await screen.findByLabelText('Message')).toHaveValue('')
})

test('invalid fields are marked, and the first takes the focus', async () => {
  const { user } = await open()
  fillIn({ Name: '', 'Phone or e-mail': '12345', Message: 'too short' })
  await send(user)
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  await waitFor(() =>
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please fill this in'),
  )
  expect(screen.getByLabelText('Phone or e-mail')).toHaveAccessibleDescription(
    /Enter a valid phone number or/,
  )
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(/At least 10 characters/)
  expect(contactMessages).toHaveLength(0)
})

test('a rejection says why and keeps the input', async () => {
  server.use(http.post(`*${API_BASE}/contact`, () => HttpResponse.json({ code: 500, msg: '留言过于频繁' })))
  const { user } = await open()
  await choose(user, 'Other')
  fillIn({ Message: 'A message that is long enough' })
  await send(user)
  expect(await screen.findByText('留言过于频繁')).toBeInTheDocument()
  expect(screen.getByLabelText('Message')).toHaveValue('A message that is long enough')
})

test('the opening hours of support follow the clock in Beijing', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-23T11:59:30+08:00'),
  })
  await open()
  const hours = within(screen.getByText(/^Support hours[^.]*$/).parentElement!)
  expect(hours.getByText('Support is online')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(hours.getByText('Outside support hours')).toBeInTheDocument()
})
