import { SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Popover } from 'antd'
import { useTranslation } from 'react-i18next'
import './columns.css'

interface ColumnChooserProps {
  /** Columns that may be left out. */
  columns: readonly { key: string; title: string }[]
  hidden: readonly string[]
  onHide: (keys: readonly string[]) => void
}

/** Says which columns of a list are on show. */
export function ColumnChooser({ columns, hidden, onHide }: ColumnChooserProps) {
  const { t } = useTranslation('parts')
  const keys = columns.map(({ key }) => key)
  return (
    <Popover
      trigger="click"
      title={t('columns.title')}
      content={
        <Checkbox.Group
          className="column-choice"
          options={columns.map(({ key, title }) => ({ value: key, label: title }))}
          value={keys.filter((key) => !hidden.includes(key))}
          onChange={(shown) => onHide(keys.filter((key) => !shown.includes(key)))}
        />
      }
    >
      <Button icon={<SettingOutlined />}>{t('columns.open')}</Button>
    </Popover>
  )
}
