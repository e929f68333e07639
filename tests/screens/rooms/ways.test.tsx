import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rooms } from '@mocks/rooms/store'
import { sharedReports } from '@mocks/vdr/sharedReports'
import { dialogOf, pressInRow } from '../../support/lists'
import { renderApp, renderScreen } from '../../support/renderApp'

const REPORTS = '/vdr/vdrreport?roomId=1'

test('a report version is shared to a room that the user administers, and the room opens', async () => {
  const { user, address } = await renderScreen('/valuation/report/101', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('link', { name: 'Share to a room' }))
  expect(address()).toMatch(/^\/vdr\/share\?report=101&version=\d$/)
  expect(await screen.findByText(/^Members see nothing until/)).toBeInTheDocument()
  await user.click(await screen.findByRole('combobox', { name: 'Room' }))
  // Closed rooms are not offered.
  expect(await screen.findByTitle(/HLD-9/)).toBeInTheDocument()
  expect(screen.queryByTitle(/KRX-08/)).not.toBeInTheDocument()
  await user.click(screen.getByTitle(/HLD-9/))
  await user.click(screen.getByRole('button', { name: /^Share v\d$/ }))
  expect(await screen.findByText(/ was shared to HLD-9/)).toBeInTheDocument()
  expect(address()).toBe('/vdr/vdrreport?roomId=4')
  expect(await screen.findByRole('row', { name: /DEMO-101.*Administrators only/ })).toBeInTheDocument()
  const inRoom = sharedReports.all().filter(({ roomId }) => roomId === '4')
  expect(inRoom).toMatchObject([{ roomId: '4', reportId: '101', tagIds: [] }])
})

test('a report in a room is visible only to members with the tag it is published to', async () => {
  const { user, unmount } = await renderScreen(REPORTS, { as: 'seller' })
  const row = await screen.findByRole('row', { name: /DEMO-202（演示）.*v3.*5 with evidence.*潜在受让方 A/ })
  await pressInRow(user, row, 'Set visible tags')
  const dialog = await dialogOf('Who can see DEMO-202（演示） v3')
  await user.click(dialog.getByRole('combobox', { name: 'Visible to tags' }))
  await user.click(await screen.findByTitle('潜在受让方 B'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('DEMO-202（演示） v3 published to 2 tags')).toBeInTheDocument()
  expect(sharedReports.require('1').tagIds).toEqual(['2', '3'])
  unmount()

  sharedReports.put({ ...sharedReports.require('1'), tagIds: ['3'] })
  const buyer = await renderScreen(REPORTS, { as: 'buyer' })
  expect(await screen.findByText(/No valuation reports published to your tag/)).toBeInTheDocument()
  buyer.unmount()

  sharedReports.put({ ...sharedReports.require('1'), tagIds: ['2', '3'] })
  await renderScreen(REPORTS, { as: 'buyer' })
  expect(await screen.findByRole('row', { name: /DEMO-202/ })).toBeInTheDocument()
  // Members do not see the names of other tags.
  expect(screen.queryByText(/潜在受让方 B/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Set visible tags' })).not.toBeInTheDocument()
})

test('an address without a valid report shows an error', async () => {
  await renderScreen('/vdr/share?report=../1', { as: 'admin' })
  expect(
    await screen.findByText(/does not specify a valuation report, or its format is wrong/),
  ).toBeInTheDocument()
})

test('a drug links to the rooms about it, under any of its names', async () => {
  rooms.vdr.put({ ...rooms.vdr.require('4'), targetName: '帕博利珠单抗' })
  const { user, address } = await renderScreen('/search/drug/pembrolizumab', { as: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Open in room' }))
  await user.click(await screen.findByRole('link', { name: /HLD-9/ }))
  expect(await screen.findByRole('region', { name: 'Current room' })).toHaveTextContent('HLD-9')
  expect(address()).toBe('/vdr/vhome?roomId=4')
})

test.each(['vdr', 'implement'])('where there is none in %s, a new one about it is begun', async (scope) => {
  const { user } = await renderApp(`/${scope}/vhome?target=nivolumab`, { as: 'admin' })
  const [add] = await screen.findAllByRole('link', { name: 'New room' })
  await user.click(add!)
  await screen.findByRole('heading', { name: 'New room' })
  expect(await screen.findByRole('textbox', { name: 'Asset' })).toHaveValue('nivolumab')
})
