import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, RowsContext } from '@/shared/form/Field'
import { LongField, TextField } from '@/shared/form/fields'
import { MAX_ROWS } from '../domain/limits'
import { SecondStage } from '../domain/secondStage'
import { fieldLabel } from '../model/fieldLabel'
import styles from './expert.module.css'

const CONDITIONS = ['conditions']
const NOTES = ['notes']

/** The conditions of a decision; there is at least one. */
export function ConditionRows() {
  const { t } = useTranslation('conceptsExpert')
  return (
    <RowsContext value={CONDITIONS}>
      <Form.List name="conditions" initialValue={['']}>
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <div key={key} className={styles.reviewRow}>
                <TextField name={[name]} label={t('call.condition', { number: name + 1 })} isRequired />
                {rows.length > 1 && (
                  <RemoveRow
                    label={t('call.removeCondition', { number: name + 1 })}
                    onClick={() => remove(name)}
                  />
                )}
              </div>
            ))}
            <AddRow label={t('call.addCondition')} count={rows.length} onClick={() => add('')} />
          </>
        )}
      </Form.List>
    </RowsContext>
  )
}

/** What is to be corrected in fields of the second stage. */
export function NoteRows() {
  const { t } = useTranslation('conceptsExpert')
  const { t: concepts } = useTranslation('concepts')
  const options = Object.keys(SecondStage.shape).map((value) => ({
    value,
    label: fieldLabel(concepts, 'second', value),
  }))
  return (
    <RowsContext value={NOTES}>
      <Form.List name="notes">
        {(rows, { add, remove }) => (
          <>
            <p className="cell-note">{t('call.notesHint')}</p>
            {rows.map(({ key, name }) => (
              <div key={key} className={styles.reviewRow}>
                <Field name={[name, 'field']} label={t('call.noteField', { number: name + 1 })} isChoice>
                  <Select options={options} showSearch={{ optionFilterProp: 'label' }} />
                </Field>
                <LongField
                  name={[name, 'text']}
                  label={t('call.noteText', { number: name + 1 })}
                  minRows={1}
                  maxRows={8}
                />
                <RemoveRow label={t('call.removeNote', { number: name + 1 })} onClick={() => remove(name)} />
              </div>
            ))}
            <AddRow label={t('call.addNote')} count={rows.length} onClick={() => add({})} />
          </>
        )}
      </Form.List>
    </RowsContext>
  )
}

function RemoveRow({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      type="text"
      className={styles.reviewRowRemove}
      icon={<DeleteOutlined />}
      aria-label={label}
      title={label}
      onClick={onClick}
    />
  )
}

function AddRow({ label, count, onClick }: { label: string; count: number; onClick: () => void }) {
  return (
    <Form.Item>
      <Button icon={<PlusOutlined aria-hidden />} disabled={count >= MAX_ROWS} onClick={onClick}>
        {label}
      </Button>
    </Form.Item>
  )
}
