import { useQuery } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import { useState } from 'react'
import { apiQuery } from '@/shared/api'
import type { VerificationProps } from '@/shared/feature'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { SupportHours } from '../contact/SupportHours'
import { registerApi } from './register.api'
import { VerificationForm } from './VerificationForm'
import { VerificationStatus } from './VerificationStatus'
import styles from './register.module.css'

/** Polling interval in ms while a submission is under review. */
const REVIEW_INTERVAL = 20_000

export default function Verification({ onSignOut, onEnter }: VerificationProps) {
  const t = useTranslations('accountPages')
  const [isEditing, setEditing] = useState(false)
  const query = useQuery({
    ...apiQuery(registerApi.verification, {}),
    refetchInterval: ({ state }) => (state.data?.state === 'submitted' ? REVIEW_INTERVAL : false),
  })
  const { data: verification, error } = query
  /** The server has no verification: its administrator admits accounts by other means. */
  const isUnsupported = error?.kind === 'not-found'
  const isForm = verification !== undefined && (verification.state === 'none' || isEditing)
  const isOpen = verification?.state === 'submitted' || verification?.state === 'returned'

  return (
    <div className="narrow">
      <PageTitle
        key={String(isForm)}
        title={t(isForm ? 'accountPages:verification.form' : 'accountPages:verification.title')}
        actions={<Button onClick={onSignOut}>{t('actions.logout')}</Button>}
      />
      {verification === undefined &&
        (error ? (
          <>
            <ErrorAlert
              title={t(
                isUnsupported
                  ? 'accountPages:verification.unavailable.title'
                  : 'accountPages:verification.failed',
              )}
              failure={error}
              onRetry={query.refetch}
            />
            {isUnsupported && (
              <p className={styles.registerIntro}>{t('accountPages:verification.unavailable.text')}</p>
            )}
          </>
        ) : (
          <Card>
            <Skeleton active paragraph={{ rows: 8 }} />
          </Card>
        ))}
      {isForm && (
        <VerificationForm
          verification={verification}
          onSubmitted={() => setEditing(false)}
          {...(isEditing ? { onCancel: () => setEditing(false) } : {})}
        />
      )}
      {verification && !isForm && (
        <VerificationStatus
          verification={verification}
          actions={
            <>
              {verification.state === 'verified' && (
                <Button type="primary" onClick={onEnter}>
                  {t('accountPages:verification.enter')}
                </Button>
              )}
              {isOpen && (
                <Button
                  type={verification.state === 'returned' ? 'primary' : 'default'}
                  onClick={() => setEditing(true)}
                >
                  {t('accountPages:verification.edit')}
                </Button>
              )}
              {verification.state === 'submitted' && (
                <Button loading={query.isFetching} onClick={() => void query.refetch()}>
                  {t('accountPages:verification.refresh')}
                </Button>
              )}
            </>
          }
        />
      )}
      <SupportHours />
    </div>
  )
}
