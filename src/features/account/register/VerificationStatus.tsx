import { Alert, Card } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '@/shared/lib/dates'
import { ABSENT } from '@/shared/lib/money'
import type { Verification } from './api'
import styles from './register.module.css'

const ALERTS = { none: 'info', submitted: 'info', returned: 'warning', verified: 'success' } as const

const FACTS = ['realName', 'organisation', 'creditCode', 'phonenumber', 'email', 'purpose'] as const

interface VerificationStatusProps {
  verification: Verification
  actions?: ReactNode
}

/** The state of a verification, what is still wanted, and what was submitted. */
export function VerificationStatus({ verification, actions }: VerificationStatusProps) {
  const { t, i18n } = useTranslation('accountPages')
  const { state, reason, missing, submittedAt, accountType, certificate } = verification
  /** A field that this version does not know goes by the server's own name. */
  const label = (field: string) =>
    i18n.exists(`field.${field}`, { ns: 'accountPages' }) ? t(`field.${field}` as 'field.email') : field
  return (
    <Card>
      <Alert
        type={ALERTS[state]}
        showIcon
        className={styles.registerNote}
        title={t(`verification.state.${state}`)}
        description={state === 'returned' && reason !== '' ? reason : t(`verification.next.${state}`)}
      />
      {missing.length > 0 && (
        <section aria-labelledby="missing">
          <h2 id="missing" className="card-title">
            {t('verification.missing')}
          </h2>
          <ul>
            {missing.map((field) => (
              <li key={field}>{label(field)}</li>
            ))}
          </ul>
        </section>
      )}
      <dl className={styles.registerFacts}>
        <dt>{t('verification.submittedAt')}</dt>
        <dd>{formatTime(submittedAt)}</dd>
        <dt>{t('field.accountType')}</dt>
        <dd>{t(`accountType.${accountType}`)}</dd>
        {FACTS.filter((field) => field !== 'creditCode' || accountType === 'company').map((field) => (
          <div key={field} className={styles.registerFact}>
            <dt>{t(`field.${field}`)}</dt>
            <dd>{verification[field] || ABSENT}</dd>
          </div>
        ))}
        <dt>{t('field.certificate')}</dt>
        <dd>{certificate.map(({ originalName }) => originalName).join('\n') || ABSENT}</dd>
      </dl>
      {actions && <div className={styles.registerActions}>{actions}</div>}
    </Card>
  )
}
