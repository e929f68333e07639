import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { STATE } from '@/features/concepts/domain/conceptStates'
import { concepts } from '@mocks/concepts/store'
import { db } from '@mocks/account/store'
import { server } from '../../setup.msw'
import { askBackend } from '../../support/askBackend'
import { CALLS, readyFor } from '../../support/concepts'
import { renderApp, renderScreen } from '../../support/renderApp'

const C = `*${API_BASE}/poconcept/poconceptInfo`
const CONCEPT_NAME = '一个完整的项目'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const band = (text: RegExp) => screen.findByText(text)

const parts = async () => {
  const nav = await screen.findByRole('navigation', { name: 'Project sections' })
  return {
    names: within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
    current: () => within(nav).getByRole('link', { current: 'page' }).textContent,
    link: (name: string) => within(nav).getByRole('link', { name }),
  }
}

test('a returned concept shows first why it was returned', async () => {
  await renderScreen('/incubate/5009', { as: 'founder' })
  const reason = (await screen.findByText(/^Returned by 沈主席/)).closest('[role=alert]')!
  expect(reason).toHaveTextContent('关键实验数据尚不充分')
  const next = await screen.findByRole('heading', { name: /^Submit for the decision/ })
  expect(reason.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the owner of a draft sees its tabs and the next step; an unknown tab leads to the summary', async () => {
  await renderScreen('/apply/5004?tab=unheard-of', { as: 'founder' })
  await title('可降解心血管支架涂层（演示）')
  const { names, current } = await parts()
  expect(names).toEqual(['Summary', 'First stage', 'Timeline'])
  expect(current()).toBe('Summary')
  expect(await screen.findByRole('button', { name: 'Submit for first review' })).toBeEnabled()
  // Irreversible actions are not shown next to it.
  expect(screen.queryByRole('button', { name: 'Delete the project' })).not.toBeInTheDocument()
})

test('a missing field is listed and leads to its input', async () => {
  const { user, address } = await renderScreen('/incubate/5002', { as: 'founder' })
  const unmetConditions = await screen.findByRole('list', { name: 'Submit for the decision: 1 to go' })
  expect(screen.queryByRole('button', { name: 'Submit for the decision' })).not.toBeInTheDocument()
  await user.click(within(unmetConditions).getByRole('link', { name: /Questions to verify/ }))
  expect(address()).toBe('/incubate/5002?tab=secondStage&field=questions')
  expect((await parts()).current()).toBe('Second stage')
})

test('a pending, an archived and a stopped project say so', async () => {
  const { go } = await renderScreen('/apply/5005', { as: 'manager' })
  await band(/Waiting for the reviewer's opinion/)
  await go('/archive/5014')
  await band(/This project is archived and read-only/)
  readyFor('seal', STATE.secondFailed, { isStopped: true })
  await go('/incubate/7000')
  await band(/The decision was to stop/)
})

test('an expert who has not declared sees only where to declare', async () => {
  await renderScreen('/expert/5008', { as: 'expert' })
  await band(/Declare whether you have a conflict of interest to view the content/)
  const { names, current } = await parts()
  expect(names).toEqual(['Summary', 'Decision'])
  expect(current()).toBe('Decision')
})

test('a concept that is missing, or hidden from the viewer, says so, with a way back', async () => {
  const { user, address } = await renderScreen('/incubate/5007', { as: 'expert2' })
  expect(
    await screen.findByText("This project does not exist, or you don't have permission to view it"),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Back to the list' }))
  expect(address()).toBe('/incubate')
})

test('a failed read is reported and can be retried', async () => {
  server.use(http.get(`${C}/5004`, () => HttpResponse.json({ code: 500, msg: '数据库繁忙' }), { once: true }))
  const { user } = await renderScreen('/apply/5004', { as: 'founder' })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await title('可降解心血管支架涂层（演示）')
})

test('the timeline shows who did what, latest first, and can be filtered by kind', async () => {
  const { go } = await renderScreen('/incubate/5010?tab=timeline', { as: 'manager' })
  const section = await screen.findByRole('region', { name: 'Timeline' })
  const items = () => within(section).findAllByRole('listitem')
  await within(section).findByText('Project created')
  const [first, ...others] = await items()
  expect(first).toHaveTextContent(/Decide to invest/)
  expect(others.at(-1)).toHaveTextContent('Project created')
  await go('/incubate/5010?tab=timeline&kind=agreements')
  expect(await within(section).findByText('No events of this kind.')).toBeInTheDocument()
  await go('/incubate/5010?tab=timeline&kind=state')
  expect(await items()).toHaveLength(others.length + 1)
})

test('the next step is on every tab, and the others in a menu, with their unmet conditions', async () => {
  const { user } = await renderScreen('/apply/5005?tab=records', { as: 'auditor' })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'All actions and conditions' }))
  const open = await screen.findByRole('list', { name: 'Available now' })
  expect(within(open).getAllByRole('listitem')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Pass the first review' }))
  expect(await screen.findByRole('textbox', { name: 'Opinion' })).toBeInTheDocument()
})

test('an action in the address opens its dialog once, and only if it is possible', async () => {
  const { address, go } = await renderScreen('/apply/5005?do=goFirstAuditSuccess', { as: 'auditor' })
  expect(await screen.findByRole('textbox', { name: 'Opinion' })).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/apply/5005?tab=summary'))
  await go('/apply/5006?do=goFirstAuditSuccess')
  await title('长效凝血因子融合蛋白（演示）')
  await waitFor(() => expect(address()).toBe('/apply/5006?tab=summary'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await go('/apply/5005?do=__proto__')
  await waitFor(() => expect(address()).toBe('/apply/5005?tab=summary'))
})

test('an action of another page leads there', async () => {
  const { address } = await renderScreen('/apply/5004?do=update', { as: 'founder' })
  await waitFor(() => expect(address()).toBe('/apply/5004?tab=firstStage'))
})

test('the owner is notified at once that their project has advanced, and sees it on the open page', async () => {
  readyFor('passFirst', STATE.firstPending)
  const { user, address } = await renderApp('/apply/7000', { as: 'founder' })
  await band(/Waiting for the reviewer's opinion/)
  await screen.findByRole('img', { name: 'Live messages connected' })
  const auditor = db.accounts.find(({ userName }) => userName === 'auditor')!
  const { endpoint, args } = CALLS.passFirst
  const stored = concepts.get('7000')!
  await act(() => askBackend().send(auditor, endpoint, args(stored)))
  const notice = (await screen.findByText('Project update')).closest<HTMLElement>('[role=alert]')!
  expect(notice).toHaveTextContent(`${CONCEPT_NAME} · Incubating`)
  await waitFor(() =>
    expect(screen.queryByText(/Waiting for the reviewer's opinion/)).not.toBeInTheDocument(),
  )
  await user.click(within(notice).getByRole('link', { name: CONCEPT_NAME }))
  expect(address()).toBe('/incubate/7000')
})
