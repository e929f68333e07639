import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { assetApi } from '@/features/vdr/asset/asset.api'
import { assets } from '@mocks/vdr/assets'
import { renderScreen } from '../../support/renderApp'
import { roomBackend } from '../../support/roomBackend'
import { fillIn } from '../../support/typing'

const AT = '/vdr/vdreditinfo?roomId=1'
const save = () => screen.getByRole('button', { name: 'Save asset information' })

test('invalid fields are marked, a source is selected, and the change is listed', async () => {
  const { user } = await renderScreen(AT, { as: 'seller' })
  await screen.findByLabelText('Asset name')
  fillIn({
    'Unified social credit code': '91310115MA1DEMQ203',
    'In this phase since': '2020-01-01',
    'Active ingredient': 'Bispecific antibody (demo)',
  })
  await user.click(save())
  expect(screen.getByLabelText('Unified social credit code')).toBeInvalid()
  expect(screen.getByLabelText('In this phase since')).toBeInvalid()
  fillIn({ 'Unified social credit code': '91310115MA1DEMQ202', 'In this phase since': '2026-01-02' })

  await user.click(screen.getByRole('button', { name: 'Add source · Active ingredient' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Document'), '作用机制')
  await user.click(await screen.findByTitle(/作用机制/))
  fillIn({ Page: '25' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Use as source' }))
  expect(await dialog.findByText('This version has 24 pages')).toBeInTheDocument()
  fillIn({ Page: '3' }, dialog)
  await user.click(dialog.getByRole('button', { name: 'Use as source' }))
  expect(
    await screen.findByRole('link', { name: /^Source of Active ingredient: .*v1, page 3$/ }),
  ).toHaveAttribute('href', '/vdr/vdocumenttree?roomId=1&document=3-1&read=3&version=3-1v1')

  await user.click(save())
  expect(await screen.findByText('Asset information saved')).toBeInTheDocument()
  expect(assets.require('1')).toMatchObject({ version: 3, phaseTime: '2026-01-02' })
  const changes = screen.getByRole('list', { name: 'Changes' })
  expect(await within(changes).findByText(/Bispecific antibody \(demo\)/)).toBeInTheDocument()
})

test('two people at once: both changes are shown, and nothing is lost', async () => {
  const { user } = await renderScreen(AT, { as: 'seller' })
  await screen.findByLabelText('Asset name')
  const asset = assets.require('1')
  assets.put({ ...asset, legalPerson: 'Theirs', version: 3 })
  fillIn({ 'Legal representative': 'Mine here' })
  await user.click(save())
  const field = within(await screen.findByRole('group', { name: 'Legal representative' }))
  await user.click(field.getByRole('radio', { name: /Mine here/ }))
  await user.click(screen.getByRole('button', { name: 'Save my choices' }))
  expect(await screen.findByText('Asset information saved')).toBeInTheDocument()
  expect(assets.require('1')).toMatchObject({ legalPerson: 'Mine here', version: 4 })
})

test('a member can read it; a source that they may not see is not sent to them', async () => {
  await renderScreen(AT, { as: 'buyer' })
  expect(await screen.findByText('¥186,000,000')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Source of Invested funds/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument()

  const answer = await roomBackend().send('adviser', assetApi.read, { path: { roomId: '1' } })
  expect(JSON.stringify(answer)).toContain('6-2-1')
  expect(JSON.stringify(answer)).not.toMatch(/10-1|2-3-1|财务报表/)
})
