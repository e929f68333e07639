import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { read } from '@/shared/api'
import { Can } from '@/shared/auth/permissions'
import { FailureNote } from '@/shared/ui/FailureNote'
import { PageTitle } from '@/shared/ui/PageTitle'
import { reportApi, type Progress, type Report } from './api'
import { DownloadButton } from './DownloadButton'
import { ReportStateTag } from './ReportStateTag'
import { ReportSections } from './sections/ReportSections'
import { LockedCard } from './unlock/LockedCard'
import { isUnderWay, useProgress } from './useProgress'
import { Waiting } from './Waiting'

/** One report: its results, or where its computation stands. */
export function ReportPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation(['valuation', 'valuationForm'])
  const query = useQuery(read(reportApi.detail, { path: { id }, query: {} }))
  const report = query.data
  const followed = useProgress(report ? [report] : [])

  if (!report) {
    return (
      <>
        <PageTitle title={t('page.title')} />
        {query.error ? (
          <>
            <FailureNote
              title={t('page.failed')}
              failure={query.error}
              onRetry={() => void query.refetch()}
            />
            <p className="plain-actions">
              <Link to="/valuation/report">{t('page.backToList')}</Link>
            </p>
          </>
        ) : (
          <div aria-busy="true">
            <output className="visually-hidden">{t('page.loading')}</output>
            <Skeleton active paragraph={{ rows: 3 }} />
            <Skeleton active paragraph={{ rows: 12 }} />
          </div>
        )}
      </>
    )
  }

  // Only while it is under way is the progress newer than the report.
  const progress = (isUnderWay(report.state) ? followed.get(id) : undefined) ?? report
  return (
    <>
      <PageTitle
        title={report.pipelineName}
        note={
          <>
            <Tag>v{report.version}</Tag>
            <ReportStateTag progress={progress} />
            {report.outdated && <Tag color="warning">{t('outdated.tag')}</Tag>}
          </>
        }
        actions={
          <>
            {!isUnderWay(progress.state) && (
              <Can do="valuation:report:edit">
                <Link className="button" to="edit">
                  {t('list.recalculate')}
                </Link>
              </Can>
            )}
            <DownloadButton report={report} format="pdf" type="primary" />
            <DownloadButton report={report} format="xlsx" />
          </>
        }
      />
      <Announcement key={id} progress={progress} hasContent={Boolean(report.content)} />
      <Body report={report} progress={progress} onRetry={() => void query.refetch()} />
    </>
  )
}

interface BodyProps {
  report: Report
  progress: Progress
  onRetry: () => void
}

function Body({ report, progress, onRetry }: BodyProps) {
  const { t } = useTranslation('valuation')
  const { t: common } = useTranslation()
  const { state } = progress
  if (state === 'queued' || state === 'inLine' || state === 'computing')
    return <Waiting {...progress} state={state} />
  if (state === 'locked') return <LockedCard report={report} />
  if (!report.content) {
    // Just completed and on its way, or complete by its state but without results.
    if (isUnderWay(report.state)) return <Skeleton active paragraph={{ rows: 12 }} />
    return (
      <Alert
        type="warning"
        showIcon
        title={t('page.unfinished')}
        action={<Button onClick={onRetry}>{common('actions.retry')}</Button>}
      />
    )
  }
  return (
    <>
      {report.outdated && <Outdated reason={report.outdated} />}
      <ReportSections report={report} content={report.content} />
    </>
  )
}

function Outdated({ reason }: { reason: NonNullable<Report['outdated']> }) {
  const { t } = useTranslation('valuation')
  return (
    <Alert
      className="list-note"
      type="warning"
      showIcon
      title={t('outdated.title')}
      description={
        <>
          {t(`outdated.${reason}`)}
          <br />
          {t('outdated.consequence')}
          <Can do="valuation:report:edit">
            <p className="report-action">
              <Link className="button" to="edit">
                {t('list.recalculate')}
              </Link>
            </p>
          </Can>
        </>
      }
    />
  )
}

/** Says aloud how the computation goes on, and that the report is there; nothing for one that was there before. */
function Announcement({
  progress: { state, position },
  hasContent,
}: {
  progress: Progress
  hasContent: boolean
}) {
  const { t } = useTranslation('valuation')
  const [wasUnderWay] = useState(() => isUnderWay(state))
  const isWaiting = (state === 'queued' || state === 'inLine') && position
  const current = isWaiting
    ? t('state.withPosition', { state: t(`state.${state}`), position })
    : t(`state.${state}`)
  const text = isUnderWay(state) ? current : wasUnderWay && hasContent ? t('page.ready') : ''
  return <output className="visually-hidden">{text}</output>
}
