import { DeleteOutlined } from '@ant-design/icons'
import { Button, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { RowsContext } from '@/shared/form/Field'
import { FirstStage } from '../../domain/firstStage'
import { fieldLabel } from '../../model/fieldLabel'
import { WordsField } from './WordsField'
import styles from '../workspace.module.css'

const NOTES = ['notes']
const FIELDS = Object.keys(FirstStage.shape)

/** Words on single fields of the first stage: choosing a field adds its note. */
export function FieldNotes() {
  const { t } = useTranslation('conceptsWorkspace')
  const { t: concepts } = useTranslation('concepts')
  const form = Form.useFormInstance()
  const labelOf = (field: string) => fieldLabel(concepts, 'first', field)
  const fieldAt = (row: number) => String(form.getFieldValue(['notes', row, 'field']) ?? '')

  return (
    <fieldset className={styles.conceptNotes}>
      <legend>{t('notes.title')}</legend>
      <RowsContext value={NOTES}>
        <Form.List name="notes">
          {(rows, { add, remove }) => (
            <>
              {rows.map(({ key, name: row }) => (
                <div key={key} className={styles.conceptNote}>
                  <WordsField name={[row, 'text']} label={labelOf(fieldAt(row))} limit="note" />
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined />}
                    aria-label={t('notes.remove', { field: labelOf(fieldAt(row)) })}
                    onClick={() => remove(row)}
                  />
                </div>
              ))}
              <Select
                aria-label={t('notes.add')}
                className={styles.conceptNoteField}
                placeholder={t('notes.add')}
                value={null}
                showSearch={{ optionFilterProp: 'label' }}
                onChange={(field: string | null) => field && add({ field, text: '' })}
                options={FIELDS.filter((field) => !rows.some(({ name }) => fieldAt(name) === field)).map(
                  (field) => ({ value: field, label: labelOf(field) }),
                )}
              />
            </>
          )}
        </Form.List>
      </RowsContext>
      <p className="cell-note">{t('notes.hint')}</p>
    </fieldset>
  )
}
