import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import styles from '@/features/concepts/lists/halls.module.css'
import { waitingCount } from '@mocks/concepts/lists'
import { concepts } from '@mocks/concepts/store'
import { db } from '@mocks/account/store'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { renderApp, renderScreen } from '../../support/renderApp'
import { watchSavedFiles } from '../../support/savedFiles'

const FOUNDER = '6'
const DRAFT = '可降解心血管支架涂层（演示）'
const PENDING = '靶向 KRAS G12C 抑制剂（演示）'
const RETURNED = '长效凝血因子融合蛋白（演示）'
const HIGHLIGHTED = '双特异性抗体平台（演示）'

const saved = watchSavedFiles()
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest<HTMLElement>('tr')!
const account = (name: string) => db.accounts.find(({ userName }) => userName === name)!

test('the collection list shows what has not passed the first audit, and its tabs filter it in the address', async () => {
  const { user, address } = await renderScreen('/apply', { as: 'founder' })
  await rowOf(DRAFT)
  expect(screen.getByRole('link', { name: RETURNED })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: HIGHLIGHTED })).not.toBeInTheDocument()

  await user.click(screen.getByRole('link', { name: 'My drafts' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: RETURNED })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: DRAFT })).toBeInTheDocument()
  expect(address()).toBe('/apply?states=00&mine=true')
  expect(screen.getByRole('link', { name: 'My drafts' })).toHaveAttribute('aria-current', 'page')

  await user.click(screen.getByRole('link', { name: 'All' }))
  await screen.findByRole('link', { name: RETURNED })
})

test('waiting concepts are counted by the server, and marked as read only', async () => {
  await renderScreen('/apply?keyword=靶向 KRAS', { as: 'auditor' })
  const row = await rowOf(PENDING)
  expect(within(row).getByRole('img', { name: 'Under review: read-only' })).toBeInTheDocument()
  const count = waitingCount(account('auditor'))
  expect(count).toBeGreaterThan(100)
  expect(await screen.findByRole('link', { name: `Awaiting first review ${count}` })).toBeInTheDocument()
})

test('filters go into the address and narrow the list', async () => {
  const { user, address } = await renderScreen('/apply', { as: 'manager' })
  await screen.findByText(/^1–10 of \d+$/)
  await user.type(screen.getByRole('textbox', { name: /Keyword/ }), '靶向 KRAS')
  await rowOf(PENDING)
  await screen.findByText('1 in total')
  expect(new URLSearchParams(address().split('?')[1]).get('keyword')).toBe('靶向 KRAS')
})

test('the filters of the two lists are remembered separately', async () => {
  const { go, address } = await renderScreen('/apply?keyword=靶向 KRAS', { as: 'founder' })
  await rowOf(PENDING)
  await go('/incubate')
  await rowOf(HIGHLIGHTED)
  expect(address()).toBe('/incubate')
})

test('an owner deletes a draft; nobody is offered what their role does not allow', async () => {
  const { user } = await renderScreen('/apply', { as: 'founder' })
  const draft = await rowOf(DRAFT)
  expect(within(await rowOf(PENDING)).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'New project' })).toHaveAttribute('href', '/apply/new')
  expect(within(draft).getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    '/apply/5004?tab=firstStage',
  )
  expect(screen.queryByRole('checkbox', { name: /Select/ })).not.toBeInTheDocument()
  await user.click(within(draft).getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: DRAFT })).not.toBeInTheDocument())
  expect(concepts.all().some(({ id }) => id === '5004')).toBe(false)
})

test('a user who may not create projects is not offered to', async () => {
  await renderScreen('/apply', { as: 'expert' })
  expect(await screen.findByText(/^No projects here are visible to you/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to investment decisions' })).toHaveAttribute('href', '/expert')
  expect(screen.queryByRole('link', { name: 'New project' })).not.toBeInTheDocument()
})

test('columns can be selected, and the selection is remembered', async () => {
  const { user, go } = await renderScreen('/apply', { as: 'founder' })
  await rowOf(DRAFT)
  expect(screen.queryByRole('columnheader', { name: 'Modality' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Columns/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Modality' }))
  expect(await screen.findByRole('columnheader', { name: 'Modality' })).toBeInTheDocument()
  await go('/index')
  await go('/apply')
  expect(await screen.findByRole('columnheader', { name: 'Modality' })).toBeInTheDocument()
})

test('the export covers the list with its filters', async () => {
  const asked: string[] = []
  server.use(
    http.get(`*${API_BASE}/poconcept/export`, ({ request }) => {
      asked.push(new URL(request.url).search)
    }),
  )
  const { user } = await renderScreen('/apply?states=11&view=board', { as: 'manager' })
  await user.click(await screen.findByRole('button', { name: /Export/ }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(asked).toEqual(['?states=11&hall=apply&language=en'])
})

test('the notice leads to the projects that it names, which are highlighted until it is closed', async () => {
  const { user } = await renderApp('/index', { as: 'founder' })
  await user.click(await screen.findByRole('button', { name: 'View' }))
  const marked = await rowOf(HIGHLIGHTED)
  expect(marked).toHaveClass(styles.isArrived!)
  expect(await rowOf('mRNA 肿瘤疫苗（演示）')).not.toHaveClass(styles.isArrived!)
  const note = (
    await screen.findByText(/Service agreement just signed; now in verification and conversion/)
  ).closest<HTMLElement>('[role=alert]')!
  await user.click(within(note).getByRole('button', { name: /close/i }))
  expect(await rowOf(HIGHLIGHTED)).not.toHaveClass(styles.isArrived!)
})

test('an empty incubation list says what leads there', async () => {
  for (const { id, ownerId } of concepts.all()) if (ownerId === FOUNDER) concepts.delete(id)
  await renderScreen('/incubate', { as: 'founder' })
  expect(await screen.findByText('No projects in incubation')).toBeInTheDocument()
  expect(
    screen.getByText(/To submit for first review, fill in:.*Project name.*Innovation summary/),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the collection hall' })).toHaveAttribute('href', '/apply')
})

test('the incubation list can be filtered by time in its state, by agreement and by manager', async () => {
  await renderScreen('/incubate?minDays=30&service=signed&manager=冯', { as: 'manager' })
  await screen.findByText(/\d+ in total/)
  const rows = screen.getAllByRole('row').filter((row) => within(row).queryByRole('link'))
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(within(row).getByText('冯经理')).toBeInTheDocument()
})

test('a filter of a link that no field shows is named in the list, and can be removed', async () => {
  const { user, address } = await renderScreen('/incubate?states=20&decision=invest&view=board', {
    as: 'manager',
  })
  await user.click(await screen.findByRole('button', { name: 'Remove these filters' }))
  await waitFor(() => expect(address()).toBe('/incubate?states=20&view=board'))
  expect(screen.queryByText(/The link that opened this list applies/)).not.toBeInTheDocument()
})
