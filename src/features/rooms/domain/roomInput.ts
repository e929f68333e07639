import * as z from 'zod/mini'
import type { Scope } from '@/entities/roomScope'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import {
  amount,
  creditCode,
  day,
  email,
  dictCode,
  files,
  flag,
  integer,
  dateTime,
  nullable,
  oneOf,
  required,
  rowsOf,
  text,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { endOrCurrent, roomEnd, roomName, type RoomRule } from './roomRules'
import { LEVEL } from './levels'
import { ROOM_ROLES } from './states'
import { watermarkText } from './watermark'

const MAX_DEFAULT_LEVEL = LEVEL.downloadOriginal
const MAX_TAGS = 20
const MAX_PATENTS = 50
const MAX_MEMBERS = 200

const targetFields = {
  targetName: required(text(2, 80)),
  indication: nullable(text(2, 80)),
  orgName: required(text(2, 80)),
  creditCode: nullable(creditCode),
}

const projectFields = {
  concept: nullable(text(2, 80)),
  contractNo: nullable(text(2, 40)),
  phase: nullable(dictCode),
  budget: nullable(amount()),
  isInsured: flag,
}

/**
 * `end` parses the end time: a new room needs some minimum duration, but an existing room can be edited in its last
 * hour.
 */
const roomFields = (end: FieldParser<string, RoomRule>) => ({
  name: required(roomName),
  description: nullable(text(2, 500)),
  endTime: required(end),
  logo: files(1),
  defaultLevel: required(integer(LEVEL.none, MAX_DEFAULT_LEVEL)),
})

export const PROJECT_PHASES = ['verification', 'conversion', 'followOn'] as const

const TagRow = z.object({
  name: required(text(2, 30)),
  type: required(dictCode),
  category: required(dictCode),
})
const PatentRow = z.object({
  applicationNo: required(text(2, 40)),
  applicationDate: required(day),
  applicant: required(text(2, 80)),
})
const MemberRow = z.object({
  email: required(email),
  /** Referenced by name, because the tag is created together with the room. */
  tag: nullable(text(2, 30)),
  role: required(oneOf(ROOM_ROLES)),
})

export const ROOM_FORM_RULES = ['noTag'] as const
type FormRule = RoomRule | 'twice' | (typeof ROOM_FORM_RULES)[number]

const roomSchema = (end: FieldParser<string, RoomRule>) =>
  z.object({ ...targetFields, ...projectFields, ...roomFields(end) })
export type RoomChanges = z.output<ReturnType<typeof roomSchema>>

function checkProject(scope: Scope, { concept }: RoomChanges, addError: AddError<FormRule>) {
  if (scope === 'implement' && !concept) addError(['concept'], 'required')
}

/** Schema for editing a room; `currentEnd` is its present end, absent if unknown. */
export const roomChanges = (scope: Scope, currentEnd?: string) =>
  roomSchema(currentEnd === undefined ? dateTime : endOrCurrent(currentEnd)).check(
    z.superRefine(
      (input, context) => checkProject(scope, input, errorReporter(context)),
      RUN_DESPITE_FIELD_ERRORS,
    ),
  )

export const newRoom = (scope: Scope) =>
  z
    .extend(roomSchema(roomEnd), {
      patents: rowsOf(PatentRow, 0, MAX_PATENTS),
      tags: rowsOf(TagRow, 0, MAX_TAGS),
      members: rowsOf(MemberRow, 0, MAX_MEMBERS),
      watermark: required(watermarkText),
    })
    .check(
      z.superRefine((input, context) => {
        const addError: AddError<FormRule> = errorReporter(context)
        checkProject(scope, input, addError)
        const { patents, tags, members } = input
        duplicateIndexes(patents.map(({ applicationNo }) => applicationNo)).forEach((at) =>
          addError(['patents', at, 'applicationNo'], 'twice'),
        )
        duplicateIndexes(tags.map(({ name }) => name)).forEach((at) =>
          addError(['tags', at, 'name'], 'twice'),
        )
        duplicateIndexes(members.map((member) => member.email)).forEach((at) =>
          addError(['members', at, 'email'], 'twice'),
        )
        const names = new Set(tags.map(({ name }) => name))
        members.forEach(({ tag }, at) => {
          if (tag && !names.has(tag)) addError(['members', at, 'tag'], 'noTag')
        })
      }, RUN_DESPITE_FIELD_ERRORS),
    )
export type NewRoom = z.output<ReturnType<typeof newRoom>>

const duplicateIndexes = (texts: readonly string[]) =>
  texts.flatMap((text, at) => (text && texts.indexOf(text) < at ? [at] : []))
