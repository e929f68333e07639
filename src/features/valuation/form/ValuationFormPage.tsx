import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { read, useWrite, type Failure } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { useGate } from '@/shared/auth/useGate'
import { drugApi } from '@/shared/domain/drug/api'
import { quotaApi } from '@/shared/domain/quota/api'
import { today } from '@/shared/lib/dates'
import { FailureText } from '@/shared/ui/FailureText'
import { PageTitle } from '@/shared/ui/PageTitle'
import { reportApi } from '../reports/api'
import { blankForm } from './defaults'
import { prefill } from './prefill'
import type { FormValues, ValuationForm } from './schema'
import { ValuationEditor } from './ValuationEditor'

interface ValuationFormPageProps {
  /** Laid over an empty form. */
  initialValues?: Partial<FormValues>
}

/** A new valuation; `?drug=` names the one whose record fills what it can. */
export default function ValuationFormPage({ initialValues }: ValuationFormPageProps) {
  const { t, i18n } = useTranslation('valuationForm')
  const { t: parts } = useTranslation('parts')
  const navigate = useNavigate()
  const create = useWrite(reportApi.create, { refreshes: [reportApi, quotaApi] })
  const quota = useQuery(read(quotaApi.left, {}))
  const left = quota.data?.valuationLeft ?? undefined
  const passes = useGate()
  const [start] = useState(() => ({ ...blankForm(today()), ...initialValues }))

  const id = useSearchParams()[0].get('drug') ?? ''
  const maySearch = useCan('search:api')
  const isAsked = id !== '' && maySearch
  const drug = useQuery({ ...read(drugApi.detail, { path: { id } }), enabled: isAsked })

  async function submit(body: ValuationForm) {
    // The day may have changed since the count was read.
    const now = left === 0 ? ((await quota.refetch()).data?.valuationLeft ?? undefined) : left
    return passes({ permission: 'valuation:report:add', quota: { of: 'valuation', left: now } })
      ? create({ body })
      : null
  }

  return (
    <>
      <PageTitle
        title={t('title')}
        note={
          left !== undefined && (
            <Tag color={left > 0 ? 'default' : 'warning'}>{t('quota.left', { count: left })}</Tag>
          )
        }
      />
      {left === 0 && <Alert type="warning" showIcon className="list-note" title={t('quota.usedUp')} />}
      {id !== '' && !maySearch && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('prefill.failed')}
          description={parts('gate.denied')}
        />
      )}
      {isAsked && drug.error && !drug.data && (
        <UnfilledNote failure={drug.error} onRetry={() => void drug.refetch()} />
      )}
      {isAsked && drug.isPending ? (
        <div aria-busy="true">
          <output className="visually-hidden">{t('prefill.loading')}</output>
          <Skeleton active paragraph={{ rows: 12 }} />
        </div>
      ) : (
        <ValuationEditor
          // Another drug is another start, for which what was typed waits as a draft.
          key={drug.data ? id : ''}
          draftName="valuation"
          initialValues={start}
          prefill={drug.data ? prefill(drug.data, i18n.language, today()) : null}
          onPrefillCleared={() => void navigate('/valuation/form', { replace: true })}
          submitText={t('submit.create')}
          submit={submit}
          onSubmitted={({ id: report }) => void navigate(`/valuation/report/${report}`)}
        />
      )}
    </>
  )
}

/** The form is empty because the drug could not be read. */
function UnfilledNote({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation('valuationForm')
  const { t: common } = useTranslation()
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className="list-note"
      title={t('prefill.failed')}
      description={<FailureText failure={failure} />}
      action={
        <Button size="small" onClick={onRetry}>
          {common('actions.retry')}
        </Button>
      }
    />
  )
}
