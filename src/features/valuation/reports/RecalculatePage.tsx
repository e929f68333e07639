import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { RecalculateForm } from '../form/RecalculateForm'
import { reportApi } from './model/report.api'
import { isInProgress, useProgress } from './useProgress'

/** Form of a report as last calculated; submitting it computes the next version. */
export function RecalculatePage() {
  const { id = '' } = useParams()
  const t = useTranslations('valuation')
  const navigate = useNavigate()
  const query = useQuery(apiQuery(reportApi.detail, { path: { id }, query: {} }))
  const report = query.data
  const progress = useProgress(report ? [report] : [])
  const title = report
    ? t('valuation:recalculate.title', { name: report.pipelineName })
    : t('valuation:list.recalculate')
  const state = progress.get(id)?.state ?? report?.state
  // Submitting puts the report in progress again: the form stays mounted until it has finished and navigates.
  const [opened, setOpened] = useState<string>()
  if (state && !isInProgress(state) && opened !== id) setOpened(id)
  const isOpen = opened === id

  return (
    <>
      <PageTitle title={title} />
      {!report && (
        <QueryFallback
          failed={t('valuation:page.failed')}
          error={query.error}
          onRetry={query.refetch}
          rows={12}
          loading={t('valuation:page.loading')}
        />
      )}
      {report && !isOpen && (
        <Alert
          type="info"
          showIcon
          title={t('valuation:recalculate.underWay')}
          action={<Link to={`/valuation/report/${id}`}>{t('valuation:recalculate.toReport')}</Link>}
        />
      )}
      {report && isOpen && (
        <RecalculateForm
          key={id}
          id={id}
          form={report.form}
          onSubmitted={() => navigate(`/valuation/report/${id}`)}
        />
      )}
    </>
  )
}
