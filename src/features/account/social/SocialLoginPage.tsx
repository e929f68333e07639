import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { call, failure, type Failure } from '@/shared/api'
import { acceptToken } from '@/shared/auth/session'
import { readToken } from '@/shared/auth/token'
import { errorText } from '@/shared/ui/errorText'
import { loginAddress, internalAddress } from '@/shared/lib/addresses'
import { useTranslations } from '@/shared/i18n'
import { SignInCard } from '../frame/SignInCard'
import { socialApi } from './socialAccounts.api'
import { parseCallback, type CallbackResult } from './callback'
import { BindForm } from './BindForm'
import { pendingLogin } from './pendingLogin'
import type { SocialProvider } from './socialProviders'
import styles from '../frame/signIn.module.css'

type Step =
  | { at: 'exchanging' }
  | { at: 'binding'; bindKey: string }
  | { at: 'stopped'; by: Exclude<CallbackResult['kind'], 'code'> }
  | { at: 'failed'; failure: Failure }

const firstStep = ({ kind }: CallbackResult): Step =>
  kind === 'code' ? { at: 'exchanging' } : { at: 'stopped', by: kind }

/** `/social-login/...`: the return address for WeChat and Alipay. */
export function SocialLoginPage({ source }: { source: SocialProvider }) {
  const t = useTranslations('accountSignIn')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [pending] = useState(() => pendingLogin.read())
  const [callback] = useState(() => parseCallback(params, source, pending))
  const [step, setStep] = useState<Step>(() => firstStep(callback))
  const target = internalAddress(pending?.redirect)
  const isMounted = useRef(true)
  const hasExchanged = useRef(false)

  function completeSignIn(token: string) {
    if (!isMounted.current) return
    acceptToken(token)
    void navigate(target, { replace: true })
  }

  async function exchange() {
    if (callback.kind !== 'code') return
    setStep({ at: 'exchanging' })
    const { code, state } = callback
    const result = await call(socialApi.login, { path: { source }, body: { code, state } })
    if (!isMounted.current) return
    if (!result.ok) return setStep({ at: 'failed', failure: result })
    const { token, bindKey } = result.data
    if (token) return completeSignIn(token)
    setStep(bindKey ? { at: 'binding', bindKey } : { at: 'failed', failure: failure('invalid-answer') })
  }

  useEffect(() => {
    isMounted.current = true
    if (!hasExchanged.current) {
      hasExchanged.current = true // a code works once, and development runs effects twice
      pendingLogin.clear()
      setParams({}, { replace: true }) // keeps code and state out of the address and the history
      void exchange()
    }
    return () => {
      isMounted.current = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, [])

  const canRetry =
    step.at === 'failed' && ['network', 'timeout', 'server', 'bad-gateway'].includes(step.failure.kind)

  return (
    <SignInCard title={t(`accountSignIn:social.${source}`)}>
      {step.at === 'exchanging' && <p role="status">{t('accountSignIn:social.exchanging')}</p>}
      {step.at === 'binding' && <BindForm source={source} bindKey={step.bindKey} onToken={completeSignIn} />}
      {step.at === 'stopped' && (
        <p role="alert" className={styles.notice}>
          {t(`accountSignIn:social.${step.by}`)}
        </p>
      )}
      {step.at === 'failed' && (
        <p role="alert" className={styles.notice}>
          {errorText(t, step.failure)}
          {!canRetry && <> {t('accountSignIn:social.startOver')}</>}
        </p>
      )}
      <div className={styles.loginChoices}>
        {canRetry && (
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
