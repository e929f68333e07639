import type { FieldPath } from '@/shared/form/fieldPath'
import { customMessages } from '@/shared/form/formContext'
import { useTranslations } from '@/shared/i18n'
import { ROOM_FORM_RULES } from '../domain/roomInput'
import { ROOM_RULES } from '../domain/roomRules'
import { WATERMARK_RULES } from '../domain/watermark'
import type zh from '../locales/edit.zh.json'

type RowField = `row.${'patents.applicationNo' | 'tags.name' | 'members.email'}`

export function useRoomLabels() {
  const t = useTranslations('rooms', 'roomsEdit', 'roomsMark')
  const formMessages = customMessages(ROOM_FORM_RULES, (key) => t(`roomsEdit:rule.${key}`))
  const roomMessages = customMessages(ROOM_RULES, (key) => t(`rooms:rule.${key}`))
  const watermarkMessages = customMessages(WATERMARK_RULES, (key, params) =>
    t(`roomsMark:rule.${key}`, { ...params }),
  )
  return {
    // Path of a field, a column (`[rows, cell]`) or a cell (`[rows, number, cell]`).
    labels: ([field, ...within]: FieldPath) =>
      within.length === 0
        ? t(`roomsEdit:field.${field as keyof (typeof zh)['field']}`)
        : t(`roomsEdit:row.${String(field)}.${String(within.at(-1))}` as `roomsEdit:${RowField}`),
    customMessage: (fieldError: Parameters<typeof roomMessages>[0]) =>
      roomMessages(fieldError) ?? formMessages(fieldError) ?? watermarkMessages(fieldError),
  }
}
