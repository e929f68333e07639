import { DeleteOutlined } from '@ant-design/icons'
import { Button, Form, Select } from 'antd'
import { use } from 'react'
import { FieldChoiceContext } from '@/shared/form/fieldChoice'
import { RowsContext } from '@/shared/form/Field'
import { TextAreaField } from '@/shared/form/textFields'
import { useTranslations } from '@/shared/i18n'
import { FirstStage } from '../domain/firstStage'
import type { NOTED_STAGES } from '../domain/inputs'
import { MAX_ROWS, TEXT_LIMITS } from '../domain/limits'
import { SecondStage } from '../domain/secondStage'
import { fieldLabel } from '../model/fieldLabel'
import styles from './fieldNotes.module.css'

const NOTES = ['notes']
const FIELDS = { first: Object.keys(FirstStage.shape), second: Object.keys(SecondStage.shape) }

/** Notes on single fields of a stage; selecting a field adds a note. */
export function FieldNotes({ stage }: { stage: (typeof NOTED_STAGES)[number] }) {
  const t = useTranslations('concepts')
  const form = Form.useFormInstance()
  const labelOf = (field: string) => fieldLabel(t, stage, field)
  const fieldAt = (row: number) => String(form.getFieldValue(['notes', row, 'field']) ?? '')

  return (
    <fieldset className={styles.notes}>
      <legend>{t('concepts:fieldNotes.title')}</legend>
      <RowsContext value={NOTES}>
        <Form.List name="notes">
          {(rows, { add, remove }) => (
            <>
              {rows.map(({ key, name: row }) => (
                <div key={key} className={styles.note}>
                  <TextAreaField
                    name={[row, 'text']}
                    label={labelOf(fieldAt(row))}
                    hint={t('concepts:fieldNotes.length', TEXT_LIMITS.note)}
                    minRows={2}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined />}
                    aria-label={t('concepts:fieldNotes.remove', { field: labelOf(fieldAt(row)) })}
                    onClick={() => remove(row)}
                  />
                </div>
              ))}
              <Select
                aria-label={t('concepts:fieldNotes.add')}
                className={styles.field}
                placeholder={t('concepts:fieldNotes.add')}
                value={null}
                showSearch={{ optionFilterProp: 'label' }}
                onChange={(field: string | null) => field && add({ field, text: '' })}
                disabled={rows.length >= MAX_ROWS}
                options={FIELDS[stage]
                  .filter((field) => !rows.some(({ name }) => fieldAt(name) === field))
                  .map((field) => ({ value: field, label: labelOf(field) }))}
              />
            </>
          )}
        </Form.List>
      </RowsContext>
      <p className="cell-note">
        {use(FieldChoiceContext) && <>{t('concepts:fieldNotes.choose')} </>}
        {t('concepts:fieldNotes.hint')}
      </p>
    </fieldset>
  )
}
