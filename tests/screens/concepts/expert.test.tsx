import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { conceptApi } from '@/features/concepts/model/concepts.api'
import { VERSION_CONFLICT } from '@/shared/workflow/versionConflict'
import { STATE } from '@/features/concepts/domain/conceptStates'
import { DecisionTab } from '@/features/concepts/expert/DecisionTab'
import { ExpertListPage } from '@/features/concepts/lists/ExpertListPage'
import { API_BASE, apiQuery } from '@/shared/api'
import { concepts, type StoredConcept } from '@mocks/concepts/store'
import { scoreWeights } from '@mocks/concepts/figures'
import { server } from '../../setup.msw'
import { openFilters } from '../../support/lists'
import { readyFor } from '../../support/concepts'
import { renderComponent } from '../../support/renderComponent'
import { fillIn } from '../../support/typing'

const CAR_NK = '5007'
const INHALED = '5008'

const stored = (id: string) => concepts.get(id)!

function Opened({ id }: { id: string }) {
  const { data } = useQuery(apiQuery(conceptApi.detail, { path: { id } }))
  return <Suspense>{data && <DecisionTab concept={data} />}</Suspense>
}

const show = (id: string, as: string) => renderComponent(<Opened id={id} />, { as })

async function showQueue(query = '') {
  const view = await renderComponent(
    <Suspense>
      <ExpertListPage />
    </Suspense>,
    { as: 'expert' },
  )
  if (query) await act(() => view.go(`/?${query}`))
  return view
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const button = (name: string) => screen.getByRole('button', { name })
const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }))
async function confirm(title: RegExp, name: string) {
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toMatch(title)
  fireEvent.click(within(dialog).getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const declareNone = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: /No, I have none/ }))
  fireEvent.click(button('Submit declaration'))
}

const ITEMS = ['Science', 'Clinical and regulatory', 'Intellectual property', 'Market', 'Valuation', 'Team']
const scorecard = () => screen.findByText('Weighted total')
const scoreAll = (score: string) => {
  for (const item of ITEMS) choose(`Score: ${item}`, score)
}

const refusing = (path: string, code: number, msg: string) =>
  server.use(
    http.post(`*${API_BASE}/poconcept/poconceptInfo/${path}`, () => HttpResponse.json({ code, msg }), {
      once: true,
    }),
  )

test('the queue shows what waits for a decision, narrowed by filters, and leads to the decision', async () => {
  const { user, address } = await showQueue('keyword=CAR-NK')
  const row = await screen.findByRole('row', { name: /CAR-NK/ })
  expect(row).toHaveTextContent('Declaration due')
  expect(row).toHaveTextContent('0 of 1 have scored')
  expect(row).toHaveTextContent('quorum 1')
  expect(within(row).getByRole('link')).toHaveAttribute('href', `/${CAR_NK}?tab=decision`)
  // Neither amounts nor valuation before the declaration.
  expect(row).not.toHaveTextContent('¥')

  await user.click(screen.getByLabelText('My progress'))
  await user.click(await screen.findByTitle('Scored'))
  await openFilters(user)
  fireEvent.change(screen.getByLabelText('Requested amount from'), { target: { value: '１,000' } })
  expect(await screen.findByText('Nothing matches these filters')).toBeInTheDocument()
  expect(address()).toContain('myReview=scored')
  await waitFor(() => expect(address()).toContain('amountFrom=1000'))
})

test('an invalid amount is reported, and no list is requested with it', async () => {
  const { user, address } = await showQueue()
  await screen.findByText(/^1–10 of \d+$/)
  await openFilters(user)
  fireEvent.change(screen.getByLabelText('Requested amount to'), { target: { value: 'ten million' } })
  expect(await screen.findByText('Enter a number, such as 2,500,000')).toBeInTheDocument()
  expect(address()).not.toContain('amountTo')
  expect(screen.getByLabelText('Requested amount to')).toHaveValue('ten million')
  fireEvent.change(screen.getByLabelText('Requested amount to'), { target: { value: '1' } })
  await waitFor(() => expect(address()).toContain('amountTo=1'))
})

test('the queue shows amounts, range and an overdue deadline', async () => {
  const { reviews } = stored(INHALED)
  concepts.put({
    ...stored(INHALED),
    deadline: '2020-01-31',
    reviews: { ...reviews, '15': { name: '卫专家', hasConflict: false } },
  })
  await showQueue()
  // The earliest deadline comes first.
  const row = (await screen.findAllByRole('row', { name: /吸入式/ }))[0]!
  expect(row.previousElementSibling?.querySelector('a') ?? null).toBeNull()
  expect(row).toHaveTextContent('2020-01-31Overdue')
  expect(row).toHaveTextContent('Declared')
  expect(row).toHaveTextContent(/¥[\d.]+\S*\(¥/)
})

test('no content is shown before the declaration', async () => {
  await show(INHALED, 'expert')
  await heading('Do you have a conflict of interest?')
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  expect(document.body).not.toHaveTextContent('¥')
  expect(button('Submit declaration')).toBeDisabled()

  await declareNone()
  await heading('Scorecard')
  const shown = (await heading('Documents')).closest('[tabindex="-1"]')
  expect(shown).toHaveFocus()
  expect(screen.queryByRole('heading', { name: 'Do you have a conflict of interest?' })).toBeNull()
})

test('an expert with a conflict sees what follows, and then neither row nor count', async () => {
  const total = async () => {
    const { unmount } = await showQueue()
    const count = Number((await screen.findByText(/^1–10 of \d+$/)).textContent.match(/\d+$/)![0])
    unmount()
    return count
  }
  const before = await total()
  const { address, unmount } = await show(INHALED, 'expert')
  fireEvent.click(await screen.findByRole('radio', { name: /Yes, I have one/ }))
  fireEvent.click(button('Submit declaration'))
  await confirm(/^Recuse yourself from “吸入式/, 'Recuse myself')
  await waitFor(() => expect(address()).toBe('/expert'))
  unmount()
  expect(await total()).toBe(before - 1)
  await showQueue('keyword=吸入式')
  expect(await screen.findByText('Nothing matches these filters')).toBeInTheDocument()
})

test('a remarkable score needs a comment; the total follows the weights of the dictionary', async () => {
  const { user } = await show(INHALED, 'expert')
  await declareNone()
  await scorecard()
  const total = () => screen.getByText('Weighted total').nextElementSibling
  expect(total()).toHaveTextContent('—')
  scoreAll('7')
  choose('Score: Science', '9')
  const weights = scoreWeights()
  const sum = [...weights.values()].reduce((all, weight) => all + weight, 0)
  const expected = 7 + (2 * weights.get('science')!) / sum
  await waitFor(() => expect(total()).toHaveTextContent(`${Number(expected.toFixed(2))} / 10`))

  await user.click(button('Submit scores'))
  const wrong = await screen.findByText('2 fields need correcting')
  const links = within(wrong.closest<HTMLElement>('[role=alert]')!).getAllByRole('listitem')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Comment: Science This score needs a comment',
    'Vote Please fill this in',
  ])
  await waitFor(() => expect(screen.getByLabelText('Comment: Science')).toHaveFocus())

  fillIn({ 'Comment: Science': '机制新颖，数据充分。' })
  choose('Vote', 'Invest')
  await user.click(button('Submit scores'))
  await confirm(/^Submit “Invest” with 7.5 points/, 'Submit')
  expect(await screen.findByText('卫专家 (you)')).toBeInTheDocument()
  expect(stored(INHALED).reviews['15']?.card).toMatchObject({ vote: 'invest' })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Scorecard' })).toBeNull())
})

/** A concept that two others have judged. */
const judged = (more: Partial<StoredConcept> = {}) => readyFor('score', STATE.secondPending, more)

test("others' judgements appear after one's own is submitted", async () => {
  const { user } = await show(judged().id, 'expert')
  expect(await screen.findByText(/shown after you submit your own/)).toBeInTheDocument()
  expect(screen.queryByText('谢专家')).toBeNull()
  await scorecard()
  scoreAll('4')
  choose('Vote', 'Decline')
  await user.click(button('Submit scores'))
  await confirm(/^Submit “Decline”/, 'Submit')
  const table = await screen.findByRole('table', { name: 'Scores by member and item' })
  expect(within(table).getAllByRole('row')).toHaveLength(4)
  expect(within(table).getByRole('row', { name: /谢专家/ })).toHaveTextContent('Invest7')
  expect(screen.getByText('Same spread for every item: 3 points')).toBeInTheDocument()
  expect(screen.getByText('Mean weighted total of 3 scores: 6.')).toBeInTheDocument()
})

test('an expert who recuses themselves by vote gives no scores and loses access to the concept', async () => {
  const { id } = judged()
  const { user, address } = await show(id, 'expert')
  await scorecard()
  choose('Vote', 'Recuse')
  await user.click(button('Submit scores'))
  await confirm(/^Recuse yourself from “一个完整的项目”/, 'Recuse myself')
  await waitFor(() => expect(address()).toBe('/expert'))
  expect(stored(id).reviews['15']).toEqual({ name: '卫专家', hasConflict: true })
})

test('a rejected judgement keeps the input, also across a reload', async () => {
  const { id } = judged()
  const { user, unmount } = await show(id, 'expert')
  await scorecard()
  scoreAll('5')
  fillIn({ 'Comment: Team': '团队经验丰富' })
  choose('Vote', 'More information')
  refusing('score', 500, '评审已结束')
  await user.click(button('Submit scores'))
  await confirm(/^Submit “/, 'Submit')
  expect(await screen.findByText('评审已结束')).toBeInTheDocument()
  expect(screen.getByLabelText('Comment: Team')).toHaveValue('团队经验丰富')
  unmount()
  await show(id, 'expert')
  expect(await screen.findByText('Your unsubmitted input has been restored')).toBeInTheDocument()
  expect(screen.getByLabelText('Comment: Team')).toHaveValue('团队经验丰富')
  fireEvent.click(button('Start over'))
  expect(await screen.findByLabelText('Comment: Team')).toHaveValue('')
})

test('a decision made meanwhile keeps the input, and says why it cannot be submitted', async () => {
  const { id } = judged()
  const { unmount } = await show(id, 'expert')
  await scorecard()
  fillIn({ 'Comment: Team': '团队经验丰富' })
  concepts.put({ ...stored(id), state: STATE.decided, version: 9 })
  unmount()
  await show(id, 'expert')
  expect(await screen.findByLabelText('Comment: Team')).toHaveValue('团队经验丰富')
  expect(await screen.findByRole('list', { name: 'Still required' })).toHaveTextContent(
    "Not available in the project's current status",
  )
  expect(button('Submit scores')).toBeDisabled()
})

test('the chair sees the unmet conditions of a decision, and all judgements without giving one', async () => {
  const { reviews } = judged()
  concepts.put({ ...stored('7000'), reviews: { '17': reviews['17']!, '9201': reviews['9201']! } })
  await show('7000', 'chair')
  await heading("Chair's decision")
  const unmetConditions = screen.getByRole('list', { name: 'Still required' })
  expect(
    within(unmetConditions)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(["Some experts haven't declared conflicts of interest", 'Not enough scores for a quorum'])
  expect(button('Decide')).toBeDisabled()
  expect(await screen.findByRole('row', { name: /谢专家/ })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Scorecard' })).toBeNull()
  // Returning it needs no quorum.
  choose('Decision', 'Return for rework')
  await waitFor(() => expect(button('Decide')).toBeEnabled())
})

test('the chair invests with conditions; a rejection keeps the input', async () => {
  const { id } = readyFor('decide', STATE.secondPending)
  const { user } = await show(id, 'chair')
  await heading("Chair's decision")
  choose('Decision', 'Invest with conditions')
  await user.click(button('Decide'))
  expect(await screen.findByRole('button', { name: 'Approved amount' })).toBeInTheDocument()
  fillIn({ 'Approved amount': '2,500,000', 'Condition 1': '首期实验达标' })
  await user.click(button('Add a condition'))
  fillIn({ 'Condition 2': '完成专利布局' })

  refusing('goSecondAuditSuccess', VERSION_CONFLICT, '该项目已由褚秘书更新')
  await user.click(button('Decide'))
  await confirm(/^Invest ¥2,500,000 in “一个完整的项目” with conditions/, 'Confirm decision')
  expect(await screen.findByText('该项目已由褚秘书更新')).toBeInTheDocument()
  expect(screen.getByText(/your input is kept/)).toBeInTheDocument()
  expect(screen.getByLabelText('Condition 2')).toHaveValue('完成专利布局')
  expect(stored(id).state).toBe(STATE.secondPending)

  // The same input right away would count as a double click.
  fillIn({ 'Approved amount': '3,000,000' })
  await user.click(button('Decide'))
  await confirm(/^Invest ¥3,000,000/, 'Confirm decision')
  await heading('Decision')
  expect(stored(id).decision).toMatchObject({
    decision: 'conditions',
    amount: 3_000_000,
    currency: 'CNY',
    conditions: ['首期实验达标', '完成专利布局'],
  })
  expect(screen.getByText('完成专利布局')).toBeInTheDocument()
  expect(screen.getByText('沈主席')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('heading', { name: "Chair's decision" })).toBeNull())
})

test('the chair returns a concept with notes on its fields', async () => {
  const { id } = readyFor('returnSecond', STATE.secondPending)
  const { user } = await show(id, 'chair')
  await heading("Chair's decision")
  choose('Decision', 'Return for rework')
  await user.click(await screen.findByLabelText('Reason category'))
  await user.click(await screen.findByTitle('Insufficient market potential'))
  fillIn({ Reason: '市场测算依据不足' })
  await user.click(screen.getByRole('combobox', { name: 'Choose a field to add a note' }))
  await user.click(await screen.findByTitle('Budget'))
  await user.type(await screen.findByRole('textbox', { name: 'Budget' }), '请细化预算')
  await user.click(button('Decide'))
  await confirm(/^Return “一个完整的项目” for rework/, 'Confirm decision')
  await waitFor(() => expect(stored(id).state).toBe(STATE.secondFailed))
  expect(stored(id).notes).toMatchObject([{ stage: 'second', field: 'budget', text: '请细化预算' }])
  expect(await screen.findByText('市场测算依据不足')).toBeInTheDocument()
})

test('an addition to a decision is appended', async () => {
  const first = { text: '首次补充：请关注安全性。', by: '卫专家', time: '2026-01-01 10:00:00' }
  const { id } = readyFor('addToDecision', STATE.decided, { addenda: [first] })
  const { user } = await show(id, 'expert')
  await heading('Additional comments')
  fillIn({ Comment: '太短' })
  await user.click(button('Add comment'))
  expect(await screen.findByRole('button', { name: 'Comment' })).toBeInTheDocument()
  fillIn({ Comment: '第二次补充：请提交稳定性数据。' })
  await user.click(button('Add comment'))
  expect(await screen.findByText('第二次补充：请提交稳定性数据。', { selector: 'p' })).toBeInTheDocument()
  expect(stored(id).addenda).toMatchObject([first, { text: '第二次补充：请提交稳定性数据。' }])
  await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue(''))
})

test('a user who takes no part can only read the decision', async () => {
  const { unmount } = await show('5010', 'founder')
  await heading('Decision')
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  unmount()
  await show('5002', 'founder')
  expect(await screen.findByText('This project has not entered investment decision yet')).toBeInTheDocument()
})
