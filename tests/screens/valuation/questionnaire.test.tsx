import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'

const LIST = '/valuation/questionnaire'

async function openForm(as = 'basic') {
  const visit = await renderScreen(LIST, { as })
  await visit.user.click(await screen.findByRole('button', { name: 'Answer “市场规模数据来源问卷”' }))
  const form = await screen.findByRole('dialog')
  return {
    ...visit,
    form,
    textField: () => within(form).getByLabelText('贵公司使用哪些市场规模数据来源？'),
    mark: (mark: number) => within(form).getByRole('radio', { name: String(mark) }),
    send: () => visit.user.click(within(form).getByRole('button', { name: /Submit questionnaire/ })),
  }
}

test('the list shows which questionnaires are open, and a filter narrows it', async () => {
  const { go } = await renderScreen(LIST, { as: 'basic' })
  const row = (await screen.findByText('估值报告满意度调查')).closest('tr')!
  expect(row).toHaveTextContent('Open')
  expect(screen.getByText('数据室功能需求调研').closest('tr')).toHaveTextContent('Closed')
  await go(`${LIST}?state=closed`)
  await waitFor(() => expect(screen.queryByText('估值报告满意度调查')).not.toBeInTheDocument())
})

test('an answered questionnaire is read-only', async () => {
  const { user, form, textField, mark, send } = await openForm()
  await send()
  await waitFor(() => expect(within(form).getAllByText('Please answer this question')).toHaveLength(2))
  await user.type(textField(), '公开年报与 IQVIA')
  await user.click(mark(4))
  await send()
  expect(await screen.findByText(/Thank you. Your answers/)).toBeInTheDocument()
  const view = await screen.findByRole('button', { name: 'View “市场规模数据来源问卷”' })
  expect(view.closest('tr')).toHaveTextContent('Answered')
  await user.click(view)
  const again = await screen.findByRole('dialog')
  expect(again).toHaveTextContent('公开年报与 IQVIA')
  expect(again).toHaveTextContent('4 of 5')
  expect(within(again).queryByRole('textbox')).not.toBeInTheDocument()
})

test('a refused submit keeps the answers, and closing keeps a draft', async () => {
  server.use(
    http.post(`*${API_BASE}/valuation/questionnaire`, () =>
      HttpResponse.json({ code: 500, msg: '该问卷已截止' }),
    ),
  )
  const { user, form, textField, mark, send } = await openForm()
  await user.type(textField(), '公开年报')
  await user.click(mark(2))
  await send()
  expect(await within(form).findByText('该问卷已截止')).toBeInTheDocument()
  expect(textField()).toHaveValue('公开年报')
  await user.click(within(form).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Answer “市场规模数据来源问卷”' }))
  const again = await screen.findByRole('dialog')
  expect(within(again).getByLabelText('贵公司使用哪些市场规模数据来源？')).toHaveValue('公开年报')
  expect(again).toHaveTextContent('Your unsubmitted input has been restored')
})

test('a questionnaire that closed unanswered says so and shows no answer', async () => {
  const { user } = await renderScreen(LIST, { as: 'basic' })
  await user.click(await screen.findByRole('button', { name: 'View “数据室功能需求调研”' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('closed before you answered')
  expect(dialog).toHaveTextContent('No answer')
})
