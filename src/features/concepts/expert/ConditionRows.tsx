import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { RowsContext } from '@/shared/form/Field'
import { TextField } from '@/shared/form/textFields'
import { useTranslations } from '@/shared/i18n'
import { MAX_ROWS } from '../domain/limits'
import styles from './expert.module.css'

const CONDITIONS = ['conditions']

export function ConditionRows() {
  const t = useTranslations('conceptsExpert')
  return (
    <RowsContext value={CONDITIONS}>
      <Form.List name="conditions" initialValue={['']}>
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <div key={key} className={styles.reviewRow}>
                <TextField
                  name={[name]}
                  label={t('conceptsExpert:call.condition', { number: name + 1 })}
                  isRequired
                />
                {rows.length > 1 && (
                  <RemoveRow
                    label={t('conceptsExpert:call.removeCondition', { number: name + 1 })}
                    onClick={() => remove(name)}
                  />
                )}
              </div>
            ))}
            <AddRow
              label={t('conceptsExpert:call.addCondition')}
              count={rows.length}
              onClick={() => add('')}
            />
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
