import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { concepts } from '@mocks/concepts/store'
import { storeFile } from '@mocks/platform/files'
import { makeFile } from '../../support/files'
import { renderScreen } from '../../support/renderApp'
import { watchSavedFiles } from '../../support/savedFiles'

const NAME = 'mRNA 肿瘤疫苗（演示）'
const saved = watchSavedFiles()
const stored = (id: string) => concepts.get(id)!
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!
const PARTIES = {
  disclosing: '甲方',
  receiving: '乙方平台',
  disclosingPerson: '王一',
  receivingPerson: '李一',
  validUntil: '2029-01-01',
}

test('an agreement leads to the workspace, and while it waits to be signed, to the upload', async () => {
  concepts.put({ ...stored('5002'), secrecy: 'applied', secrecyParties: PARTIES })
  await renderScreen('/user/secrecy', { as: 'founder' })
  const row = await rowOf(NAME)
  expect(within(row).getByRole('link', { name: NAME })).toHaveAttribute(
    'href',
    '/incubate/5002?tab=agreements',
  )
  expect(row).toHaveTextContent('乙方平台')
  expect(row).toHaveTextContent('2029-01-01')
  expect(await within(row).findByText('Applied')).toBeInTheDocument()
  expect(within(row).getByRole('link', { name: `Upload the signed copy of “${NAME}”` })).toHaveAttribute(
    'href',
    '/incubate/5002?tab=agreements&do=uploadSecrecy',
  )
  expect(within(row).queryByRole('button', { name: /signed copy/ })).not.toBeInTheDocument()
})

test('an application is withdrawn at once, and an undo restores it with its parties', async () => {
  concepts.put({ ...stored('5002'), secrecy: 'applied', secrecyParties: PARTIES })
  const { user } = await renderScreen('/user/secrecy', { as: 'founder' })
  await user.click(
    await screen.findByRole('button', {
      name: `Withdraw the confidentiality agreement application for “${NAME}”`,
    }),
  )
  expect(
    await screen.findByText(`The confidentiality agreement application for “${NAME}” was withdrawn`),
  ).toBeInTheDocument()
  expect(stored('5002')).toMatchObject({ secrecy: 'none', secrecyParties: null })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored('5002')).toMatchObject({ secrecy: 'applied', secrecyParties: PARTIES }))
})

test('the signed copy is saved', async () => {
  const fileName = await storeFile(makeFile('保密协议.pdf'), '13')
  const secrecyFile = {
    fileName,
    originalName: '保密协议.pdf',
    size: 64,
    by: '吴创始',
    time: '2026-10-01 10:00:00',
  }
  concepts.put({ ...stored('5002'), secrecy: 'signed', secrecyParties: PARTIES, secrecyFile })
  const { user } = await renderScreen('/user/secrecy?state=signed', { as: 'founder' })
  const row = await rowOf(NAME)
  expect(within(row).queryByRole('link', { name: /Upload/ })).not.toBeInTheDocument()
  await user.click(within(row).getByRole('button', { name: `Download the signed copy of “${NAME}”` }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]!.name).toMatch(/保密协议.*\.pdf$/)
})

test('a user without agreements is shown where to apply for one', async () => {
  for (const concept of concepts.all())
    if (concept.ownerId === '6') concepts.put({ ...concept, secrecy: 'none' })
  const { user, address } = await renderScreen('/user/secrecy', { as: 'founder' })
  expect(await screen.findByText(/No confidentiality agreements involve you/)).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Projects without an agreement application' }))
  await waitFor(() => expect(address()).toBe('/incubate?secrecy=none'))
  expect(await screen.findByRole('link', { name: NAME })).toBeInTheDocument()
})
