import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import { focusHeading } from '@/shared/ui/focusHeading'
import styles from './roomReport.module.css'
import { useReportAddress } from './useReportAddress'

interface PaneHeadProps {
  title: string
  children?: ReactNode
}

/** Header of a side pane; it takes the focus on mount. */
export function PaneHead({ title, children }: PaneHeadProps) {
  const t = useTranslations('vdrEvidence')
  const navigate = useNavigate()
  const { aloneAddress } = useReportAddress()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusHeading(heading.current, { scrolls: true }), [])
  return (
    <header className={styles.paneHead}>
      <h2 ref={heading} tabIndex={-1} className={styles.paneTitle}>
        {title}
      </h2>
      {children}
      <Button
        type="text"
        icon={<CloseOutlined />}
        aria-label={t('vdrEvidence:toReport')}
        title={t('vdrEvidence:toReport')}
        onClick={() => void navigate(aloneAddress)}
      />
    </header>
  )
}
