import { serverDay as dayAt, serverTime } from '@/shared/lib/dates'

/** Formats a time like the backend: Beijing time, without a zone. */
export const beijingTime = (time: Date): string => serverTime(time.getTime())

export const now = (): string => beijingTime(new Date())

/** Current date in Beijing, `YYYY-MM-DD`. */
export const serverDay = (time = new Date()): string => dayAt(time.getTime())
