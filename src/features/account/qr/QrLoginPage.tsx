import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { acceptToken } from '@/shared/auth/session'
import { readToken } from '@/shared/auth/token'
import { loginAddress, internalAddress } from '@/shared/lib/addresses'
import { useTranslations } from '@/shared/i18n'
import { Consent, useConsent } from '../frame/Consent'
import { SignInCard } from '../frame/SignInCard'
import { QrConfirm } from './QrConfirm'
import QrPanel from './QrPanel'
import styles from '../frame/signIn.module.css'

/** `/qrlogin`: the QR code on a computer; with `uuid`, the confirmation on the phone that scanned it. */
export default function QrLoginPage() {
  const [params] = useSearchParams()
  const uuid = params.get('uuid')
  return uuid ? <QrConfirm key={uuid} uuid={uuid} /> : <QrScreen redirect={params.get('redirect')} />
}

function QrScreen({ redirect }: { redirect: string | null }) {
  const t = useTranslations('accountSignIn', 'account')
  const navigate = useNavigate()
  const consent = useConsent()
  if (readToken()) return <Navigate to="/" replace />

  function completeSignIn(token: string) {
    acceptToken(token)
    void navigate(internalAddress(redirect), { replace: true })
  }

  return (
    <SignInCard title={t('accountSignIn:qr.title')}>
      {consent.isGiven ? (
        <QrPanel onToken={completeSignIn} />
      ) : (
        <p className={styles.loginIntro}>{t('accountSignIn:qr.needsConsent')}</p>
      )}
      <Consent consent={consent} />
      <Link className={styles.loginOther} to={loginAddress(redirect ?? '/')}>
        {t('account:login.leaveQr')}
      </Link>
    </SignInCard>
  )
}
