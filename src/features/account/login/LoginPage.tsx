// oxlint-disable-next-line no-restricted-imports -- demo only
import { lazy, Suspense, useEffect, useId, useState, type ReactNode } from 'react'
import * as z from 'zod/mini' // small, like everything before the sign-in
import { call, failure } from '@/shared/api'
import { sessionApi } from '@/shared/auth/auth.api'
import { useSession } from '@/shared/auth/session'
import { errorText } from '@/shared/ui/errorText'
import { withBase } from '@/shared/lib/addresses'
import { setting } from '@/shared/lib/storage'
import { useTranslations } from '@/shared/i18n'
import { CodeForm } from '../code/CodeForm'
import { useLazyComponent } from '../native/useLazyComponent'
import { AccountForm } from './AccountForm'
import { Consent, useConsent } from '../frame/Consent'
import { FormIcon, QrIcon } from './loginIcons'
import { SignInFrame } from '../frame/SignInFrame'
import { TabPanel, Tabs } from './Tabs'
import { ThirdParty } from './ThirdParty'
import { useSignIn } from './useSignIn'
import styles from '../frame/signIn.module.css'

const METHODS = ['sms', 'email', 'account'] as const
type Method = (typeof METHODS)[number]

const lastMethod = setting<Method>('login-method', z.enum(METHODS), 'sms')

/** Demo accounts; left out of production builds. */
const DemoPanel = import.meta.env.MODE === 'demo' ? lazy(() => import('../demo/DemoPanel')) : null

interface LoginPageProps {
  /** Raw `redirect` parameter, not validated yet. */
  redirect: string | null
  onSending?: () => void
  onSignedIn: () => void
}

/**
 * All sign-in methods. Uses native elements and no router, so that it renders before the router and the component
 * library have loaded; rarely used parts are loaded on demand.
 */
export function LoginPage({ redirect, onSending, onSignedIn }: LoginPageProps) {
  const t = useTranslations('account')
  const id = useId()
  const endedBy = useSession((session) => session.endedBy)
  const [method, setMethod] = useState(() => lastMethod.read())
  /** Opened panels stay mounted, so that their input is kept. */
  const [opened, setOpened] = useState<ReadonlySet<Method>>(new Set([method]))
  const [wantsQr, setWantsQr] = useState(false)
  const [QrPanel, fetchQrPanel] = useLazyComponent(() => import('../qr/QrPanel'))
  const consent = useConsent()
  const isQr = wantsQr && consent.isGiven
  const { isBusy, failed, setFailed, completeSignIn, signIn, confirmDialog } = useSignIn({
    onSending,
    onSignedIn() {
      lastMethod.write(method)
      onSignedIn()
    },
  })

  useEffect(() => {
    document.title = `${t('account:login.title')} · ${t('appName')}`
  }, [t])

  function select(next: Method) {
    setMethod(next)
    setOpened(new Set([...opened, next]))
    setFailed(null)
  }

  async function toggleQr() {
    if (!isQr && !consent.check()) return
    setFailed(null)
    if (isQr || (await fetchQrPanel())) setWantsQr(!isQr)
    else setFailed(failure('network'))
  }

  const formId = (name: Method) => `${id}-form-${name}`
  const forms: Record<Method, ReactNode> = {
    sms: (
      <CodeForm
        id={formId('sms')}
        channel="sms"
        scene="login"
        canProceed={consent.check}
        onSubmit={({ receiver, code, uuid }, onRefused) => {
          const body = { phonenumber: receiver, smsCode: code, uuid }
          const login = (force?: true) => call(sessionApi.smsLogin, { body: { ...body, force } })
          void signIn({ login, onRefused })
        }}
      />
    ),
    email: (
      <CodeForm
        id={formId('email')}
        channel="email"
        scene="login"
        canProceed={consent.check}
        onSubmit={({ receiver, code }, onRefused) => {
          const body = { email: receiver, emailCode: code }
          const login = (force?: true) => call(sessionApi.emailLogin, { body: { ...body, force } })
          void signIn({ login, onRefused })
        }}
      />
    ),
    account: (
      <AccountForm
        id={formId('account')}
        canContinue={consent.check}
        onSubmit={(credentials, onRefused) => {
          const login = (force?: true) => call(sessionApi.login, { body: { ...credentials, force } })
          void signIn({ login, onRefused })
        }}
      />
    ),
  }

  return (
    <SignInFrame>
      <main className={styles.loginCard}>
        <div className={styles.loginHead}>
          <h1>{t('account:login.title')}</h1>
          <button
            type="button"
            className={styles.qrCorner}
            aria-label={t(isQr ? 'account:login.leaveQr' : 'account:login.qr')}
            title={t(isQr ? 'account:login.leaveQr' : 'account:login.qr')}
            onClick={() => void toggleQr()}
          >
            {isQr ? <FormIcon /> : <QrIcon />}
          </button>
        </div>
        <p className={styles.loginIntro}>{t('account:login.intro')}</p>
        {failed ? (
          <Notice>
            {errorText(t, failed)}{' '}
            {failed.kind === 'bad-gateway' && <a href={withBase('/serverError')}>{t('failure.away')}</a>}
          </Notice>
        ) : (
          endedBy &&
          endedBy !== 'wish' && (
            <Notice>{t(endedBy === 'expiry' ? 'failure.expired' : `failure.${endedBy}`)}</Notice>
          )
        )}
        {isQr && QrPanel && (
          <Suspense>
            <QrPanel onToken={completeSignIn} />
          </Suspense>
        )}
        <div hidden={isQr}>
          <Tabs
            id={id}
            label={t('account:login.methods')}
            tabs={METHODS.map((name) => ({ name, title: t(`account:login.method.${name}`) }))}
            selected={method}
            onSelect={select}
          />
          {METHODS.map((name) => (
            <TabPanel key={name} id={id} name={name} isSelected={name === method}>
              {opened.has(name) && forms[name]}
            </TabPanel>
          ))}
        </div>
        <Consent consent={consent} />
        {!isQr && (
          <button
            type="submit"
            form={formId(method)}
            className="button button-primary"
            aria-disabled={isBusy}
          >
            {t(isBusy ? 'account:login.busy' : 'account:login.submit')}
          </button>
        )}
        <ThirdParty redirect={redirect} canContinue={consent.check} onFailed={setFailed} />
        <p className={styles.loginRegister}>
          {t('account:login.noAccount')} <a href={withBase('/register')}>{t('account:login.register')}</a>
        </p>
        {confirmDialog}
      </main>
      {DemoPanel && (
        <Suspense>
          <DemoPanel
            onChosen={(login) => {
              consent.give(true)
              void signIn({ login, onRefused: () => undefined })
            }}
          />
        </Suspense>
      )}
    </SignInFrame>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={styles.notice}>
    {children}
  </p>
)
