import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { newReference } from '@/shared/api/result'
import { ownAddress } from '@/shared/lib/addresses'
import { focusHeading } from '@/shared/ui/focusHeading'
import { diagnosticId, routePattern } from '../../shared/lib/diagnostic'
import styles from './error.module.css'

interface ErrorPageProps {
  /** The status it stands for; none for a backend that is away. */
  code?: string
  title: string
  /** Why this happened, and what helps. */
  text: string
  /** Before the ways back and home: what mends it. */
  actions?: ReactNode
}

/** What a navigation to an error page may bring along. */
interface ErrorState {
  /** The address that could not be shown. */
  from?: unknown
  reference?: unknown
}

/** The address from which the user came to this error, where it is known. */
export function useFormerAddress(): string | null {
  const { state } = useLocation()
  const { from } = (state ?? {}) as ErrorState
  return from === undefined ? null : ownAddress(from)
}

/**
 * The frame of every error page: cause, ways on, support hours, and an id that support can work with. Of native
 * elements, because it must open when little else does.
 */
export function ErrorPage({ code, title, text, actions }: ErrorPageProps) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const former = useFormerAddress()
  const heading = useRef<HTMLHeadingElement>(null)
  const { reference } = (location.state ?? {}) as ErrorState
  const [id] = useState(() =>
    diagnosticId(
      typeof reference === 'string' ? reference : newReference(),
      new Date(),
      former === null ? location.pathname : routePattern(former),
    ),
  )

  useEffect(() => {
    document.title = `${title} · ${common('appName')}`
  }, [title, common])
  useEffect(() => focusHeading(heading.current), [])

  return (
    <div className={styles.errorPage}>
      {code && (
        <p className={styles.errorCode} aria-hidden>
          {code}
        </p>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <div className="plain-actions">
        {actions}
        <Link className={actions ? 'button' : 'button button-primary'} to="/index">
          {common('actions.home')}
        </Link>
        <button type="button" className="button" onClick={() => void navigate(-1)}>
          {common('actions.back')}
        </button>
      </div>
      <p>
        {t('error.support')}
        <br />
        {common('supportHours')}
      </p>
      <DiagnosticId id={id} />
    </div>
  )
}

function DiagnosticId({ id }: { id: string }) {
  const { t } = useTranslation('shell')
  const [note, setNote] = useState<'copied' | 'copyFailed' | null>(null)
  const copy = () => {
    // Absent on plain http; the text can be selected by hand then.
    Promise.resolve(navigator.clipboard?.writeText(id) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setNote('copied'),
      () => setNote('copyFailed'),
    )
  }
  return (
    <div className={styles.errorId}>
      <span>{t('error.id')}</span>
      <code>{id}</code>
      <button type="button" className="button" onClick={copy}>
        {t('error.copy')}
      </button>
      <output>{note && t(`error.${note}`)}</output>
    </div>
  )
}
