import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { formatTimeExact, formatTime } from '@/shared/lib/dates'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { NameText } from '@/shared/ui/cells/NameText'
import { SizeText } from '@/shared/ui/cells/SizeText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { renderComponent } from '../../support/renderComponent'
import { notifyResize } from '../../support/resizeObserver'

/** The same instant: Beijing time, seconds as number and text, ISO. */
const TIMES = ['2026-11-21 10:53:38', 1795229618, '1795229618', '2026-11-21T02:53:38Z']

test.each<[string, () => ReactElement, string, string]>([
  ['money', () => <MoneyText amount={-1_234_567.891} currency="USD" />, '−$1.2M', '−$1,234,568'],
  ['a size', () => <SizeText bytes={5_000_000} />, '4.8 MB', '5,000,000 bytes'],
  ...TIMES.map((time): [string, () => ReactElement, string, string] => [
    `the time ${time}`,
    () => <TimeText time={time} />,
    formatTime(TIMES[0]),
    formatTimeExact(TIMES[0]),
  ]),
])('%s is short, and exact on focus', async (_name, cell, short, exact) => {
  const { user } = await renderComponent(cell())
  const text = await screen.findByText(short)
  await user.tab()
  expect(text).toHaveFocus()
  expect(await screen.findByRole('tooltip')).toHaveTextContent(exact)
})

test.each<[string, () => ReactElement, string]>([
  ['money', () => <MoneyText amount={NaN} currency="CNY" />, '—'],
  ['a size', () => <SizeText bytes={null} />, '—'],
  ['a time', () => <TimeText time="Invalid Date" />, '—'],
  ['a name', () => <NameText name="" />, '—'],
])('%s without a fuller form takes no focus', async (_name, cell, text) => {
  const { user } = await renderComponent(cell())
  const shown = await screen.findByText(text)
  await user.tab()
  expect(shown).not.toHaveFocus()
})

test('a truncated name can be read in full by keyboard', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(240)
  const { user } = await renderComponent(<NameText name="上海某某生物医药科技股份有限公司" />)
  const text = screen.getByText(/^上海/)
  expect(text).not.toHaveAttribute('tabindex')
  act(() => notifyResize(text))
  await user.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('上海某某生物医药科技股份有限公司')
})
