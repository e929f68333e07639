import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DayInput } from '@/shared/form/DayInput'
import { TimeInput } from '@/shared/form/TimeInput'
import { serverTime } from '@/shared/lib/dates'
import { showPart } from '../../support/showPart'

const serverTimeOf = (local: string) => serverTime(new Date(local).getTime())

function Pickers({ start }: { start?: string }) {
  const [day, setDay] = useState<string>()
  const [time, setTime] = useState(start)
  return (
    <>
      <DayInput aria-label="Day" value={day} onChange={setDay} latest="2027-12-31" />
      <TimeInput aria-label="Time" value={time} onChange={setTime} />
      <output>{JSON.stringify({ day, time })}</output>
    </>
  )
}

const taken = () => JSON.parse(screen.getByRole('status').textContent!) as { day?: string; time?: string }

test('a day is not taken before it is typed to its end', async () => {
  const { user } = await showPart(<Pickers />)
  await user.type(screen.getByLabelText('Day'), '2026-1-12')
  await user.tab()
  expect(taken().day).toBe('2026-01-12')
  expect(screen.getByLabelText('Day')).toHaveValue('2026-01-12')
})

test('a day beyond the last that may be chosen is not taken', async () => {
  await showPart(<Pickers />)
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2028-1-1' } })
  fireEvent.blur(screen.getByLabelText('Day'))
  expect(taken().day).toBeUndefined()
})

test('a time is typed with its day, and confirmed by Enter', async () => {
  const { user } = await showPart(<Pickers />)
  await user.type(screen.getByLabelText('Time'), '2027/6/3 8:05{Enter}')
  expect(taken().time).toBe(serverTimeOf('2027-06-03T08:05'))
  expect(screen.getByLabelText('Time')).toHaveValue('2027-06-03 08:05')
})

test('a time keeps its seconds while nothing is typed', async () => {
  await showPart(<Pickers start="2027-06-03 08:05:17" />)
  fireEvent.focus(screen.getByLabelText('Time'))
  fireEvent.blur(screen.getByLabelText('Time'))
  expect(taken().time).toBe('2027-06-03 08:05:17')
})
