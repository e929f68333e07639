import { EyeInvisibleOutlined } from '@ant-design/icons'
import { useTranslations } from '@/shared/i18n'
import type { OpenView } from './useView'
import type { Covering } from './useCovering'
import styles from './viewer.module.css'

/** Reasons a document was taken away: the right to read it, the reader, its place, or its time. */
export type CoverReason = 'revoked' | 'stopped' | 'closed' | 'expired'

export function CoverNote({ reason }: { reason: Covering | CoverReason | NonNullable<OpenView['cover']> }) {
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
