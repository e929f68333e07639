import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { Selection } from './useSelection'
import styles from './list.module.css'

interface SelectionBarProps {
  /** What can be done with what is chosen. */
  label: string
  /** How many are chosen. */
  text: string
  selection: Pick<Selection<{ id: string }>, 'chosen' | 'clear'>
  children: ReactNode
}

/** What can be done with all chosen rows; it floats at the foot of the list and moves nothing. */
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
