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
import { newEnd, roomEnd, roomName, type RoomRule } from './roomRules'
import { LEVEL } from './levels'
import { ROOM_ROLES } from './states'
import { markText } from './watermark'

/** What members may do where no rule says otherwise goes no further than taking along. */
const MOST_BY_DEFAULT = LEVEL.downloadOriginal
const MOST_TAGS = 20
const MOST_PATENTS = 50
const MOST_MEMBERS = 200

const about = {
  targetName: required(text(2, 80)),
  indication: nullable(text(2, 80)),
  orgName: required(text(2, 80)),
  creditCode: nullable(creditCode),
}

/** What only a room of post-investment management says of itself. */
const project = {
  concept: nullable(text(2, 80)),
  contractNo: nullable(text(2, 40)),
  phase: nullable(dictCode),
  budget: nullable(amount()),
  isInsured: flag,
}

/** The end is read as the reader says: a room is made for some time, but may be changed in its last hour. */
const room = (end: FieldParser<string, RoomRule>) => ({
  name: required(roomName),
  description: nullable(text(2, 500)),
  endTime: required(end),
  logo: files(1),
  defaultLevel: required(integer(LEVEL.none, MOST_BY_DEFAULT)),
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
  /** By its name: it is made with the room. */
  tag: nullable(text(2, 30)),
  role: required(oneOf(ROOM_ROLES)),
})

/** The room's own rules: what a section asks for, and that no two things of one room are called the same. */
export const ROOM_FORM_RULES = ['noTag'] as const
type FormRule = RoomRule | 'twice' | (typeof ROOM_FORM_RULES)[number]

const changed = (end: FieldParser<string, RoomRule>) => z.object({ ...about, ...project, ...room(end) })
export type RoomChanges = z.output<ReturnType<typeof changed>>

function checkProject(scope: Scope, { concept }: RoomChanges, refuse: AddError<FormRule>) {
  if (scope === 'implement' && !concept) refuse(['concept'], 'required')
}

/** A room as it is changed; `kept` is the end that it has, absent where nobody knows it. */
export const roomChanges = (scope: Scope, kept?: string) =>
  changed(kept === undefined ? dateTime : newEnd(kept)).check(
    z.superRefine(
      (input, context) => checkProject(scope, input, errorReporter(context)),
      RUN_DESPITE_FIELD_ERRORS,
    ),
  )

/** A new room with what it starts with. */
export const newRoom = (scope: Scope) =>
  z
    .extend(changed(roomEnd), {
      patents: rowsOf(PatentRow, 0, MOST_PATENTS),
      tags: rowsOf(TagRow, 0, MOST_TAGS),
      members: rowsOf(MemberRow, 0, MOST_MEMBERS),
      watermark: required(markText),
    })
    .check(
      z.superRefine((input, context) => {
        const refuse: AddError<FormRule> = errorReporter(context)
        checkProject(scope, input, refuse)
        const { patents, tags, members } = input
        tellTwins(patents.map(({ applicationNo }) => applicationNo)).forEach((at) =>
          refuse(['patents', at, 'applicationNo'], 'twice'),
        )
        tellTwins(tags.map(({ name }) => name)).forEach((at) => refuse(['tags', at, 'name'], 'twice'))
        tellTwins(members.map((member) => member.email)).forEach((at) =>
          refuse(['members', at, 'email'], 'twice'),
        )
        const names = new Set(tags.map(({ name }) => name))
        members.forEach(({ tag }, at) => {
          if (tag && !names.has(tag)) refuse(['members', at, 'tag'], 'noTag')
        })
      }, RUN_DESPITE_FIELD_ERRORS),
    )
export type NewRoom = z.output<ReturnType<typeof newRoom>>

/** Where texts stand a second time. */
const tellTwins = (texts: readonly string[]) =>
  texts.flatMap((text, at) => (text && texts.indexOf(text) < at ? [at] : []))
