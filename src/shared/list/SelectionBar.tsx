import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { Selection } from './useSelection'
import styles from './list.module.css'

interface SelectionBarProps {
  label: string
  text: string
  selection: Pick<Selection<{ id: string }>, 'chosen' | 'clear'>
  children: ReactNode
}

/** Actions on the selected rows; floats at the bottom of the list without shifting content. */
export function SelectionBar({ label, text, selection: { chosen, clear }, children }: SelectionBarProps) {
  const t = useTranslations('parts')
  if (chosen.length === 0) return null
  return (
    <div className={styles.selectionBar} role="group" aria-label={label}>
      <span>{text}</span>
      {children}
      <Button
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('parts:bulk.clear')}
        title={t('parts:bulk.clear')}
        onClick={clear}
      />
    </div>
  )
}
