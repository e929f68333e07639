import { Alert, Button, Radio } from 'antd'
import { useState } from 'react'
import { useFormName } from '@/shared/form/focusField'
import { useTranslations } from '@/shared/i18n'
import type * as z from 'zod/mini'
import type { Saved } from './autosave'
import { defaultChoices, differencesOf, mergeChoices, type Choices, type Values } from './editedValues'
import type { EditLabels } from './editLabels'
import styles from './autosave.module.css'

/** Id of a form's conflict panel, to reach it from fields far below. */
export const conflictId = (form: string) => `${form}-conflict`

interface ConflictPanelProps {
  schema: z.ZodMiniObject
  labels: EditLabels
  base: Values
  mine: Values
  theirs: Saved
  onResolve: (chosen: Values) => void
}

/** Shown when someone else has saved too: mine or theirs, for each field that differs. */
export function ConflictPanel({ schema, labels, base, mine, theirs, onResolve }: ConflictPanelProps) {
  const t = useTranslations('editing')
  const form = useFormName()
  const differences = differencesOf(schema, base, mine, theirs.values)
  const [chosen, setChosen] = useState<Choices>({})
  const choices: Choices = { ...defaultChoices(differences), ...chosen }
  const isComplete = differences.every(({ field }) => choices[field] !== undefined)
  const sides = ['mine', 'theirs'] as const

  return (
    <div id={conflictId(form)} tabIndex={-1}>
      <Alert
        type="warning"
        showIcon
        role="alert"
        className="list-note"
        title={t('editing:conflict.title', { noun: labels.noun })}
        description={
          <>
            <p>{t('editing:conflict.text')}</p>
            {differences.map((difference) => {
              const { field, by } = difference
              const label = labels.labelOf(field)
              return (
                <fieldset key={field} className={styles.conflictField}>
                  <legend>{label}</legend>
                  <p className={styles.conflictBy}>{t(`editing:conflict.by.${by}`)}</p>
                  <Radio.Group
                    name={`${form}-${field}`}
                    aria-label={label}
                    value={choices[field]}
                    onChange={({ target }) =>
                      setChosen({ ...chosen, [field]: target.value as 'mine' | 'theirs' })
                    }
                  >
                    {sides.map((side) => (
                      <Radio key={side} value={side}>
                        <strong>{t(`editing:conflict.${side}`)}</strong>{' '}
                        <span className={styles.conflictValue}>{labels.textOf(field, difference[side])}</span>
                      </Radio>
                    ))}
                  </Radio.Group>
                </fieldset>
              )
            })}
            <Button
              type="primary"
              disabled={!isComplete}
              onClick={() => onResolve(mergeChoices(mine, theirs.values, choices))}
            >
              {t('editing:conflict.save')}
            </Button>
            {!isComplete && <span className={styles.conflictBy}> {t('editing:conflict.choose')}</span>}
          </>
        }
      />
    </div>
  )
}
