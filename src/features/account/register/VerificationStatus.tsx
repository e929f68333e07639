import { Alert, Card } from 'antd'
import type { ReactNode } from 'react'
import { formatTime } from '@/shared/lib/dates'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { useOptionalTranslation } from '@/shared/i18n/useOptionalTranslation'
import type { Verification } from './register.api'
import styles from './register.module.css'

const ALERTS = { none: 'info', submitted: 'info', returned: 'warning', verified: 'success' } as const

const FACTS = ['realName', 'organisation', 'creditCode', 'phonenumber', 'email', 'purpose'] as const

interface VerificationProps {
  verification: Verification
}

export function VerificationNote({ verification: { state, reason, missing } }: VerificationProps) {
  const t = useTranslations('accountPages')
  const known = useOptionalTranslation('accountPages')
  /** Fields unknown to this version keep the server's name. */
  const label = (field: string) => known('accountPages:field', field) ?? field
  return (
    <>
      <Alert
        type={ALERTS[state]}
        showIcon
        className={styles.registerNote}
        title={t(`accountPages:verification.state.${state}`)}
        description={
          state === 'returned' && reason !== '' ? reason : t(`accountPages:verification.next.${state}`)
        }
      />
      {missing.length > 0 && (
        <section aria-labelledby="missing">
          <h2 id="missing" className="card-title">
            {t('accountPages:verification.missing')}
          </h2>
          <ul>
            {missing.map((field) => (
              <li key={field}>{label(field)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface VerificationStatusProps extends VerificationProps {
  actions?: ReactNode
}

export function VerificationStatus({ verification, actions }: VerificationStatusProps) {
  const t = useTranslations('accountPages')
  const { submittedAt, accountType, certificate } = verification
  return (
    <Card>
      <VerificationNote verification={verification} />
      <dl className={styles.registerFacts}>
        <dt>{t('accountPages:verification.submittedAt')}</dt>
        <dd>{formatTime(submittedAt)}</dd>
        <dt>{t('accountPages:field.accountType')}</dt>
        <dd>{t(`accountPages:accountType.${accountType}`)}</dd>
        {FACTS.filter((field) => field !== 'creditCode' || accountType === 'company').map((field) => (
          <div key={field} className={styles.registerFact}>
            <dt>{t(`accountPages:field.${field}`)}</dt>
            <dd>{verification[field] || EMPTY_VALUE}</dd>
          </div>
        ))}
        <dt>{t('accountPages:field.certificate')}</dt>
        <dd>{certificate.map(({ originalName }) => originalName).join('\n') || EMPTY_VALUE}</dd>
      </dl>
      {actions && <div className={styles.registerActions}>{actions}</div>}
    </Card>
  )
}
