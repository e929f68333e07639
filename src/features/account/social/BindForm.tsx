import { useState } from 'react'
import { Link } from 'react-router-dom'
import { call, type Failure } from '@/shared/api'
import { errorText } from '@/shared/ui/errorText'
import { useTranslations } from '@/shared/i18n'
import { CodeForm, type CodeValues } from '../code/CodeForm'
import { socialApi } from './socialAccounts.api'
import type { SocialProvider } from './socialProviders'
import styles from '../frame/signIn.module.css'

interface BindFormProps {
  source: SocialProvider
  /** Identifies the third-party account; kept in memory only. */
  bindKey: string
  onToken: (token: string) => void
}

/** For a third-party account without a user: binds it to a phone number, or leads to registration. */
export function BindForm({ source, bindKey, onToken }: BindFormProps) {
  const t = useTranslations('accountSignIn')
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failure | null>(null)

  async function bind({ receiver, code }: CodeValues, onRefused: () => void) {
    if (isBusy) return // the button stays focusable while busy
    setBusy(true)
    setFailed(null)
    const body = { bindKey, phonenumber: receiver, smsCode: code }
    const result = await call(socialApi.bind, { path: { source }, body })
    if (result.ok) return onToken(result.data.token)
    setBusy(false)
    setFailed(result)
    onRefused()
  }

  return (
    <>
      <p className={styles.loginIntro}>{t(`accountSignIn:social.unbound.${source}`)}</p>
      {failed && (
        <p role="alert" className={styles.notice}>
          {errorText(t, failed)}
        </p>
      )}
      <CodeForm channel="sms" scene="bind" onSubmit={(entry, onRefused) => void bind(entry, onRefused)}>
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {t(isBusy ? 'accountSignIn:social.binding' : 'accountSignIn:social.bind')}
        </button>
      </CodeForm>
      <p className={styles.loginRegister}>
        {t('accountSignIn:social.noAccount')} <Link to="/register">{t('accountSignIn:social.create')}</Link>
      </p>
    </>
  )
}
