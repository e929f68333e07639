import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { call, failure, type Failure } from '@/shared/api'
import { beginSession } from '@/shared/auth/session'
import { readToken } from '@/shared/auth/token'
import { failureText } from '@/shared/ui/errorText'
import { loginAddress, ownAddress } from '@/shared/lib/addresses'
import { useTranslations } from '@/shared/i18n'
import { SignInCard } from '../frame/SignInCard'
import { socialApi } from './socialAccounts.api'
import { readArrival, type Arrival } from './arrival'
import { BindForm } from './BindForm'
import { journey } from './journey'
import type { Source } from './sources'
import styles from '../frame/signIn.module.css'

type Step =
  | { at: 'exchanging' }
  | { at: 'binding'; bindKey: string }
  | { at: 'stopped'; by: Exclude<Arrival['kind'], 'code'> }
  | { at: 'failed'; failure: Failure }

const firstStep = ({ kind }: Arrival): Step =>
  kind === 'code' ? { at: 'exchanging' } : { at: 'stopped', by: kind }

/** `/social-login/...`: where WeChat or Alipay sends the user back to. */
export function SocialLoginPage({ source }: { source: Source }) {
  const t = useTranslations('accountSignIn')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [began] = useState(() => journey.read())
  const [arrival] = useState(() => readArrival(params, source, began))
  const [step, setStep] = useState<Step>(() => firstStep(arrival))
  const target = ownAddress(began?.redirect)
  /** The user is still on this page. */
  const isHere = useRef(true)
  const isExchanged = useRef(false)

  function enter(token: string) {
    if (!isHere.current) return
    beginSession(token)
    void navigate(target, { replace: true })
  }

  async function exchange() {
    if (arrival.kind !== 'code') return
    setStep({ at: 'exchanging' })
    const { code, state } = arrival
    const result = await call(socialApi.login, { path: { source }, body: { code, state } })
    if (!isHere.current) return
    if (!result.ok) return setStep({ at: 'failed', failure: result })
    const { token, bindKey } = result.data
    if (token) return enter(token)
    setStep(bindKey ? { at: 'binding', bindKey } : { at: 'failed', failure: failure('invalid-answer') })
  }

  useEffect(() => {
    isHere.current = true
    if (!isExchanged.current) {
      isExchanged.current = true // a code works once, and development runs effects twice
      journey.clear()
      setParams({}, { replace: true }) // code and state stay neither in the address nor in the history
      void exchange()
    }
    return () => {
      isHere.current = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, [])

  const isLost =
    step.at === 'failed' && ['network', 'timeout', 'server', 'bad-gateway'].includes(step.failure.kind)

  return (
    <SignInCard title={t(`accountSignIn:social.${source}`)}>
      {step.at === 'exchanging' && <p role="status">{t('accountSignIn:social.exchanging')}</p>}
      {step.at === 'binding' && <BindForm source={source} bindKey={step.bindKey} onToken={enter} />}
      {step.at === 'stopped' && (
        <p role="alert" className={styles.notice}>
          {t(`accountSignIn:social.${step.by}`)}
        </p>
      )}
      {step.at === 'failed' && (
        <p role="alert" className={styles.notice}>
          {failureText(t, step.failure)}
          {!isLost && <> {t('accountSignIn:social.startOver')}</>}
        </p>
      )}
      <div className={styles.loginChoices}>
        {isLost && (
          <button type="button" className="button button-primary" onClick={() => void exchange()}>
            {t('actions.retry')}
          </button>
        )}
        {step.at !== 'exchanging' && (
          <Link className="button" to={readToken() ? '/' : loginAddress(target)}>
            {readToken() ? t('actions.home') : t('accountSignIn:social.otherWays')}
          </Link>
        )}
      </div>
    </SignInCard>
  )
}
