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
import { isAcceptableType, MAX_FILE_SIZE, MEGABYTE } from '@/shared/files/uploadRules'
import { MAX_FOUND } from '@/shared/upload/foundFiles'
import { endOrCurrent, roomName } from './roomRules'

export const NEW_DOCUMENTS = ['inherit', 'ask', 'hidden'] as const
export const NOTICES = ['instant', 'daily', 'weekly'] as const
export const FOLDER_TEMPLATES = ['none', 'lifeScience'] as const

export const SETTING_RULES = ['domain', 'address', 'fileType'] as const
type SettingRule = (typeof SETTING_RULES)[number]

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/
const BYTE = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const ADDRESS = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}(?:/(?:3[0-2]|[12]?\\d))?$`)

/** Parses a list with any common separator; returns one item per line. */
const listMatching = (
  pattern: Pick<RegExp, 'test'>,
  rule: SettingRule,
): FieldParser<string, SettingRule> => ({
  parse: (typed, addError) => {
    const items = String(typed)
      .toLowerCase()
      .split(/[\s,;，；]+/)
      .filter(Boolean)
    const invalid = items.find((word) => !pattern.test(word))
    return invalid === undefined ? [...new Set(items)].join('\n') : addError(rule, { value: invalid })
  },
  limits: { max: 2000 },
})

/** Megabytes; `min` is the specification's limit. */
export const UPLOAD_SIZES = { min: MAX_FILE_SIZE / MEGABYTE, max: 2000 }

/** Settings by the room's admins; `currentEnd` is its present end, absent if unknown. */
export const roomSetting = (currentEnd?: string) =>
  z.object({
    name: required(roomName),
    description: nullable(text(2, 500)),
    endTime: required(currentEnd === undefined ? dateTime : endOrCurrent(currentEnd)),
    isPublishingOn: flag,
    newDocuments: required(oneOf(NEW_DOCUMENTS)),
    isAutoIndexed: flag,
    isIndexFrozen: flag,
    isZipAllowed: flag,
    /** Extensions that are accepted in addition to the specification's, one per line. */
    uploadTypes: nullable(listMatching({ test: isAcceptableType }, 'fileType')),
    uploadMaxMb: required(integer(UPLOAD_SIZES.min, UPLOAD_SIZES.max)),
    /** Files that may be added to the upload queue at a time; empty for the queue's own limit. */
    uploadMaxFiles: nullable(integer(1, MAX_FOUND)),
    ndaText: nullable(text(20, 5000)),
    isTwoStep: flag,
    hidesMembers: flag,
    /** Allowed domains of members' e-mail addresses; empty for any. */
    domains: nullable(listMatching(DOMAIN, 'domain')),
    /** Allowed IP addresses, ranges in CIDR notation; empty for any. */
    addresses: nullable(listMatching(ADDRESS, 'address')),
    sessionMinutes: required(integer(5, 480)),
    notices: required(oneOf(NOTICES)),
    announcement: nullable(text(2, 500)),
    folderTemplate: required(oneOf(FOLDER_TEMPLATES)),
    inviteMessage: nullable(text(5, 500)),
  })
export type RoomSetting = z.output<ReturnType<typeof roomSetting>>

/** True if an e-mail address may be invited; `domains` has one per line, none for any. */
export const isInDomains = (email: string, domains: string | null | undefined) =>
  !domains || domains.split('\n').includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
