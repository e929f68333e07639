import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Countdown } from '@/features/rooms/room/Countdown'
import { serverNow } from '@/shared/api/serverClock'
import { serverTime } from '@/shared/lib/dates'
import { renderComponent } from '../../support/renderComponent'

const HOUR = 3_600_000
const DAY = 24 * HOUR

test.each([
  [5 * HOUR + 30_000, /^05:00:\d\d$/],
  [18 * DAY + 5 * HOUR + 30_000, /^18 d 05:00$/],
  [94 * DAY + 5 * HOUR, /^94 days$/],
])('the countdown of %d ms', async (left, shown) => {
  await renderComponent(<Countdown until={serverTime(serverNow() + left)} onEnd={() => undefined} />)
  expect(await screen.findByRole('timer')).toHaveTextContent(shown)
})
