import { Alert, Button } from 'antd'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useDraft } from '@/shared/form/useDraft'
import { useTranslations } from '@/shared/i18n'
import { keptIn } from '@/shared/autosave/useAutosave'
import { differencesOf, type Values } from '@/shared/autosave/editedValues'
import type { Words } from '@/shared/autosave/editLabels'
import styles from '@/shared/autosave/autosave.module.css'

interface UnsavedTypedProps {
  /** Of the draft. */
  draftKey: string
  schema: z.ZodMiniObject
  /** As the server holds it. */
  values: Values
  words: Words
}

/** What was typed before it could no longer be changed, and never saved: to be read and copied. */
export function UnsavedTyped({ draftKey, schema, values, words }: UnsavedTypedProps) {
  const t = useTranslations('editing')
  const draft = useDraft(draftKey)
  const [isDropped, setDropped] = useState(false)
  const kept = keptIn(draft.restored, { values })
  if (!kept || isDropped) return null
  const differences = differencesOf(schema, kept.base.values, kept.values, values).filter(
    ({ by }) => by !== 'them',
  )
  if (differences.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      className="list-note"
      title={t('editing:lost.title', { noun: words.noun })}
      description={
        <dl className={styles.unsavedTyped}>
          {differences.map(({ field, mine }) => (
            <div key={field}>
              <dt>{words.labelOf(field)}</dt>
              <dd className={styles.conflictValue}>{words.textOf(field, mine)}</dd>
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
