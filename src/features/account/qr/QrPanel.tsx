import { errorText } from '@/shared/ui/errorText'
import { absoluteAddress } from '@/shared/lib/addresses'
import { useTranslations } from '@/shared/i18n'
import { useQrLogin } from './useQrLogin'
import styles from './qr.module.css'
import { QRCode } from 'antd'

/** In px. */
const QR_SIZE = 184

// Dark on light in both themes, because cameras expect it.
const FOREGROUND = '#000000'
const BACKGROUND = '#ffffff'

const QrImage = ({ address, label }: { address: string; label: string }) => (
  <QRCode
    type="svg"
    value={address}
    size={QR_SIZE}
    bordered={false}
    color={FOREGROUND}
    bgColor={BACKGROUND}
    aria-label={label}
  />
)

export default function QrPanel({ onToken }: { onToken: (token: string) => void }) {
  const t = useTranslations('accountSignIn')
  const { state, renew } = useQrLogin(onToken)
  const { phase } = state
  const isOver = phase === 'expired' || phase === 'failed'

  return (
    <div className={styles.qrPanel}>
      <div className={styles.qrBox} data-phase={phase}>
        {(phase === 'ready' || phase === 'scanned') && (
          <QrImage
            address={absoluteAddress(`/qrlogin?uuid=${encodeURIComponent(state.uuid)}`)}
            label={t('accountSignIn:qr.image')}
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
            {t('accountSignIn:qr.renew')}
          </button>
        )}
      </div>
      <p role="status">
        {phase === 'failed'
          ? errorText(t, state.failure)
          : phase === 'expired' && state.isCancelled
            ? t('accountSignIn:qr.cancelled')
            : t(`accountSignIn:qr.${phase}`)}
      </p>
      <p className={styles.qrHint}>{t('accountSignIn:qr.hint')}</p>
    </div>
  )
}
