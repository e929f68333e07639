import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call, type Failure } from '@/shared/api'
import { sessionApi } from '@/shared/auth/api'
import { beginSession, useSession } from '@/shared/auth/session'
import { failureText } from '@/shared/failureText'
import './login.css'
import { CaptchaButton } from './CaptchaButton'
import { LoginField } from './LoginField'
import { PreferenceButtons } from './PreferenceButtons'
import { useCaptcha } from './useCaptcha'

const FIELDS = ['username', 'password', 'code'] as const
type Field = (typeof FIELDS)[number]

/**
 * Sign-in with account, password and captcha. Made of native elements and without the router, so that it opens
 * before either of them and the component library have arrived.
 */
export function LoginPage({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('account')
  const { t: common } = useTranslation()
  const captcha = useCaptcha()
  const endedBy = useSession((session) => session.endedBy)
  const [isBusy, setBusy] = useState(false)
  const [missing, setMissing] = useState<readonly Field[]>([])
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    document.title = `${t('login.title')} · ${common('appName')}`
  }, [t, common])

  const input = (field: Field) => form.current?.elements.namedItem(field) as HTMLInputElement | null
  const asked = FIELDS.filter((field) => field !== 'code' || captcha.isEnabled)
  const error = (field: Field) => (missing.includes(field) ? t(`login.required.${field}`) : undefined)

  async function signIn(event: FormEvent) {
    event.preventDefault()
    const empty = asked.filter((field) => (input(field)?.value ?? '').trim() === '')
    setMissing(empty)
    setFailure(null)
    if (empty[0]) return input(empty[0])?.focus()

    setBusy(true)
    const result = await call(sessionApi.login, {
      body: {
        username: input('username')!.value.trim(),
        password: input('password')!.value,
        code: input('code')?.value.trim() ?? '',
        uuid: captcha.uuid,
      },
    })
    if (result.ok) {
      beginSession(result.data.token)
      return onSignedIn()
    }
    setBusy(false)
    setFailure(result)
    captcha.renew()
    const code = input('code')
    if (code) code.value = ''
    ;(code ?? input('password'))?.focus()
  }

  return (
    <div className="login-page">
      <header className="login-top">
        <span className="login-brand">{common('appName')}</span>
        <PreferenceButtons />
      </header>
      <main className="login-card">
        <h1>{t('login.title')}</h1>
        <p className="login-intro">{t('login.intro')}</p>
        {endedBy && endedBy !== 'wish' && !failure && (
          <p role="alert" className="login-notice">
            {common(endedBy === 'expiry' ? 'failure.expired' : `failure.${endedBy}`)}
          </p>
        )}
        {failure && (
          <p role="alert" className="login-notice">
            {failureText(common, failure)}
          </p>
        )}
        <form ref={form} onSubmit={(event) => void signIn(event)} noValidate>
          <LoginField
            name="username"
            label={t('login.username')}
            error={error('username')}
            autoComplete="username"
          />
          <LoginField
            name="password"
            type="password"
            label={t('login.password')}
            error={error('password')}
            autoComplete="current-password"
          />
          {captcha.isEnabled && (
            <LoginField
              name="code"
              label={t('login.code')}
              error={error('code')}
              autoComplete="off"
              inputMode="numeric"
            >
              <CaptchaButton captcha={captcha} />
            </LoginField>
          )}
          <button type="submit" className="button button-primary" disabled={isBusy}>
            {isBusy ? t('login.busy') : t('login.submit')}
          </button>
        </form>
      </main>
    </div>
  )
}
