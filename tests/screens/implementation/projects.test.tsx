import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projectApi } from '@/features/implementation/project/projectLink.api'
import { dayFromNumber, dayNumber } from '@/shared/lib/dates'
import { milestones, projects } from '@mocks/implementation/store'
import { renderApp, renderScreen } from '../../support/renderApp'
import { roomBackend } from '../../support/roomBackend'
import { fillIn } from '../../support/typing'

const PAGE = '/implement/vproject/9001'
const milestone = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')!

/** The dialog of an action, once it has loaded its data. */
const step = (action: string) =>
  waitFor(() => {
    const dialog = screen.getByRole('dialog')
    return { ...within(dialog), act: within(dialog).getByRole('button', { name: action }) }
  })

test('a user who delivered a milestone sees why they cannot accept it; a colleague can', async () => {
  const { unmount } = await renderScreen(`${PAGE}?tab=milestones`, { as: 'project' })
  const own = within(await milestone('工艺放大'))
  expect(
    own.getByText(/You can't accept a milestone you delivered\. Someone else must accept it/),
  ).toBeInTheDocument()
  expect(own.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
  unmount()

  const { user } = await renderScreen(`${PAGE}?tab=milestones`, { as: 'project2' })
  await user.click(within(await milestone('工艺放大')).getByRole('button', { name: 'Accept' }))
  await user.click((await step('Accept')).act)
  expect(await screen.findByLabelText('Weight of accepted milestones: 50%')).toBeInTheDocument()
  expect(milestones.require('9102')).toMatchObject({ state: 'accepted', updatedBy: '许跟进' })
})

test('a milestone that an instalment depends on cannot be deleted, and says why', async () => {
  projects.put({ ...projects.require('9001'), state: 'suspended' })
  await renderScreen(`${PAGE}?tab=milestones`, { as: 'project' })
  const own = within(await milestone('毒理研究'))
  expect(await own.findByText(/^Instalments depend on it, so it can't be deleted/)).toBeInTheDocument()
  expect(own.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
})

test('the end of a project cannot be moved before its milestones, which the field names', async () => {
  const { user } = await renderScreen(PAGE, { as: 'project' })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const drawer = within(await screen.findByRole('dialog'))
  const { end } = projects.require('9001')
  const { name, due } = milestones.require('9104')
  const before = dayFromNumber(dayNumber(due) - 1)
  fillIn({ End: before }, drawer)
  await user.click(drawer.getByRole('button', { name: 'Save' }))
  expect(await drawer.findAllByText(`Milestones are due later: ${name} (${due})`)).not.toHaveLength(0)
  expect(projects.require('9001').end).toBe(end)
})

test('a milestone is delivered with a published document of the room', async () => {
  const { user } = await renderScreen(`${PAGE}?tab=milestones`, { as: 'project' })
  await user.click(within(await milestone('毒理研究')).getByRole('button', { name: 'Deliver' }))
  const dialog = await step('Deliver')
  await user.type(await dialog.findByLabelText('Deliverable document'), '重复给药毒性')
  await user.click(await screen.findByTitle(/重复给药毒性/))
  await user.click(dialog.act)
  expect(await within(await milestone('毒理研究')).findByText('重复给药毒性（演示）')).toBeInTheDocument()
  expect(milestones.require('9103')).toMatchObject({ state: 'delivered', delivererId: '70' })
})

test('the board follows a phase that another user changes', async () => {
  await renderApp('/implement/vproject?view=phases', { as: 'project' })
  const column = (name: RegExp) => screen.findByRole('region', { name })
  const { id, name, version, phase } = projects.require('9001')
  expect(phase).toBe('conversion')
  expect(await within(await column(/^Conversion/)).findByRole('link', { name })).toBeInTheDocument()
  await screen.findByRole('img', { name: 'Live messages connected' })
  const body = { id, version, phase: 'followOn' as const }
  expect((await roomBackend().send('project2', projectApi.changePhase, { body })).code).toBe(200)
  expect(await within(await column(/^Follow-on/)).findByRole('link', { name })).toBeInTheDocument()
})

test('a card goes where its project may go: back with the reason, at once, or after the required input', async () => {
  const { user } = await renderScreen('/implement/vproject?view=states', { as: 'project' })
  const move = async (name: string, to: RegExp) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`Move “${name}`) }))
    await user.click(await screen.findByRole('menuitem', { name: to }))
  }
  await move('MTN-115', /Running.*Start/)
  expect(await screen.findByText(/Couldn't move “.*” to “Running”/)).toBeInTheDocument()
  expect(screen.getByText(/里程碑权重合计应为 100%/)).toBeInTheDocument()

  await move('TRM-2', /Running.*Start/)
  expect(await screen.findByText(/TRM-2.*moved to “Running”/)).toBeInTheDocument()

  await move('TRM-2', /Suspended.*Suspend/)
  const dialog = await step('Suspend')
  fillIn({ Reason: 'the reagent is late' }, dialog)
  await user.click(dialog.act)
  expect(await screen.findByRole('region', { name: /^Suspended \(2\)/ })).toHaveTextContent('TRM-2')
  expect(projects.require('9008')).toMatchObject({ state: 'suspended', version: 3 })
})

test('ending a project is behind “…” only, with the unmet conditions of the other actions', async () => {
  const { user } = await renderScreen(PAGE, { as: 'project' })
  const more = await screen.findByRole('button', { name: 'More' })
  expect(screen.queryByRole('button', { name: 'Terminate' })).not.toBeInTheDocument()
  await user.click(more)
  const rest = within(await screen.findByRole('group', { name: 'More' }))
  expect(rest.getAllByRole('button').at(-1)).toHaveAccessibleName('Terminate')
  await user.click(rest.getByRole('button', { name: 'All actions and conditions' }))
  const blocked = await screen.findByRole('list', { name: 'Not available yet' })
  expect(within(blocked).getByRole('button', { name: 'Complete' })).toBeDisabled()
})

test('the unmet conditions of a start are shown on the page of the project', async () => {
  await renderScreen('/implement/vproject/9002', { as: 'project2' })
  const blocked = within(await screen.findByRole('list', { name: 'Not available yet' }))
  expect(blocked.getByRole('button', { name: 'Start' })).toBeDisabled()
  expect(blocked.getByText(/Milestone weights must total 100%/)).toBeInTheDocument()
})

test('milestones that wait for acceptance lead to their projects', async () => {
  await renderScreen('/implement/vproject?delivered=true', { as: 'project2' })
  expect(await screen.findByRole('row', { name: /PRJ-9001/ })).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /PRJ-9002/ })).not.toBeInTheDocument()
})

test('a change by another manager is shown to the second one, and none of their input is lost', async () => {
  const { user } = await renderScreen(PAGE, { as: 'project' })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit project' }))
  fillIn({ 'Contract no.': 'HT-MINE' }, form)
  const before = projects.require('9001')
  projects.put({ ...before, contractNo: 'HT-THEIRS', version: before.version + 1, updatedBy: '许跟进' })

  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/HT-THEIRS/)).toBeInTheDocument()
  expect(form.getByRole('textbox', { name: 'Contract no.' })).toHaveValue('HT-MINE')
  expect(projects.require('9001').contractNo).toBe('HT-THEIRS')
})

test('a concept leads to its project, and the project back to it', async () => {
  const { user, address } = await renderScreen('/incubate/5013', { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Funded project' }))
  const row = within(await screen.findByRole('row', { name: /PRJ-9001/ }))
  await user.click(row.getByRole('link', { name: /^BLX-220/ }))
  expect(address()).toBe(PAGE)
  expect(await screen.findByRole('link', { name: 'POC202605013' })).toHaveAttribute('href', '/incubate/5013')
})
