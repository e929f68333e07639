import { serverDay } from '@/shared/lib/dates'
import { serverNow } from './serverClock'

/** The day it is where the server stands: what is due by its calendar goes by this, not by the user's. */
export const serverToday = (): string => serverDay(serverNow())
