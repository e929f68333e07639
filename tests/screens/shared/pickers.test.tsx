import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DayInput } from '@/shared/form/DayInput'
import { DateTimeInput } from '@/shared/form/DateTimeInput'
import { serverTime } from '@/shared/lib/dates'
import { renderComponent } from '../../support/showPart'

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

const taken = () =>
  JSON.parse(screen.getByRole('status').textContent) as { day?: string; filter?: string; time?: string }

test('a day is not taken before it is typed to its end', async () => {
  const user = await show()
  await user.type(screen.getByLabelText('Day'), '2026-1-12')
  await user.tab()
  expect(taken().day).toBe('2026-01-12')
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

test('what was typed counts when something else is pressed, and not when a day is chosen after it', async () => {
  const user = await show()
  await user.type(screen.getByLabelText('Day'), '2026-1-9')
  await user.click(screen.getByRole('status'))
  expect(taken().day).toBe('2026-01-09')

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
  expect(taken().day).toBe(day.title)
})

test('what is no day stays in its field, and the form is told', async () => {
  const user = await show()
  const field = screen.getByLabelText('Day')
  await user.type(field, '2026-2-30')
  await user.tab()
  expect(taken().day).toBe('2026-2-30')
  expect(field).toHaveValue('2026-2-30')
  // It is corrected where it stands.
  await user.type(field, '{Backspace}{Backspace}28')
  await user.tab()
  expect(taken().day).toBe('2026-02-28')
  await user.clear(field)
  await user.tab()
  expect(taken().day).toBeUndefined()
})

test('a day that the calendar does not offer is the schema’s to refuse', async () => {
  const user = await show()
  await user.type(screen.getByLabelText('Day'), '2028-1-1')
  await user.tab()
  expect(taken().day).toBe('2028-01-01')
})

test('what is no day is no filter, and does not look like the one that holds', async () => {
  const user = await show()
  const field = screen.getByLabelText('From')
  await user.clear(field)
  await user.type(field, 'soon')
  await user.tab()
  expect(taken().filter).toBe('2026-05-06')
  expect(field).toHaveValue('soon')
  expect(screen.getByRole('alert')).toHaveTextContent('YYYY-MM-DD')
  await user.clear(field)
  await user.type(field, '2026-6-1{Enter}')
  expect(taken().filter).toBe('2026-06-01')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a time is typed with its day, and confirmed by Enter', async () => {
  const user = await show()
  await user.type(screen.getByLabelText('Time'), '2027/6/3 8:05{Enter}')
  expect(taken().time).toBe(serverTimeOf('2027-06-03T08:05'))
  expect(screen.getByLabelText('Time')).toHaveValue('2027-06-03 08:05')
})

test('a time keeps its seconds while nothing is typed', async () => {
  const user = await show(<Pickers start="2027-06-03 08:05:17" />)
  await user.click(screen.getByLabelText('Time'))
  await user.tab()
  expect(taken().time).toBe('2027-06-03 08:05:17')
})
