import * as z from 'zod/mini'
import {
  flag,
  integer,
  dateTime,
  nullable,
  oneOf,
  required,
  text,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { newEnd, roomName } from './roomRules'

/** Who sees a document that was just published. */
export const NEW_DOCUMENTS = ['inherit', 'ask', 'hidden'] as const
/** How often members are told what is new. */
export const NOTICES = ['instant', 'daily', 'weekly'] as const
/** The folders that an empty room is offered. */
export const FOLDER_TEMPLATES = ['none', 'lifeScience'] as const

export const SETTING_RULES = ['domain', 'address'] as const
type SettingRule = (typeof SETTING_RULES)[number]

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/
const BYTE = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const ADDRESS = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}(?:/(?:3[0-2]|[12]?\\d))?$`)

/** Several words, however they are set apart; each on a line of its own afterwards. */
const listBy = (pattern: RegExp, issue: SettingRule): FieldParser<string, SettingRule> => ({
  read: (typed, refuse) => {
    const words = String(typed)
      .toLowerCase()
      .split(/[\s,;，；]+/)
      .filter(Boolean)
    const wrong = words.find((word) => !pattern.test(word))
    return wrong === undefined ? [...new Set(words)].join('\n') : refuse(issue, { value: wrong })
  },
  limits: { max: 2000 },
})

/** What the administrators of a room set; `kept` is the end that it has, absent where nobody knows it. */
export const roomSetting = (kept?: string) =>
  z.object({
    name: required(roomName),
    description: nullable(text(2, 500)),
    endTime: required(kept === undefined ? dateTime : newEnd(kept)),
    isPublishingOn: flag,
    newDocuments: required(oneOf(NEW_DOCUMENTS)),
    isAutoIndexed: flag,
    isIndexFrozen: flag,
    isZipAllowed: flag,
    ndaText: nullable(text(20, 5000)),
    isTwoStep: flag,
    /** Members see themselves only, none of their own tag. */
    hidesMembers: flag,
    /** Of the members' e-mail addresses; empty for any. */
    domains: nullable(listBy(DOMAIN, 'domain')),
    /** From which the room may be entered, with a mask where it is a range; empty for any. */
    addresses: nullable(listBy(ADDRESS, 'address')),
    sessionMinutes: required(integer(5, 480)),
    notices: required(oneOf(NOTICES)),
    announcement: nullable(text(2, 500)),
    folderTemplate: required(oneOf(FOLDER_TEMPLATES)),
    inviteMessage: nullable(text(5, 500)),
  })
export type RoomSetting = z.output<ReturnType<typeof roomSetting>>

/** Whether an e-mail address may be invited where only these domains are; one on a line, none for any. */
export const isInDomains = (email: string, domains: string | null | undefined) =>
  !domains || domains.split('\n').includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
