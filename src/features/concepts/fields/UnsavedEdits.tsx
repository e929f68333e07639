import { Alert, Button } from 'antd'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useDraft } from '@/shared/form/useDraft'
import { useTranslations } from '@/shared/i18n'
import { unsavedDraftOf } from '@/shared/autosave/useAutosave'
import { differencesOf, type Values } from '@/shared/autosave/editedValues'
import type { EditLabels } from '@/shared/autosave/editLabels'
import styles from '@/shared/autosave/autosave.module.css'

interface UnsavedEditsProps {
  draftKey: string
  schema: z.ZodMiniObject
  values: Values
  labels: EditLabels
}

/** Shows edits that were never saved and can't be applied any more, to be read and copied. */
export function UnsavedEdits({ draftKey, schema, values, labels }: UnsavedEditsProps) {
  const t = useTranslations('editing')
  const draft = useDraft(draftKey)
  const [isDropped, setDropped] = useState(false)
  const unsaved = unsavedDraftOf(draft.restored, { values })
  if (!unsaved || isDropped) return null
  const differences = differencesOf(schema, unsaved.base.values, unsaved.values, values).filter(
    ({ by }) => by !== 'them',
  )
  if (differences.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      className="list-note"
      title={t('editing:lost.title', { noun: labels.noun })}
      description={
        <dl className={styles.unsavedTyped}>
          {differences.map(({ field, mine }) => (
            <div key={field}>
              <dt>{labels.labelOf(field)}</dt>
              <dd className={styles.conflictValue}>{labels.textOf(field, mine)}</dd>
            </div>
          ))}
        </dl>
      }
      action={
        <Button
          size="small"
          onClick={() => {
            draft.drop()
            setDropped(true)
          }}
        >
          {t('editing:draft.discard')}
        </Button>
      }
    />
  )
}
