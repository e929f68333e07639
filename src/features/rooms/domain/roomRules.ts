import * as z from 'zod/mini'
import { serverNow } from '@/shared/api/serverClock'
import { dateTime as timeReader, required, text, type FieldParser } from '@/shared/form/fieldParsers'
import { parseTime } from '@/shared/lib/dates'

export const ROOM_RULES = ['reserved', 'tooSoon', 'otherName'] as const
export type RoomRule = (typeof ROOM_RULES)[number]

const HOUR = 3_600_000
const DAY = 24 * HOUR
const nameParser = text(2, 60)

/** Invalid in names of files and folders: the name is used for the room's ZIP. */
const RESERVED = /[\\/:*?"<>|]/

export const roomName: FieldParser<string, RoomRule> = {
  ...nameParser,
  parse: (typed, addError) => {
    const name = nameParser.parse(typed, addError)
    return name !== undefined && RESERVED.test(name) ? addError('reserved') : name
  },
}

const timeOf = (dateTime: string) => parseTime(dateTime)?.getTime() ?? 0

/** End of a room: more than an hour from now, by the server's clock. */
export const roomEnd: FieldParser<string, RoomRule> = {
  parse: (typed, addError) => {
    const end = timeReader.parse(typed, addError)
    return end !== undefined && timeOf(end) <= serverNow() + HOUR ? addError('tooSoon') : end
  },
}

/** Like {@link roomEnd}, but also accepts the room's current end. */
export const endOrCurrent = (currentEnd: string): FieldParser<string, RoomRule> => ({
  parse: (typed, addError) => (String(typed) === currentEnd ? currentEnd : roomEnd.parse(typed, addError)),
})

/** True if the new end is earlier and leaves members less than a day. */
export const isCutShort = (before: string, after: string) =>
  timeOf(after) < timeOf(before) && timeOf(after) < serverNow() + DAY

export const confirmedName = (name: string): FieldParser<string, RoomRule> => ({
  parse: (typed, addError) => (String(typed).trim() === name ? name : addError('otherName')),
})

export const INPUTS = {
  close: z.object({ reason: required(text(5, 500)) }),
  end: z.object({ endTime: required(roomEnd) }),
}
