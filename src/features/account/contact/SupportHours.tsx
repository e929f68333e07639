import { Tag } from 'antd'
import { useEffect, useState } from 'react'
import { isSupportOpen } from './supportHours'
import { useTranslations } from '@/shared/i18n'
import styles from './support.module.css'

/** Interval in ms at which the open or closed state is refreshed. */
const MINUTE = 60_000

export function SupportHours() {
  const t = useTranslations('accountPages')
  const [isOpen, setOpen] = useState(() => isSupportOpen(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setOpen(isSupportOpen(new Date())), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className={styles.supportHours}>
      <span>{t('supportHours')}</span>{' '}
      <Tag color={isOpen ? 'success' : 'default'}>
        {t(isOpen ? 'accountPages:support.open' : 'accountPages:support.closed')}
      </Tag>
    </p>
  )
}
