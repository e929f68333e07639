import { serverDay } from '@/shared/lib/dates'
import { serverNow } from './serverClock'

/** Current day in the server's time zone: due dates follow its calendar, not the user's. */
export const serverToday = (): string => serverDay(serverNow())
