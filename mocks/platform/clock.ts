import { serverDay as dayAt, serverTime } from '@/shared/lib/dates'

/** A point in time as the backend writes it: Beijing time without a zone. */
export const beijing = (time: Date): string => serverTime(time.getTime())

/** This moment, as the backend writes it. */
export const now = (): string => beijing(new Date())

/** The day it is where the backend stands. */
export const serverDay = (time = new Date()): string => dayAt(time.getTime())
