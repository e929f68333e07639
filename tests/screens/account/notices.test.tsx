import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TABS } from '@/features/account/centreTabs'
import { htmlToText } from '@/features/account/notices/htmlToText'
import { loadScreen } from '@/shared/ui/lazy/screenLoader'
import { notify, noticesOf, settingOf } from '@mocks/account/notices'
import { renderApp } from '../../support/renderApp'

await loadScreen(TABS.notices!)

const ANALYST = { userId: '2' }
const bell = (name: string) => screen.findByRole('button', { name })

test('the bell counts unread notices, is updated live, and leads to the subject of a notice', async () => {
  const { user, address } = await renderApp('/index', { as: 'analyst' })
  await bell('2 unread notices')
  act(() =>
    notify('2', {
      noticeType: 'room',
      noticeTitle: '<i>新文档</i>',
      noticeContent: '',
      link: '/contact?a=1',
    }),
  )
  await user.click(await bell('3 unread notices'))
  const newest = within(await screen.findByRole('region', { name: 'Notices' }))
  await user.click(await newest.findByRole('link', { name: '<i>新文档</i>' }))
  await waitFor(() => expect(address()).toBe('/contact?a=1'))
  await bell('2 unread notices')
})

test('the bell says how many are unread, marks them all, and returns the focus', async () => {
  const { user } = await renderApp('/index', { as: 'analyst' })
  await user.click(await bell('2 unread notices'))
  const newest = within(await screen.findByRole('region', { name: 'Notices' }))
  expect(newest.getByText('2 unread')).toBeInTheDocument()
  await user.click(newest.getByRole('button', { name: 'Mark all as read' }))
  await bell('0 unread notices')
  expect(newest.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
  expect(noticesOf(ANALYST).every(({ isRead }) => isRead)).toBe(true)
  await user.keyboard('{Escape}')
  expect(await bell('0 unread notices')).toHaveFocus()
})

test('a notice is text without links to other sites; all are marked as read', async () => {
  const { user } = await renderApp('/user/center?tab=notices', { as: 'analyst' })
  const row = within(await screen.findByRole('row', { name: /系统维护通知/ }))
  const text = row.getByText(/例行维护/)
  expect(text.textContent).toBe('平台将于周日 02:00–04:00 例行维护，期间可能短暂无法访问。\n\n感谢您的理解。')
  expect(text.children).toHaveLength(0)
  expect(row.queryByRole('link')).not.toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'Mark as read' }))
  await bell('1 unread notice')
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await bell('0 unread notices')
  expect(noticesOf(ANALYST).every(({ isRead }) => isRead)).toBe(true)
})

test.each([
  ['纯文本\n第二行', '纯文本\n第二行'],
  ['<p>一</p>\n<p>二<br/>三</p>', '一\n二\n三'],
  ['<h2>标题</h2><ul><li>甲</li><li>乙</li></ul>', '标题\n甲\n乙'],
  ['<table><tr><th>项</th><td>值</td></tr><tr><td>1</td><td>2</td></tr></table>', '项 值\n1 2'],
  ['R&amp;D &lt;b&gt; &ldquo;引&rdquo;&nbsp;&#20013;&#x6587;', 'R&D <b> “引”\u00a0中文'],
  ['p<0.05 且 a &lt; b，R&D', 'p<0.05 且 a < b，R&D'],
  ['&amp;lt;img src=x&amp;gt;', '&lt;img src=x&gt;'],
  ['甲<script>evil()</script><style>p{}</style><!-- <p>注</p> -->乙', '甲乙'],
  ['<a href="javascript:evil()" title="a>b">链接</a><img src=x onerror=evil()>', '链接'],
  ['<P CLASS=x>大写</P><custom-tag>自定义</custom-tag>', '大写\n自定义'],
  ['<p title="断>文字</p>', '文字'],
  ['', ''],
])('the text of %j', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test('the bell shows the text of a notice as well', async () => {
  const { user } = await renderApp('/index', { as: 'analyst' })
  await user.click(await bell('2 unread notices'))
  const newest = within(await screen.findByRole('region', { name: 'Notices' }))
  expect((await newest.findByText(/例行维护/)).textContent).toMatch(/^平台将于周日 02:00–04:00 例行维护，/)
})

test('the channels of each kind of notice can be chosen and are saved; safety notices cannot be turned off', async () => {
  const { user } = await renderApp('/user/center?tab=notices', { as: 'analyst' })
  expect(await screen.findByRole('checkbox', { name: 'Account and security: In app' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Data rooms: In app' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Notification preferences saved')).toBeInTheDocument()
  expect(settingOf(ANALYST).find(({ kind }) => kind === 'room')).toMatchObject({ screen: false, email: true })
  notify('2', { noticeType: 'room', noticeTitle: '不提示', noticeContent: '', link: '' })
  expect(noticesOf(ANALYST).some(({ noticeTitle }) => noticeTitle === '不提示')).toBe(false)
})
