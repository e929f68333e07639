import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SCOPES } from '@/entities/roomScope'
import { changeRights, rightsNow } from '@mocks/rooms/rights'
import { nodesOf, tags, tagsOf } from '@mocks/rooms/store'
import { renderScreen } from '../../support/renderApp'
import { dialogOf, pressInRow } from '../../support/lists'
import { fillIn } from '../../support/typing'

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test.each(SCOPES)('%s: a tag is added, has a name of its own, and goes while it is empty', async (scope) => {
  const { user } = await renderScreen(`/${scope}/vtag?roomId=1`, { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Add tag' }))
  const drawer = within(await screen.findByRole('dialog'))
  await drawer.findByLabelText('Name')
  fillIn({ Name: '评审专家', Representative: '演示' }, drawer)
  for (const [label, title] of [
    ['Type', 'Expert'],
    ['Organisation category', 'Fund'],
    ['Initial permission level', '2 View'],
  ] as const) {
    await user.click(drawer.getByLabelText(label))
    await user.click(await screen.findByTitle(title))
  }
  const save = () => user.click(drawer.getByRole('button', { name: 'Save tag' }))
  await save()
  expect(await drawer.findByRole('alert')).toHaveTextContent('评审专家')
  fillIn({ Name: '投资机构' }, drawer)
  await save()
  await rowOf('投资机构')
  const { id } = tagsOf(scope, '1').at(-1)!
  expect(rightsNow(scope, '1').at('2026-01-01T00:00:00Z').ruleOf('5', 'tag', id)?.level).toBe(2)

  await pressInRow(user, await rowOf('投资机构'), 'Delete')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(tagsOf(scope, '1')).toHaveLength(4))
})

test('when two administrators edit a tag, the later one sees the other’s changes', async () => {
  const { user } = await renderScreen('/vdr/vtag?roomId=1', { as: 'admin' })
  await pressInRow(user, await rowOf('潜在受让方 A'), 'Edit')
  const drawer = within(await screen.findByRole('dialog'))
  fillIn({ Representative: 'My submissions' }, drawer)
  tags.vdr.put({ ...tags.vdr.require('2'), type: 'expert', color: '#B4690E', version: 2, updatedBy: 'Other' })
  await user.click(drawer.getByRole('button', { name: 'Save tag' }))
  const theirs = within(await drawer.findByRole('group', { name: 'Colour' }))
  expect(theirs.getByRole('radio', { name: /Orange/ })).toBeChecked()
  await user.click(drawer.getByRole('button', { name: 'Save my choices' }))
  await waitFor(() =>
    expect(tags.vdr.require('2')).toMatchObject({
      representative: 'My submissions',
      type: 'expert',
      version: 3,
    }),
  )
})

test('a tag in use links to its members and cannot be deleted', async () => {
  const { user, address } = await renderScreen('/vdr/vtag?roomId=1', { as: 'admin' })
  const row = within(await rowOf('潜在受让方 A'))
  expect(row.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
  await user.click(row.getByRole('link', { name: /members of/ }))
  expect(address()).toBe('/vdr/vdmuser?roomId=1&tagId=2')
  expect(await rowOf('buyer@example.com')).toBeInTheDocument()
})

const cell = (name: RegExp) => screen.findByRole('gridcell', { name })

test('levels are staged by keyboard, reviewed and applied together', async () => {
  const { user } = await renderScreen('/vdr/vtag?roomId=1&view=matrix', { as: 'admin' })
  const inFive = nodesOf('vdr', '1').filter(({ id, kind }) => kind === 'document' && id.startsWith('5-'))
  const grid = await screen.findByRole('grid')
  await user.click(
    within(await screen.findByRole('row', { name: /^▸?.*5 CMC/ })).getAllByRole('gridcell')[1]!,
  )
  expect(grid).toHaveFocus()
  expect(document.getElementById(grid.getAttribute('aria-activedescendant')!)).toBeInTheDocument()
  fireEvent.scroll(grid, { target: { scrollTop: 90_000 } }) // rows outside the viewport are not rendered and cannot be the active descendant
  expect(grid).not.toHaveAttribute('aria-activedescendant')
  fireEvent.scroll(grid, { target: { scrollTop: 0 } })
  await user.keyboard('2{ArrowDown}{Shift>}{ArrowRight}{/Shift}{Delete}')
  expect(await screen.findByText('3 pending changes', { selector: 'strong' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Review impact and apply' }))
  const sheet = await dialogOf('Who will see what')
  expect(
    await sheet.findByRole('row', { name: new RegExp(`Tag 潜在受让方 A ▲ ${inFive.length} ▼ \\d`) }),
  ).toBeInTheDocument()
  await user.click(sheet.getByRole('button', { name: 'Apply changes' }))
  expect(await screen.findByText('No pending changes')).toBeInTheDocument()
  const now = rightsNow('vdr', '1').at('2026-01-01T00:00:00Z')
  expect([now.ruleOf('5', 'tag', '2')?.level, now.ruleOf('6', 'tag', '2')]).toEqual([2, undefined])
})

test('a conflicting change by someone else is shown next to the staged one, and nothing is lost', async () => {
  const { user } = await renderScreen('/vdr/vtag?roomId=1&view=matrix', { as: 'admin' })
  await screen.findByRole('grid')
  await user.click(within(await screen.findByRole('row', { name: /5 CMC/ })).getAllByRole('gridcell')[1]!)
  await user.keyboard('3')
  await user.click(screen.getByRole('button', { name: 'Review impact and apply' }))
  const apply = await screen.findByRole('button', { name: 'Apply changes' })
  await waitFor(() => expect(apply).toBeEnabled())
  changeRights('vdr', '1', '周岚', [{ kind: 'rule', node: '5', subject: 'tag', id: '2', level: 1 }])
  await user.click(apply)
  expect(await screen.findByText(/Your changes are kept; review them before applying/)).toBeInTheDocument()
  expect(await screen.findByText(/周岚 changed this at the same time · Now 1/)).toBeInTheDocument()
  expect(await cell(/^3 .*own rule · pending/)).toBeInTheDocument()
})

test.each(SCOPES)('%s: staged changes survive a reload, and so does what it was based on', async (scope) => {
  const address = `/${scope}/vtag?roomId=1&view=matrix`
  const first = await renderScreen(address, { as: 'admin' })
  await screen.findByRole('grid')
  await first.user.click(
    within(await screen.findByRole('row', { name: /5 CMC/ })).getAllByRole('gridcell')[1]!,
  )
  await first.user.keyboard('3')
  await screen.findByText('1 pending change', { selector: 'strong' })
  first.unmount()
  changeRights(scope, '1', '周岚', [{ kind: 'rule', node: '5', subject: 'tag', id: '2', level: 1 }])

  const { user, unmount } = await renderScreen(address, { as: 'admin' })
  expect(await screen.findByText(/周岚 changed this at the same time · Now 1/)).toBeInTheDocument()
  const note = screen
    .getByText('Your unsubmitted input has been restored')
    .closest<HTMLElement>('.ant-alert')!
  await user.click(within(note).getByRole('button', { name: /^Discard/ }))
  expect(await screen.findByText('No pending changes')).toBeInTheDocument()
  unmount()
  await renderScreen(address, { as: 'admin' })
  expect(await screen.findByText('No pending changes')).toBeInTheDocument()
})
