import { DeleteOutlined } from '@ant-design/icons'
import { Button, Form, Select } from 'antd'
import { RowsContext } from '@/shared/form/Field'
import { useText } from '@/shared/texts'
import { FirstStage } from '../../domain/firstStage'
import { fieldLabel } from '../../model/fieldLabel'
import { WordsField } from './WordsField'
import styles from '../detail.module.css'

const NOTES = ['notes']
const FIELDS = Object.keys(FirstStage.shape)

/** Words on single fields of the first stage: choosing a field adds its note. */
export function FieldNotes() {
  const t = useText('conceptsDetail', 'concepts')
  const form = Form.useFormInstance()
  const labelOf = (field: string) => fieldLabel(t, 'first', field)
  const fieldAt = (row: number) => String(form.getFieldValue(['notes', row, 'field']) ?? '')

  return (
    <fieldset className={styles.conceptNotes}>
      <legend>{t('conceptsDetail:notes.title')}</legend>
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
                    aria-label={t('conceptsDetail:notes.remove', { field: labelOf(fieldAt(row)) })}
                    onClick={() => remove(row)}
                  />
                </div>
              ))}
              <Select
                aria-label={t('conceptsDetail:notes.add')}
                className={styles.conceptNoteField}
                placeholder={t('conceptsDetail:notes.add')}
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
      <p className="cell-note">{t('conceptsDetail:notes.hint')}</p>
    </fieldset>
  )
}
