import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { useDraft } from '@/shared/form/useDraft'
import { fieldLabel, type Stage } from '../fieldLabel'
import { useValueText } from '../fields/useValueText'
import './saving.css'
import { draftName, keptIn } from './useAutosave'
import { differencesOf, type Values } from './values'

interface UnsavedTypedProps {
  conceptId: string
  stage: Stage
  schema: z.ZodObject
  /** As the server holds it. */
  values: Values
}

/** What was typed before the stage could no longer be changed, and never saved: to be read and copied. */
export function UnsavedTyped({ conceptId, stage, schema, values }: UnsavedTypedProps) {
  const { t } = useTranslation('conceptsForms')
  const { t: concepts } = useTranslation('concepts')
  const draft = useDraft(draftName(conceptId, stage))
  const text = useValueText(stage)
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
      title={t('lost.title')}
      description={
        <dl className="unsaved-typed">
          {differences.map(({ field, mine }) => (
            <div key={field}>
              <dt>{fieldLabel(concepts, stage, field)}</dt>
              <dd className="conflict-value">{text(field, mine)}</dd>
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
          {t('draft.discard')}
        </Button>
      }
    />
  )
}
