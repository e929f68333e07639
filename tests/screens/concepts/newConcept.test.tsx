import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { concepts } from '@mocks/concepts/store'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'
import { fillIn } from '../../support/typing'

// Preloads the page, so that its import does not count for the first test.
await import('@/features/concepts/firstStage/NewConceptPage')

const createButton = () => screen.findByRole('button', { name: 'Create draft' })
const own = () => concepts.all().filter(({ ownerName }) => ownerName === '吴创始').length

test('an incomplete draft is created, and its workspace opened', async () => {
  const { user, address } = await renderScreen('/apply/new', { as: 'founder' })
  await createButton()
  const before = own()
  fillIn({ 'Project name': '一个新的项目', 'Funds sought': '1,000,000' })
  await user.click(await createButton())
  expect(await screen.findByText(/From now on your changes are saved automatically/)).toBeInTheDocument()
  expect(own()).toBe(before + 1)
  const created = concepts.all().at(-1)!
  expect(created.firstStage).toMatchObject({ name: '一个新的项目', funds: 1_000_000 })
  expect(address()).toBe(`/apply/${created.id}?tab=firstStage`)
})

test('a refused creation keeps the input, also across a reload', async () => {
  server.use(
    http.post(`*${API_BASE}/poconcept/poconceptInfo`, () =>
      HttpResponse.json({ code: 500, msg: '系统维护中' }),
    ),
  )
  const view = await renderScreen('/apply/new', { as: 'founder' })
  await createButton()
  fillIn({ 'Project name': '没有创建的项目' })
  await view.user.click(await createButton())
  expect(await screen.findByText('系统维护中')).toBeInTheDocument()
  expect(screen.getByLabelText('Project name')).toHaveValue('没有创建的项目')
  view.unmount()

  const { user } = await renderScreen('/apply/new', { as: 'founder' })
  expect(await screen.findByLabelText('Project name')).toHaveValue('没有创建的项目')
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.getByLabelText('Project name')).toHaveValue('')
})

test('a user who may not create a project sees why', async () => {
  await renderScreen('/apply/new', { as: 'expert' })
  expect(await screen.findByText("You can't create projects")).toBeInTheDocument()
  expect(screen.queryByLabelText('Project name')).not.toBeInTheDocument()
})
