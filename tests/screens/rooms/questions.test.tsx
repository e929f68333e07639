import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { SCOPES } from '@/entities/roomScope'
import { useSession } from '@/shared/auth/session'
import { useLiveConnection } from '@/shared/live/liveConnection'
import { disconnect } from '@mocks/platform/socket'
import { groups, messagesOf } from '@mocks/rooms/groups'
import { questions } from '@mocks/rooms/questions'
import { addLargeGroup } from '@mocks/rooms/seed/manyMessages'
import { server } from '../../setup.msw'
import { renderApp, renderScreen } from '../../support/renderApp'
import { watchSavedFiles } from '../../support/savedFiles'
import { fillIn } from '../../support/typing'

const dialogWith = async (text: string | RegExp) =>
  within((await screen.findByText(text)).closest<HTMLElement>('[role=dialog]')!)

const saved = watchSavedFiles()

test('the questions are exported as a file, and the menu stays open to show the progress', async () => {
  const { user } = await renderScreen('/vdr/vchat?roomId=1', { as: 'buyer' })
  const opener = await screen.findByRole('button', { name: 'Export' })
  await user.click(opener)
  await user.click(await screen.findByRole('button', { name: 'Excel table' }))
  await waitFor(() => expect(saved).toMatchObject([{ name: expect.stringMatching(/\.xlsx$/) }]))
  expect(opener).toHaveAttribute('aria-expanded', 'true')
})

test('a question about a page of a document is saved as a draft, found in the list, and submitted', async () => {
  const { user } = await renderScreen('/vdr/vchat?roomId=1&ask=6-1:1:12', { as: 'buyer' })
  const form = within(await screen.findByRole('dialog'))
  expect(await form.findByLabelText('Page')).toHaveValue('12')
  fillIn({ Title: 'Dose of cohort 3', Text: 'Which dose was chosen, and why?' }, form)
  await user.click(form.getByLabelText('Group'))
  await user.click(await screen.findByTitle('科学与临床（演示）'))
  await user.click(form.getByRole('button', { name: 'Save as draft' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(await screen.findByRole('link', { name: 'Dose of cohort 3' }))
  const draft = await dialogWith('Which dose was chosen, and why?')
  const cited = await draft.findByRole('link', { name: /研究方案.*v1.*p. 12/ })
  expect(cited).toHaveAttribute('href', expect.stringContaining('document=6-1&read=12'))
  await user.click(draft.getByRole('button', { name: 'Submit' }))
  const step = await dialogWith(/goes to the room administrators/)
  await user.click(step.getByRole('button', { name: 'Submit' }))
  const asked = { state: 'submitted', documentId: '6-1', versionNo: 1, page: 12 }
  await waitFor(() => expect(questions.vdr.all().at(-1)).toMatchObject(asked))
})

test.each(SCOPES)(
  '%s: the address says which questions are listed; one is given to who answers it',
  async (scope) => {
    const submitted = questions[scope].all().filter(({ state }) => state === 'submitted')
    const { id, title } = submitted[0]!
    const { user } = await renderScreen(`/${scope}/vchat?roomId=1&state=submitted`, { as: 'admin' })
    const link = await screen.findByRole('link', { name: title })
    expect(document.querySelectorAll('[data-row-key]')).toHaveLength(submitted.length)
    await user.click(link)
    const drawer = await dialogWith('History')
    await user.click(drawer.getByRole('button', { name: 'Assign' }))
    const form = await dialogWith(/sees the question, but not the asker or their tag/)
    await user.click(form.getByLabelText('Assignee'))
    await user.click(await screen.findByTitle('顾医生 · 评审专家'))
    await user.click(form.getByRole('button', { name: 'Assign' }))
    await waitFor(() =>
      expect(questions[scope].get(id)).toMatchObject({ state: 'assigned', assigneeId: '5' }),
    )
  },
)

const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: text } })

test('a message that could not be sent waits, and after a resend it appears once', async () => {
  const { user } = await renderScreen('/vdr/vchat?roomId=1&groupId=3', { as: 'buyer' })
  await screen.findByRole('log')
  server.use(http.post('*/vdr/chat/message', () => HttpResponse.error(), { once: true }))
  write('First words')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/Not sent/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/Sending|Not sent/)).not.toBeInTheDocument())
  expect(screen.getAllByText('First words')).toHaveLength(1)
  expect(messagesOf('vdr', '3').filter(({ content }) => content === 'First words')).toHaveLength(1)
})

test('without a line nothing is sent, which is said, and what was typed stays', async () => {
  const { user } = await renderApp('/vdr/vchat?roomId=1&groupId=3', { as: 'buyer', language: 'zh' })
  await screen.findByRole('log')
  await waitFor(() => expect(useLiveConnection.getState().state).toBe('connected'))
  act(() => disconnect(useSession.getState().user!.userId))
  await waitFor(() => expect(useLiveConnection.getState().state).toBe('lost'))
  fireEvent.change(screen.getByLabelText('消息'), { target: { value: '稍后再说' } })
  await user.click(screen.getByRole('button', { name: '发送' }))
  expect(await screen.findByText('未连接到服务器')).toBeInTheDocument()
  expect(screen.getByLabelText('消息')).toHaveValue('稍后再说')
})

test('a message found by search is shown among the others, however old it is', async () => {
  addLargeGroup('vdr')
  const all = messagesOf('vdr', 'large')
  const { content } = all[all.length - 300]!
  const { user } = await renderScreen('/vdr/vchat?roomId=1&groupId=large', { as: 'admin' })
  await user.type(await screen.findByLabelText('Find messages'), `${content.split(' ')[0]} ·{Enter}`)
  await user.click((await screen.findAllByRole('button', { name: 'Show in conversation' }))[0]!)
  const log = await screen.findByRole('log')
  expect(log).toHaveFocus()
  expect(within(log).getByText(content)).toBeInTheDocument()
})

test('a group that is closed while the user types accepts nothing, and the input stays', async () => {
  const { user } = await renderScreen('/vdr/vchat?roomId=1&groupId=3', { as: 'buyer' })
  await screen.findByRole('log')
  write('Late words')
  groups.vdr.put({ ...groups.vdr.require('3'), isOpen: false })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/Not sent.*已关闭/)).toBeInTheDocument()
  expect(screen.getByText('Late words')).toBeInTheDocument()
})
