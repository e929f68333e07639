import { useQuery } from '@tanstack/react-query'
import { Alert, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { read, useWrite } from '@/shared/api'
import { useGate } from '@/shared/auth/useGate'
import { quotaApi } from '@/shared/domain/quota/api'
import { today } from '@/shared/lib/dates'
import { PageTitle } from '@/shared/ui/PageTitle'
import { reportApi } from '../reports/api'
import { blankForm } from './defaults'
import type { FormValues, ValuationForm } from './schema'
import { ValuationEditor } from './ValuationEditor'

interface ValuationFormPageProps {
  /** Laid over an empty form. */
  initialValues?: Partial<FormValues>
  /** Says where those come from. */
  note?: ReactNode
  /** Its draft is another one than that of the empty form. */
  draftName?: string
}

/** A new valuation. */
export default function ValuationFormPage({
  initialValues,
  note,
  draftName = 'valuation',
}: ValuationFormPageProps) {
  const { t } = useTranslation('valuationForm')
  const navigate = useNavigate()
  const create = useWrite(reportApi.create, { refreshes: [reportApi, quotaApi] })
  const quota = useQuery(read(quotaApi.left, {}))
  const left = quota.data?.valuationLeft ?? undefined
  const passes = useGate()
  const [start] = useState(() => ({ ...blankForm(today()), ...initialValues }))

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
      {note}
      <ValuationEditor
        draftName={draftName}
        initialValues={start}
        submitText={t('submit.create')}
        submit={submit}
        onSubmitted={({ id }) => void navigate(`/valuation/report/${id}`)}
      />
    </>
  )
}
