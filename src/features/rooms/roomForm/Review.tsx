import type { Scope } from '@/entities/roomScope'
import { Difference } from '@/shared/autosave/Difference'
import { differencesOf, type Values } from '@/shared/autosave/editedValues'
import { useLabels } from '@/shared/dictionary/useLabels'
import { plainText } from '@/shared/autosave/editLabels'
import { useFormValue } from '@/shared/form/useFormValue'
import { formatTime } from '@/shared/lib/dates'
import { EMPTY_VALUE } from '@/shared/lib/money'
import type { StoredFile } from '@/shared/files/files.api'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { roomChanges } from '../domain/roomInput'
import { useScope } from '../room/scope'
import { useRoomLabels } from './useRoomLabels'
import styles from './edit.module.css'

const PROJECT_FIELDS = new Set(['concept', 'contractNo', 'phase', 'budget', 'isInsured'])

const visibleFields = (scope: Scope) =>
  Object.keys(roomChanges(scope).shape).filter((field) => scope === 'implement' || !PROJECT_FIELDS.has(field))

function useFieldText() {
  const t = useTranslations('roomsEdit')
  const { labelOf } = useLabels('vdr_doc_level')
  return (field: string, value: unknown): string => {
    if (field === 'isInsured') return t(value === true ? 'roomsEdit:yes' : 'roomsEdit:no')
    if (field === 'endTime') return formatTime(value)
    if (field === 'defaultLevel') return labelOf(plainText(value))
    if (field === 'phase') return t(`roomsEdit:phase.${value as 'verification'}`)
    if (Array.isArray(value)) {
      return (value as StoredFile[]).map(({ originalName }) => originalName).join(', ') || EMPTY_VALUE
    }
    return plainText(value)
  }
}

export function Review() {
  const t = useTranslations('roomsEdit')
  const scope = useScope()
  const { labels } = useRoomLabels()
  const textOf = useFieldText()
  const values = useFormValue((all) => all)
  const countOf = (field: string) => (Array.isArray(values[field]) ? values[field].length : 0)
  return (
    <>
      <DescriptionList
        items={[
          ...visibleFields(scope).map((field) => ({
            name: labels([field]),
            value: textOf(field, values[field]),
          })),
          ...(['patents', 'tags', 'members'] as const).map((field) => ({
            name: labels([field]),
            value: countOf(field),
          })),
          { name: labels(['watermark']), value: plainText(values.watermark) },
        ]}
      />
      <p className="cell-note">{t('roomsEdit:reviewNote')}</p>
    </>
  )
}

export function Changes({ before }: { before: Values }) {
  const t = useTranslations('roomsEdit')
  const scope = useScope()
  const { labels } = useRoomLabels()
  const textOf = useFieldText()
  const values = useFormValue((all) => all)
  const changes = differencesOf(roomChanges(scope), before, values, before)
  if (changes.length === 0) return <p>{t('roomsEdit:noChanges')}</p>
  return (
    <ul className={styles.changes} aria-label={t('roomsEdit:step.changes')}>
      {changes.map(({ field, mine, theirs }) => (
        <li key={field}>
          <b>{labels([field])}</b>
          <Difference before={textOf(field, theirs)} after={textOf(field, mine)} />
        </li>
      ))}
    </ul>
  )
}
