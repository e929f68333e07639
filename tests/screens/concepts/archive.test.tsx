import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { concepts, type StoredConcept } from '@mocks/concepts/store'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'

const C = `*${API_BASE}/poconcept/poconceptInfo`
const nameOf = ({ firstStage }: StoredConcept) => String(firstStage?.name)
const stored = (id: string) => concepts.get(id)!

const sealed = () =>
  concepts
    .all()
    .filter(({ seal }) => seal === 'sealed')
    .sort((a, b) => b.updateTime.localeCompare(a.updateTime) || Number(b.id) - Number(a.id))

function watchSeals(
  call: 'batchGoSeal' | 'batchBackSeal',
  answer?: () => Promise<undefined> | HttpResponse<null>,
) {
  const asked: string[] = []
  server.use(
    http.get(`${C}/${call}/:ids`, ({ params }) => {
      asked.push(decodeURIComponent(String(params.ids)))
      return answer?.()
    }),
  )
  return asked
}

async function openList(address: string, as = 'manager') {
  const visit = await renderScreen(address, { as })
  const choose = async (name: string) =>
    visit.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  const press = async (name: string | RegExp) =>
    visit.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
  return { ...visit, choose, press }
}

test('several are restored with one call, and each shows its result in the text of the server', async () => {
  const [first, second] = sealed() as [StoredConcept, StoredConcept]
  const asked = watchSeals('batchBackSeal')
  const { user, choose, press } = await openList('/archive')
  await choose(nameOf(first))
  await choose(nameOf(second))
  expect(screen.getByText('2 projects selected')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Unarchive selected' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Unarchive 2 projects?')
  expect(dialog).toHaveTextContent('Projects return to their previous status and hall')
  expect(asked).toEqual([])
  concepts.put({ ...second, seal: 'open' }) // someone else was faster
  await press('Unarchive 2 projects')

  const results = await screen.findByRole('list', { name: 'Results by project' })
  const [done, refused] = within(results).getAllByRole('listitem')
  expect(done).toHaveTextContent(`${nameOf(first)} Unarchived`)
  expect(refused).toHaveTextContent(`${nameOf(second)} 项目不在归档中`)
  expect(screen.getByText('1 of 2 unarchived')).toBeInTheDocument()
  expect(asked).toEqual([`${first.id},${second.id}`])
  expect(stored(first.id)).toMatchObject({ seal: 'open', state: first.state })
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('link', { name: nameOf(first) })).not.toBeInTheDocument())
  expect(screen.getByText('1 project selected')).toBeInTheDocument()
})

test('while a call is pending no other is made', async () => {
  const [first, second] = sealed() as [StoredConcept, StoredConcept]
  let letGo!: () => void
  const wait = new Promise<undefined>((resolve) => {
    letGo = () => resolve(undefined)
  })
  const asked = watchSeals('batchBackSeal', () => wait)
  const { user, choose, press } = await openList('/archive')
  await choose(nameOf(first))
  await choose(nameOf(second))
  await user.click(screen.getByRole('button', { name: 'Unarchive selected' }))
  await press('Unarchive 2 projects')
  await press(/Unarchive 2 projects/)
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' })).toBeDisabled()
  letGo()
  await screen.findByText('2 of 2 unarchived')
  expect(asked).toEqual([`${first.id},${second.id}`])
})

test('a single one is restored at once, and deselected', async () => {
  const [first] = sealed() as [StoredConcept]
  const { user, choose } = await openList('/archive')
  await choose(nameOf(first))
  await user.click(screen.getByRole('button', { name: 'Unarchive selected' }))
  expect(await screen.findByText(`“${nameOf(first)}” unarchived`)).toBeInTheDocument()
  expect(stored(first.id).seal).toBe('open')
  expect(screen.queryByText('1 project selected')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored(first.id).seal).toBe('sealed'))
})

test('a call without a response is not repeated, and the dialog says where to look', async () => {
  const [first, second] = sealed() as [StoredConcept, StoredConcept]
  const asked = watchSeals('batchBackSeal', () => HttpResponse.error() as HttpResponse<null>)
  const { user, choose, press } = await openList('/archive')
  await choose(nameOf(first))
  await choose(nameOf(second))
  await user.click(screen.getByRole('button', { name: 'Unarchive selected' }))
  await press('Unarchive 2 projects')
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/This may or may not have been done/)).toBeInTheDocument()
  expect(within(dialog).getByRole('link', { name: 'View the archive' })).toHaveAttribute('href', '/archive')
  expect(asked).toHaveLength(1)
})

test('a manager archives from a hall what is not being audited; the rest cannot be selected', async () => {
  const asked = watchSeals('batchGoSeal')
  const { user, choose, press } = await openList('/incubate?keyword=华东创新药研究院有限公司')
  const pending = await screen.findByRole('checkbox', { name: 'Select 吸入式纳米抗体（演示）' })
  expect(pending).toBeDisabled()
  await choose('mRNA 肿瘤疫苗（演示）')
  await choose('眼科基因疗法（演示）')
  await user.click(screen.getByRole('button', { name: 'Archive selected' }))
  concepts.put({ ...stored('5009'), state: '30' }) // submitted meanwhile
  await press('Archive 2 projects')
  const results = await screen.findByRole('list', { name: 'Results by project' })
  expect(results).toHaveTextContent('mRNA 肿瘤疫苗（演示） Archived')
  expect(results).toHaveTextContent('眼科基因疗法（演示） 项目当前状态不允许此操作')
  expect(asked).toEqual(['5002,5009'])
  expect(stored('5002')).toMatchObject({ seal: 'sealed', state: '20', sealedBy: '冯经理' })
})

test('a user who is not a manager reads the archive and restores nothing', async () => {
  await openList('/archive?keyword=5014', 'auditor')
  const row = (await screen.findByRole('link', { name: '微生态活菌制剂（演示）' })).closest('tr')!
  expect(within(row).getByText('Incubating')).toBeInTheDocument()
  expect(within(row).getByText('冯经理')).toBeInTheDocument()
  expect(within(row).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('the archive can be filtered by day of archiving and by state', async () => {
  const day = sealed()
    .find(({ state }) => state === '20')!
    .sealedTime!.slice(0, 10)
  const some = sealed().filter(
    ({ sealedTime, state }) => sealedTime!.startsWith(day) && ['11', '20'].includes(state),
  )
  expect(some.length).toBeLessThan(sealed().length)
  await openList(`/archive?sealedFrom=${day}&sealedTo=${day}&states=11,20`)
  expect(await screen.findByText(`${some.length} in total`)).toBeInTheDocument()
})
