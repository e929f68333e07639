import { Alert, Button, Radio } from 'antd'
import { useState } from 'react'
import { useFormName } from '@/shared/form/focusField'
import { useTranslations } from '@/shared/i18n'
import type * as z from 'zod/mini'
import type { Saved } from './autosave'
import { choicesFor, differencesOf, mergedOf, type Choices, type Values } from './editedValues'
import type { Words } from './editLabels'
import styles from './autosave.module.css'

/** Where the panel of a form stands, for whoever types far below it. */
export const conflictId = (form: string) => `${form}-conflict`

interface ConflictPanelProps {
  schema: z.ZodMiniObject
  words: Words
  base: Values
  mine: Values
  theirs: Saved
  onResolve: (chosen: Values) => void
}

/** Someone else has saved it as well: for each field that differs, mine or theirs. */
export function ConflictPanel({ schema, words, base, mine, theirs, onResolve }: ConflictPanelProps) {
  const t = useTranslations('editing')
  const form = useFormName()
  const differences = differencesOf(schema, base, mine, theirs.values)
  const [chosen, setChosen] = useState<Choices>({})
  const choices: Choices = { ...choicesFor(differences), ...chosen }
  const isComplete = differences.every(({ field }) => choices[field] !== undefined)
  const sides = ['mine', 'theirs'] as const

  return (
    <div id={conflictId(form)} tabIndex={-1}>
      <Alert
        type="warning"
        showIcon
        role="alert"
        className="list-note"
        title={t('editing:conflict.title', { noun: words.noun })}
        description={
          <>
            <p>{t('editing:conflict.text')}</p>
            {differences.map((difference) => {
              const { field, by } = difference
              const label = words.labelOf(field)
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
                        <span className={styles.conflictValue}>{words.textOf(field, difference[side])}</span>
                      </Radio>
                    ))}
                  </Radio.Group>
                </fieldset>
              )
            })}
            <Button
              type="primary"
              disabled={!isComplete}
              onClick={() => onResolve(mergedOf(mine, theirs.values, choices))}
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
