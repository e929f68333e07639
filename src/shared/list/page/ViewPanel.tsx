import { DeleteOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { ListLayout } from '../table/useTable'
import type { List } from '../useList'
import { MAX_VIEW_NAME_LENGTH, useSavedViews } from './useSavedViews'
import styles from '../list.module.css'

interface ViewPanelProps {
  list: Pick<List<unknown>, 'shown'>
  table: ListLayout
}

/** Saves the current filters, order and layout as a view, and deletes views. */
export default function ViewPanel({ list, table }: ViewPanelProps) {
  const t = useTranslations('parts')
  const { views, keep, drop } = useSavedViews(table.name)
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  function save() {
    if (name === '') return
    keep({ name, shown: list.shown, layout: table.layout })
    setTyped('')
  }
  return (
    <>
      <p className={styles.popNote}>{t('parts:view.hint')}</p>
      <Space.Compact block>
        <Input
          aria-label={t('parts:view.name')}
          placeholder={t('parts:view.name')}
          maxLength={MAX_VIEW_NAME_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={save}
        />
        <Button onClick={save} disabled={name === ''}>
          {t('parts:view.save')}
        </Button>
      </Space.Compact>
      {views.length > 0 && (
        <ul className={styles.columnList} aria-label={t('parts:view.kept')}>
          {views.map((view) => (
            <li key={view.name}>
              <span>{view.name}</span>
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('parts:view.drop', { name: view.name })}
                onClick={() => drop(view.name)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
