import { screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { delay, http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { API_BASE } from '@/shared/api'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { DictSelect } from '@/shared/dictionary/DictSelect'
import { DictTag } from '@/shared/dictionary/DictTag'
import { server } from '../../setup.msw'
import { renderComponent } from '../../support/renderComponent'

/** Answers dictionary requests and records the requested types. */
function answer(make: () => Response | Promise<Response>) {
  const asked: string[] = []
  server.use(
    http.get(`*${API_BASE}/system/dict/data/type/:type`, ({ params }) => {
      asked.push(String(params.type))
      return make()
    }),
  )
  return asked
}

const tag = (text: string) => screen.findByText(text, { selector: '.ant-tag' })

test('many components request a dictionary once per type', async () => {
  const asked = answer(async () => {
    await delay(20)
    return HttpResponse.json({ code: 200, data: [{ dictLabel: '已上架', dictValue: 7 }] })
  })
  await renderComponent(
    <>
      {Array.from({ length: 20 }, (_, index) => (
        <DictTag key={index} type="poc_status" value={7} />
      ))}
      <DictLabel type="poc_status" value="7" />
      <DictSelect type="poc_status" />
      <DictTag type="currency" value="USD" />
    </>,
    { as: 'analyst' },
  )
  await waitFor(() => expect(screen.getAllByText('已上架')).toHaveLength(21))
  expect(asked.sort()).toEqual(['currency', 'poc_status'])
})

test.each([
  ['zh', '已驳回', '待审核、已发布'],
  ['en', 'Rejected', 'Pending review, Published'],
] as const)('labels are in the language of the user (%s)', async (language, one, several) => {
  await renderComponent(
    <>
      <DictTag type="vdr_doc_status" value="rejected" />
      <p>
        <DictLabel type="vdr_doc_status" value="submitted,published" />
      </p>
    </>,
    { as: 'analyst', language },
  )
  await waitFor(async () => expect(await tag(one)).toHaveClass('ant-tag-error'))
  expect(await screen.findByText(several)).toBeInTheDocument()
})

test('values without a dictionary entry are shown as received, missing ones as a dash', async () => {
  await renderComponent(
    <>
      <DictTag type="vdr_doc_status" value={['published', 'burnt']} />
      <p>
        <DictTag type="vdr_doc_status" value={null} />
      </p>
    </>,
    { as: 'analyst' },
  )
  expect(await tag('Published')).toBeInTheDocument()
  expect(await tag('burnt')).not.toHaveClass('ant-tag-error')
  expect(screen.getByText('—')).toBeInTheDocument()
})

test.each([
  ['cannot be read', () => HttpResponse.json({ code: 500, msg: '字典服务异常' })],
  ['is unknown to the server', () => HttpResponse.json({ code: 200, data: [] })],
  ['has no labels', () => HttpResponse.json({ code: 200, data: [{ dictValue: 10 }, { dictValue: '11' }] })],
])('a dictionary that %s falls back to the client’s labels, in Chinese too', async (_name, make) => {
  answer(make)
  await renderComponent(
    <>
      <DictTag type="poc_status" value={10} />
      <p>
        <DictLabel type="poc_status" value="11,99" />
      </p>
    </>,
    { as: 'analyst', language: 'zh' },
  )
  expect(await tag('待初审')).toBeInTheDocument()
  expect(screen.getByText('初审退回、99')).toBeInTheDocument()
})

test('in Chinese the server’s label wins over the client’s', async () => {
  answer(() => HttpResponse.json({ code: 200, data: [{ dictLabel: '等待初审', dictValue: 10 }] }))
  await renderComponent(<DictTag type="poc_status" value={10} />, { as: 'analyst', language: 'zh' })
  expect(await tag('等待初审')).toBeInTheDocument()
})

test('a dictionary that fails to load leaves the values as they are, and the select offers a retry', async () => {
  let isFailing = true
  answer(() =>
    isFailing
      ? HttpResponse.json({ code: 500, msg: '字典服务异常' })
      : HttpResponse.json({ code: 200, data: [{ dictLabel: '已上架', dictValue: '7' }] }),
  )
  const { user } = await renderComponent(
    <Form name="choice" initialValues={{ status: 7 }}>
      <DictTag type="poc_status" value={7} />
      <Form.Item name="status" label="Status">
        <DictSelect type="poc_status" />
      </Form.Item>
    </Form>,
    { as: 'analyst' },
  )
  expect(await tag('7')).toBeInTheDocument()
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  expect(await screen.findByText("Couldn't load the options.")).toBeInTheDocument()
  isFailing = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await tag('已上架')).toBeInTheDocument()
  expect(await screen.findByRole('option', { name: '已上架' })).toBeInTheDocument()
})

test('a select returns the code, and matches a numeric value with its text', async () => {
  let value: unknown
  const { user } = await renderComponent(
    <Form name="choice" initialValues={{ status: 2 }} onValuesChange={(changed) => (value = changed)}>
      <Form.Item name="status" label="Status">
        <DictSelect type="vdr_member_status" />
      </Form.Item>
    </Form>,
    { as: 'analyst' },
  )
  await waitFor(() => expect(screen.getByTitle('Stopped')).toBeInTheDocument())
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByTitle('Enabled'))
  expect(value).toEqual({ status: '3' })
})
