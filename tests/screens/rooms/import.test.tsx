import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toCsv } from '@/shared/lib/csv'
import { patents } from '@mocks/rooms/patents'
import { header, text } from '@mocks/platform/xlsx/cells'
import { writeWorkbook } from '@mocks/platform/xlsx/workbook'
import { renderScreen } from '../../support/renderApp'
import { watchSavedFiles } from '../../support/savedFiles'

const saved = watchSavedFiles()

const HEADINGS = ['申请号*', 'Application date', 'applicant', '类型', 'Title']
const GOOD = [
  ['202510000001.4', '2025/1/2', 'Demo Ltd.', '发明', 'First'],
  ['202510000002.2', '45660', 'Demo Ltd.', 'utility', 'Second'],
]

const csv = (rows: string[][]) => new File([toCsv([HEADINGS, ...rows])], 'patents.csv')

async function xlsx(rows: string[][]) {
  const data = [HEADINGS.map((name) => header(name)), ...rows.map((row) => row.map((cell) => text(cell)))]
  const bytes = await writeWorkbook([
    { sheet: 'A', data, widths: HEADINGS.map(() => 20), frozenRows: 1, frozenColumns: 0 },
  ])
  return new File([bytes], 'patents.xlsx')
}

async function openImport() {
  const { user } = await renderScreen('/vdr/vpatent?roomId=1', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const dialog = within(await screen.findByRole('dialog'))
  const send = () => dialog.getByRole('button', { name: 'Import' })
  async function give(file: File) {
    fireEvent.change(dialog.getByLabelText(/Choose a table/), { target: { files: [file] } })
    await waitFor(() => expect(send()).toBeEnabled())
    await user.click(send())
  }
  return { user, dialog, send, give }
}

test.each([
  ['a text table', async () => csv(GOOD)],
  ['a workbook', () => xlsx(GOOD)],
])(
  'the patents of %s are taken in, days and words in the ways that spreadsheets write them',
  async (_what, make) => {
    const { give } = await openImport()
    await give(await make())
    expect(await screen.findByText('2 patents imported')).toBeInTheDocument()
    expect(await screen.findByRole('row', { name: /202510000002.2/ })).toHaveTextContent('2045-01-03')
    const { kind, applicationDate } = patents.vdr.all().find(({ title }) => title === 'First')!
    expect({ kind, applicationDate }).toEqual({ kind: 'invention', applicationDate: '2025-01-02' })
    expect(patents.vdr.all()).toHaveLength(5)
  },
)

test('with one invalid row none is imported, and each invalid row shows its error', async () => {
  const { dialog, give, send } = await openImport()
  await give(
    csv([
      ...GOOD,
      ['202310123456.6', '2025-02-30', '', '发明', ''],
      ['202510000001.4', '2025-01-02', 'Demo Ltd.', 'poem', ''],
    ]),
  )
  expect(await dialog.findByText(/Nothing was imported: 2 of 4 rows have errors/)).toBeInTheDocument()
  const there = dialog.getByRole('row', { name: /^4 202310123456.6/ })
  expect(there).toHaveTextContent('This application number already exists in the room')
  expect(there).toHaveTextContent('Application date: ')
  expect(there).toHaveTextContent('Applicant organisation: ')
  expect(dialog.getByRole('row', { name: /^5 / })).toHaveTextContent(/is repeated in the table.*Type: /)
  expect(dialog.queryByRole('row', { name: /^2 / })).not.toBeInTheDocument()
  expect(send()).toBeDisabled()
  expect(patents.vdr.all()).toHaveLength(3)
  await give(csv(GOOD))
  expect(await screen.findByText('2 patents imported')).toBeInTheDocument()
})

test.each([
  ['without a column of numbers', new File(['Title\nx'], 'a.csv'), '表格缺少“申请号”列'],
  ['with an unknown column', new File(['applicationNo,Colour\nx,red'], 'a.csv'), '无法识别“Colour”'],
  ['without rows', new File(['applicationNo\n'], 'a.csv'), '表格中没有数据行'],
])('a table %s is rejected, and the file stays', async (_what, file, message) => {
  const { dialog, give } = await openImport()
  await give(file)
  expect(await dialog.findByText(new RegExp(message))).toBeInTheDocument()
  expect(dialog.getByText('a.csv')).toBeInTheDocument()
})

test('another type of file is rejected before it is sent; the template has the columns', async () => {
  const { user, dialog, send } = await openImport()
  fireEvent.change(dialog.getByLabelText(/Choose a table/), { target: { files: [new File(['x'], 'a.pdf')] } })
  expect(await dialog.findByText(/Please upload csv, xlsx/)).toBeInTheDocument()
  expect(send()).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Download template' }))
  expect(await saved[0]!.blob.text()).toMatch(/Application no\.,Application date,Patent no\./)
})
