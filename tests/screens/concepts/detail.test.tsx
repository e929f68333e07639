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
import { renderApp } from '../../support/openAt'

const C = `*${API_BASE}/poconcept/poconceptInfo`
const WHOLE = '一个完整的项目'

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

test('whoever comes to a returned concept reads first why it returned', async () => {
  await renderApp('/incubate/5009', { as: 'founder' })
  const reason = (await screen.findByText(/^Returned by 沈主席/)).closest('[role=alert]')!
  expect(reason).toHaveTextContent('关键实验数据尚不充分')
  const next = await screen.findByRole('heading', { name: /^Submit for the decision/ })
  expect(reason.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the owner of a draft sees its parts and what to do next; an unknown part leads to the summary', async () => {
  await renderApp('/apply/5004?tab=unheard-of', { as: 'founder' })
  await title('可降解心血管支架涂层（演示）')
  const { names, current } = await parts()
  expect(names).toEqual(['Summary', 'First stage', 'Timeline'])
  expect(current()).toBe('Summary')
  expect(await screen.findByRole('button', { name: 'Submit for first review' })).toBeEnabled()
  // What is lost for good does not stand beside it.
  expect(screen.queryByRole('button', { name: 'Delete the project' })).not.toBeInTheDocument()
})

test('what is missing is listed and leads to its field', async () => {
  const { user, address } = await renderApp('/incubate/5002', { as: 'founder' })
  const way = await screen.findByRole('list', { name: 'Submit for the decision: 1 to go' })
  expect(screen.queryByRole('button', { name: 'Submit for the decision' })).not.toBeInTheDocument()
  await user.click(within(way).getByRole('link', { name: /Questions to verify/ }))
  expect(address()).toBe('/incubate/5002?tab=secondStage&field=questions')
  expect((await parts()).current()).toBe('Second stage')
})

test('a project that waits, one in the archive, and one that was stopped say so', async () => {
  const { go } = await renderApp('/apply/5005', { as: 'manager' })
  await band(/Waiting for the opinion of the auditor/)
  await go('/archive/5014')
  await band(/This project is in the archive and can only be read/)
  readyFor('seal', STATE.secondFailed, { isStopped: true })
  await go('/incubate/7000')
  await band(/The decision was to stop/)
})

test('an expert who has not declared is shown nothing but where to declare', async () => {
  await renderApp('/expert/5008', { as: 'expert' })
  await band(/after you have declared/)
  const { names, current } = await parts()
  expect(names).toEqual(['Summary', 'Decision'])
  expect(current()).toBe('Decision')
})

test('one that is not there, or not for the viewer, is said to be so, with a way back', async () => {
  const { user, address } = await renderApp('/incubate/5007', { as: 'expert2' })
  expect(
    await screen.findByText("This project does not exist, or you don't have permission to view it"),
  ).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Back to the list' }))
  expect(address()).toBe('/incubate')
})

test('a failed read is said, and tried again', async () => {
  server.use(http.get(`${C}/5004`, () => HttpResponse.json({ code: 500, msg: '数据库繁忙' }), { once: true }))
  const { user } = await renderApp('/apply/5004', { as: 'founder' })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await title('可降解心血管支架涂层（演示）')
})

test('the timeline tells who did what, the latest first, and is narrowed down by kind', async () => {
  const { go } = await renderApp('/incubate/5010?tab=timeline', { as: 'manager' })
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

test('the next step stands on every part, the others behind it, with what is in the way of them', async () => {
  const { user } = await renderApp('/apply/5005?tab=records', { as: 'auditor' })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'All actions and conditions' }))
  const open = await screen.findByRole('list', { name: 'Available now' })
  expect(within(open).getAllByRole('listitem')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Pass the first review' }))
  expect(await screen.findByRole('textbox', { name: 'Opinion' })).toBeInTheDocument()
})

test('an action in the address opens its dialog once, and only where it is possible', async () => {
  const { address, go } = await renderApp('/apply/5005?do=goFirstAuditSuccess', { as: 'auditor' })
  expect(await screen.findByRole('textbox', { name: 'Opinion' })).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/apply/5005?tab=summary'))
  await go('/apply/5006?do=goFirstAuditSuccess')
  await title('长效凝血因子融合蛋白（演示）')
  await waitFor(() => expect(address()).toBe('/apply/5006?tab=summary'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await go('/apply/5005?do=__proto__')
  await waitFor(() => expect(address()).toBe('/apply/5005?tab=summary'))
})

test('what an action elsewhere asks for leads there', async () => {
  const { address } = await renderApp('/apply/5004?do=update', { as: 'founder' })
  await waitFor(() => expect(address()).toBe('/apply/5004?tab=firstStage'))
})

test('the owner is told at once that his project has moved on, and sees it where it is open', async () => {
  readyFor('passFirst', STATE.firstPending)
  const { user, address } = await renderApp('/apply/7000', { as: 'founder' })
  await band(/Waiting for the opinion of the auditor/)
  await screen.findByRole('img', { name: 'Live messages connected' })
  const auditor = db.accounts.find(({ userName }) => userName === 'auditor')!
  const { endpoint, args } = CALLS.passFirst
  const stored = concepts.get('7000')!
  await act(() => askBackend().send(auditor, endpoint, args(stored)))
  const notice = (await screen.findByText('Project update')).closest<HTMLElement>('[role=alert]')!
  expect(notice).toHaveTextContent(`${WHOLE} · Incubating`)
  await waitFor(() => expect(screen.queryByText(/Waiting for the opinion/)).not.toBeInTheDocument())
  await user.click(within(notice).getByRole('link', { name: WHOLE }))
  expect(address()).toBe('/incubate/7000')
})
