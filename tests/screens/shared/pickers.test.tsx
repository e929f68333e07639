import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DayInput } from '@/shared/form/DayInput'
import { DateTimeInput } from '@/shared/form/DateTimeInput'
import { serverTime } from '@/shared/lib/dates'
import { renderComponent } from '../../support/renderComponent'

const serverTimeOf = (local: string) => serverTime(new Date(local).getTime())

function Pickers({ start }: { start?: string }) {
  const [day, setDay] = useState<string>()
  const [filter, setFilter] = useState<string | undefined>('2026-05-06')
  const [time, setTime] = useState(start)
  return (
    <>
      <DayInput aria-label="Day" value={day} onChange={setDay} latest="2027-12-31" />
      <DayInput emitsValidOnly aria-label="From" value={filter} onChange={setFilter} />
      <DateTimeInput aria-label="Time" value={time} onChange={setTime} />
      <output>{JSON.stringify({ day, filter, time })}</output>
    </>
  )
}

async function show(part = <Pickers />) {
  const { user } = await renderComponent(part)
  await screen.findByLabelText('Day')
  return user
}

const currentValues = () =>
  JSON.parse(screen.getByRole('status').textContent) as { day?: string; filter?: string; time?: string }

test('a date is not parsed before it is fully typed', async () => {
  const user = await show()
  await user.type(screen.getByLabelText('Day'), '2026-1-12')
  await user.tab()
  expect(currentValues().day).toBe('2026-01-12')
  expect(screen.getByLabelText('Day')).toHaveValue('2026-01-12')
})

test.each(['2027-02-03{Enter}', '2027-2-3{Enter}', '20270203', '2027/02/03', '2027-2-3'])(
  '%s is given once',
  async (typed) => {
    const given: (string | undefined)[] = []
    function Watched() {
      const [day, setDay] = useState<string>()
      function take(next: string | undefined) {
        given.push(next)
        setDay(next)
      }
      return <DayInput aria-label="Day" value={day} onChange={take} />
    }
    const user = await show(<Watched />)
    await user.type(screen.getByLabelText('Day'), typed)
    await user.tab()
    expect(given).toEqual(['2027-02-03'])
  },
)

test('typed text is applied when the focus leaves, but not when a day is picked after it', async () => {
  const user = await show()
  await user.type(screen.getByLabelText('Day'), '2026-1-9')
  await user.click(screen.getByRole('status'))
  expect(currentValues().day).toBe('2026-01-09')

  await user.clear(screen.getByLabelText('Day'))
  await user.type(screen.getByLabelText('Day'), '2026')
  const calendar = document.querySelector<HTMLElement>(
    '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)',
  )!
  const day = within(calendar)
    .getAllByRole('cell')
    .find(({ title }) => title.endsWith('-15'))!
  await user.click(day)
  await user.click(screen.getByRole('status'))
  expect(currentValues().day).toBe(day.title)
})

test('an invalid date stays in its field and reaches the form', async () => {
  const user = await show()
  const field = screen.getByLabelText('Day')
  await user.type(field, '2026-2-30')
  await user.tab()
  expect(currentValues().day).toBe('2026-2-30')
  expect(field).toHaveValue('2026-2-30')
  // The invalid text can be corrected in place.
  await user.type(field, '{Backspace}{Backspace}28')
  await user.tab()
  expect(currentValues().day).toBe('2026-02-28')
  await user.clear(field)
  await user.tab()
  expect(currentValues().day).toBeUndefined()
})

test('a day outside the calendar’s range is left to the schema to reject', async () => {
  const user = await show()
  await user.type(screen.getByLabelText('Day'), '2028-1-1')
  await user.tab()
  expect(currentValues().day).toBe('2028-01-01')
})

test('an invalid date sets no filter and is marked as invalid', async () => {
  const user = await show()
  const field = screen.getByLabelText('From')
  await user.clear(field)
  await user.type(field, 'soon')
  await user.tab()
  expect(currentValues().filter).toBe('2026-05-06')
  expect(field).toHaveValue('soon')
  expect(screen.getByRole('alert')).toHaveTextContent('YYYY-MM-DD')
  await user.clear(field)
  await user.type(field, '2026-6-1{Enter}')
  expect(currentValues().filter).toBe('2026-06-01')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a time is typed together with its day and confirmed by Enter', async () => {
  const user = await show()
  await user.type(screen.getByLabelText('Time'), '2027/6/3 8:05{Enter}')
  expect(currentValues().time).toBe(serverTimeOf('2027-06-03T08:05'))
  expect(screen.getByLabelText('Time')).toHaveValue('2027-06-03 08:05')
})

test('a time keeps its seconds unless it is edited', async () => {
  const user = await show(<Pickers start="2027-06-03 08:05:17" />)
  await user.click(screen.getByLabelText('Time'))
  await user.tab()
  expect(currentValues().time).toBe('2027-06-03 08:05:17')
})
