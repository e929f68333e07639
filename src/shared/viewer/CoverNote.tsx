import { EyeInvisibleOutlined } from '@ant-design/icons'
import { useTranslations } from '@/shared/i18n'
import type { Covering } from './useCovering'
import styles from './viewer.module.css'

/** Why a document was taken away: the right to read it, the reader, the place that it lies in, or its time. */
export type CoverReason = 'revoked' | 'stopped' | 'closed' | 'expired'

/** In place of content: why it is covered, and how to go on. */
export function CoverNote({ reason }: { reason: Covering | CoverReason }) {
  const t = useTranslations('viewer')
  return (
    <div className={styles.cover} role="status">
      <EyeInvisibleOutlined aria-hidden />
      <p>
        <strong>{t(`viewer:cover.${reason}.title`)}</strong>
      </p>
      <p>{t(`viewer:cover.${reason}.text`)}</p>
    </div>
  )
}
