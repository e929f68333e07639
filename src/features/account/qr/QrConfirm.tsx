import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call, type Failure } from '@/shared/api'
import { dropToken, readToken } from '@/shared/auth/token'
import { errorText } from '@/shared/ui/errorText'
import { loginAddress } from '@/shared/lib/addresses'
import { formatTime } from '@/shared/lib/dates'
import { useTranslations } from '@/shared/i18n'
import { SignInCard } from '../frame/SignInCard'
import { qrApi, type QrRequest } from './qr.api'
import qrStyles from './qr.module.css'
import signInStyles from '../frame/signIn.module.css'

type Step =
  | { at: 'reading' }
  | { at: 'signed-out' }
  | { at: 'asking'; request: QrRequest }
  | { at: 'done'; agreed: boolean }
  | { at: 'failed'; failure: Failure }

/** Phone side: names the computer that asks, and lets the user approve or refuse it. */
export function QrConfirm({ uuid }: { uuid: string }) {
  const t = useTranslations('accountSignIn')
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>(() => ({ at: readToken() ? 'reading' : 'signed-out' }))
  const [isBusy, setBusy] = useState(false)

  const isReading = step.at === 'reading'
  useEffect(() => {
    if (!isReading) return undefined
    const controller = new AbortController()
    void call(qrApi.scan, { body: { uuid } }, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return
      if (result.ok) return setStep({ at: 'asking', request: result.data })
      setStep(stepAfter(result))
    })
    return () => controller.abort()
  }, [isReading, uuid])

  async function answer(agree: boolean) {
    setBusy(true)
    const result = await call(qrApi.confirm, { body: { uuid, agree } })
    setBusy(false)
    setStep(result.ok ? { at: 'done', agreed: agree } : stepAfter(result))
  }

  return (
    <SignInCard title={t('accountSignIn:qr.confirmTitle')}>
      {step.at === 'reading' && <p role="status">{t('accountSignIn:qr.loading')}</p>}
      {step.at === 'signed-out' && (
        <>
          <p role="status">{t('accountSignIn:qr.signInFirst')}</p>
          <button
            type="button"
            className="button button-primary"
            onClick={() => void navigate(loginAddress(`/qrlogin?uuid=${encodeURIComponent(uuid)}`))}
          >
            {t('actions.login')}
          </button>
        </>
      )}
      {step.at === 'asking' && (
        <>
          <p>{t('accountSignIn:qr.question')}</p>
          <dl className={qrStyles.qrRequest}>
            <dt>{t('accountSignIn:qr.device')}</dt>
            <dd>{step.request.device}</dd>
            <dt>{t('accountSignIn:qr.place')}</dt>
            <dd>{step.request.place}</dd>
            <dt>{t('accountSignIn:qr.time')}</dt>
            <dd>{formatTime(step.request.time)}</dd>
          </dl>
          <p className={signInStyles.loginIntro}>{t('accountSignIn:qr.warning')}</p>
          <div className={signInStyles.loginChoices}>
            <button type="button" className="button" disabled={isBusy} onClick={() => void answer(false)}>
              {t('actions.cancel')}
            </button>
            <button
              type="button"
              className="button button-primary"
              disabled={isBusy}
              onClick={() => void answer(true)}
            >
              {t('accountSignIn:qr.agree')}
            </button>
          </div>
        </>
      )}
      {step.at === 'done' && (
        <p role="status">{t(step.agreed ? 'accountSignIn:qr.agreed' : 'accountSignIn:qr.refused')}</p>
      )}
      {step.at === 'failed' && (
        <>
          <p role="alert" className={signInStyles.notice}>
            {errorText(t, step.failure)}
          </p>
          <button type="button" className="button" onClick={() => setStep({ at: 'reading' })}>
            {t('actions.retry')}
          </button>
        </>
      )}
    </SignInCard>
  )
}

/** An expired session leads to sign-in; other failures are shown. */
function stepAfter(failure: Failure): Step {
  if (failure.kind !== 'unauthorized') return { at: 'failed', failure }
  dropToken(readToken())
  return { at: 'signed-out' }
}
