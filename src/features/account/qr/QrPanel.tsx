import { useTranslation } from 'react-i18next'
import { failureText } from '@/shared/failureText'
import { QrImage } from './QrImage'
import { useQrLogin } from './useQrLogin'
import styles from './qr.module.css'

/** The QR code that a signed-in phone reads, and what has become of it. */
export default function QrPanel({ onToken }: { onToken: (token: string) => void }) {
  const { t } = useTranslation('accountSignIn')
  const { t: common } = useTranslation()
  const { state, renew } = useQrLogin(onToken)
  const { phase } = state
  const isOver = phase === 'expired' || phase === 'failed'

  return (
    <div className={styles.qrPanel}>
      <div className={styles.qrBox} data-phase={phase}>
        {(phase === 'ready' || phase === 'scanned') && (
          <QrImage
            address={`${location.origin}/qrlogin?uuid=${encodeURIComponent(state.uuid)}`}
            label={t('qr.image')}
          />
        )}
        {phase === 'loading' && <div className="spinner" />}
        {(phase === 'scanned' || phase === 'confirmed') && (
          <span className={`${styles.qrCover} ${styles.qrCheck}`} aria-hidden="true">
            ✓
          </span>
        )}
        {isOver && (
          <button type="button" className="button" onClick={renew}>
            {t('qr.renew')}
          </button>
        )}
      </div>
      <p role="status">
        {phase === 'failed'
          ? failureText(common, state.failure)
          : phase === 'expired' && state.isCancelled
            ? t('qr.cancelled')
            : t(`qr.${phase}`)}
      </p>
      <p className={styles.qrHint}>{t('qr.hint')}</p>
    </div>
  )
}
