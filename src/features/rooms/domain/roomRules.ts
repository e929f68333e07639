import * as z from 'zod/mini'
import { serverNow } from '@/shared/api/clock'
import { dateTime as timeReader, required, text, type FieldParser } from '@/shared/form/fieldParsers'
import { parseTime } from '@/shared/lib/dates'

/** The rules that only a room has; their texts stand in the area. */
export const ROOM_RULES = ['reserved', 'tooSoon', 'otherName'] as const
export type RoomRule = (typeof ROOM_RULES)[number]

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NAME = text(2, 60)

/** What files and folders may not be called either: the room's name is that of its ZIP. */
const RESERVED = /[\\/:*?"<>|]/

export const roomName: FieldParser<string, RoomRule> = {
  ...NAME,
  read: (typed, refuse) => {
    const name = NAME.read(typed, refuse)
    return name !== undefined && RESERVED.test(name) ? refuse('reserved') : name
  },
}

const timeOf = (moment: string) => parseTime(moment)?.getTime() ?? 0

/** The end of a room: more than an hour from now, by the server's clock. */
export const roomEnd: FieldParser<string, RoomRule> = {
  read: (typed, refuse) => {
    const end = timeReader.read(typed, refuse)
    return end !== undefined && timeOf(end) <= serverNow() + HOUR ? refuse('tooSoon') : end
  },
}

/** As {@link roomEnd}, or the end that the room has. */
export const newEnd = (kept: string): FieldParser<string, RoomRule> => ({
  read: (typed, refuse) => (String(typed) === kept ? kept : roomEnd.read(typed, refuse)),
})

/** Whether a new end leaves members less than a day of what they had. */
export const isCutShort = (before: string, after: string) =>
  timeOf(after) < timeOf(before) && timeOf(after) < serverNow() + DAY

/** A name that is typed to show that it is meant. */
export const sameName = (name: string): FieldParser<string, RoomRule> => ({
  read: (typed, refuse) => (String(typed).trim() === name ? name : refuse('otherName')),
})

/** What whoever ends or reopens a room has to say. */
export const INPUTS = {
  close: z.object({ reason: required(text(5, 500)) }),
  end: z.object({ endTime: required(roomEnd) }),
}
