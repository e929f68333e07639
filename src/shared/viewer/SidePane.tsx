import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { Pane } from './Toolbar'
import styles from './viewer.module.css'

interface SidePaneProps {
  pane: Pane
  onClose: () => void
  children: ReactNode
}

export function SidePane({ pane, onClose, children }: SidePaneProps) {
  const t = useTranslations('viewer')
  return (
    <aside className={styles.pane} aria-label={t(`viewer:tool.${pane}`)}>
      <div className={styles.paneHead}>
        <strong>{t(`viewer:tool.${pane}`)}</strong>
        <Button type="text" icon={<CloseOutlined />} aria-label={t('actions.close')} onClick={onClose} />
      </div>
      {children}
    </aside>
  )
}
