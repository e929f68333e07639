import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { newReference } from '@/shared/api/result'
import { internalAddress } from '@/shared/lib/addresses'
import { diagnosticId, routePattern } from '@/shared/lib/diagnostic'
import { Illustration, type IllustrationKind } from '@/shared/ui/Illustration'
import { focusHeading } from '@/shared/ui/focusHeading'
import { useTranslations } from '@/shared/i18n'
import styles from './error.module.css'

interface ErrorPageProps {
  /** HTTP status; omitted when the backend is unreachable. */
  code?: string
  drawing?: IllustrationKind
  title: string
  text: string
  actions?: ReactNode
  children?: ReactNode
}

interface ErrorState {
  from?: unknown
  reference?: unknown
}

/** Address the user was at before the error page; null if unknown. */
export function usePreviousAddress(): string | null {
  const { state } = useLocation()
  const { from } = (state ?? {}) as ErrorState
  return from === undefined ? null : internalAddress(from)
}

/**
 * Frame of every error page: cause, actions, support hours, and an id for support. Uses native elements only, because
 * it must render when little else does.
 */
export function ErrorPage({ code, drawing = 'failed', title, text, actions, children }: ErrorPageProps) {
  const t = useTranslations('shell')
  const navigate = useNavigate()
  const location = useLocation()
  const previous = usePreviousAddress()
  const heading = useRef<HTMLHeadingElement>(null)
  const { reference } = (location.state ?? {}) as ErrorState
  const [id] = useState(() =>
    diagnosticId(
      typeof reference === 'string' ? reference : newReference(),
      new Date(),
      previous === null ? location.pathname : routePattern(previous),
    ),
  )

  useEffect(() => {
    document.title = `${title} · ${t('appName')}`
  }, [title, t])
  useEffect(() => focusHeading(heading.current), [])

  return (
    <div className={styles.errorPage}>
      <Illustration kind={drawing} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <div className="plain-actions">
        {actions}
        <Link className={actions ? 'button' : 'button button-primary'} to="/index">
          {t('actions.home')}
        </Link>
        <button type="button" className="button" onClick={() => void navigate(-1)}>
          {t('actions.back')}
        </button>
      </div>
      {children}
      <footer className={styles.support}>
        <p>
          {code && <span>{code} · </span>}
          {t('shell:error.support')}
          <br />
          {t('supportHours')}
        </p>
        <DiagnosticId id={id} />
      </footer>
    </div>
  )
}

function DiagnosticId({ id }: { id: string }) {
  const t = useTranslations('shell')
  const [note, setNote] = useState<'copied' | 'copyFailed' | null>(null)
  const copy = () => {
    // Undefined on plain http; users can still select the text themselves.
    Promise.resolve(navigator.clipboard?.writeText(id) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setNote('copied'),
      () => setNote('copyFailed'),
    )
  }
  return (
    <div className={styles.errorId}>
      <span>{t('shell:error.id')}</span>
      <code>{id}</code>
      <button type="button" className="button" onClick={copy}>
        {t('shell:error.copy')}
      </button>
      <output>{note && t(`shell:error.${note}`)}</output>
    </div>
  )
}
