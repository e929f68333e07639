import { LockOutlined } from '@ant-design/icons'
import { useTranslations } from '@/shared/i18n'
import type { ConceptRow } from '../../model/answers'
import { readOnlyReasonOf } from './readOnlyReason'
import styles from '../halls.module.css'

export function ReadOnlyIcon({ concept }: { concept: Pick<ConceptRow, 'seal' | 'state'> }) {
  const t = useTranslations('conceptsHalls')
  const reason = readOnlyReasonOf(concept)
  if (!reason) return null
  const text = t(`conceptsHalls:row.${reason}`)
  return (
    <span role="img" className={styles.conceptLock} aria-label={text} title={text}>
      <LockOutlined aria-hidden />
    </span>
  )
}
