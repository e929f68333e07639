import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { read } from '@/shared/api'
import { Can } from '@/shared/auth/permissions'
import { UpgradeLink } from '@/shared/domain/tiers/UpgradeLink'
import type { OutdatedReason, Progress } from '@/shared/domain/report/api'
import { useAddressState } from '@/shared/list/useAddressState'
import { FailureNote } from '@/shared/ui/FailureNote'
import { AskLink } from '@/shared/ui/AskLink'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useText } from '@/shared/texts'
import { newestFirst, VersionAddress } from '../versions/chosen'
import { OlderVersionNote } from '../versions/OlderVersionNote'
import { VersionSwitch } from '../versions/VersionSwitch'
import { reportApi, type Report } from './model/api'
import { DownloadButton } from './DownloadButton'
import { ReportStateTag } from './ReportStateTag'
import { ReportSections } from './sections/ReportSections'
import { useOutdated } from './model/useOutdated'
import { LockedCard } from './unlock/LockedCard'
import { isUnderWay, useProgress } from './useProgress'
import { Waiting } from './Waiting'
import styles from './sections/report.module.css'

/** One report: its results, or where its computation stands; an older version of it to read only. */
export function ReportPage() {
  const { id = '' } = useParams()
  const t = useText('valuation', 'valuationForm', 'valuationVersions')
  const { version } = useAddressState(VersionAddress).state
  const query = useQuery({
    ...read(reportApi.detail, { path: { id }, query: version === undefined ? {} : { version } }),
    // Of the version before, until the chosen one is here.
    placeholderData: keepPreviousData,
  })
  const history = useQuery(read(reportApi.history, { path: { id } }))
  const followed = useProgress(query.data ? [query.data] : [])
  const latest = newestFirst(history.data ?? [])[0]?.version
  const isOlder = query.data !== undefined && latest !== undefined && query.data.version < latest
  const outdated = useOutdated(query.data, isOlder)

  if (!query.data) {
    return (
      <>
        <PageTitle title={t('valuation:page.title')} />
        {query.error ? (
          <>
            <FailureNote
              title={t('valuation:page.failed')}
              failure={query.error}
              onRetry={() => {
                void query.refetch()
                if (history.isError) void history.refetch()
              }}
            />
            <p className="plain-actions">
              {version !== undefined && (
                <Link to={`/valuation/report/${id}`}>{t('valuationVersions:toLatest')}</Link>
              )}
              <Link to="/valuation/report">{t('valuation:page.backToList')}</Link>
            </p>
          </>
        ) : (
          <div aria-busy="true">
            <output className="visually-hidden">{t('valuation:page.loading')}</output>
            <Skeleton active paragraph={{ rows: 3 }} />
            <Skeleton active paragraph={{ rows: 12 }} />
          </div>
        )}
      </>
    )
  }

  const report = { ...query.data, outdated }
  // Only while it is under way is the progress newer than the report.
  const progress = (isUnderWay(report.state) ? followed.get(id) : undefined) ?? report
  return (
    <>
      <PageTitle
        title={report.pipelineName}
        note={
          <>
            <VersionSwitch version={report.version} history={history} />
            <ReportStateTag progress={progress} />
            {report.outdated && <Tag color="warning">{t('valuation:outdated.tag')}</Tag>}
            {report.content && <AskLink about={{ report: id }} />}
          </>
        }
        actions={
          <>
            {report.content && !isOlder && (
              <Link className="button" to="workbench">
                {t('valuation:page.workbench')}
              </Link>
            )}
            {latest !== undefined && latest > 1 && (
              <Link className="button" to={isOlder ? `versions?a=${report.version}&b=${latest}` : 'versions'}>
                {t('valuationVersions:compare')}
              </Link>
            )}
            {!isUnderWay(progress.state) && !isOlder && (
              <Can do="valuation:report:edit">
                <Link className="button" to="edit">
                  {t(
                    outdated === 'form' ? 'valuationVersions:continueEditing' : 'valuation:list.recalculate',
                  )}
                </Link>
              </Can>
            )}
            {report.content && (
              <Can do="vdr:report:share">
                <Link className="button" to={`/vdr/share?report=${id}&version=${report.version}`}>
                  {t('valuation:page.share')}
                </Link>
              </Can>
            )}
            <Can do="valuation:report:download" otherwise={<UpgradeLink to="download" />}>
              <DownloadButton report={report} format="pdf" type="primary" />
              <DownloadButton report={report} format="xlsx" />
            </Can>
          </>
        }
      />
      <Announcement key={id} progress={progress} hasContent={Boolean(report.content)} />
      {isOlder && <OlderVersionNote version={report.version} latest={latest} />}
      <div aria-busy={query.isPlaceholderData}>
        <Body report={report} progress={progress} isOlder={isOlder} onRetry={() => void query.refetch()} />
      </div>
    </>
  )
}

interface BodyProps {
  report: Report
  progress: Progress
  isOlder: boolean
  onRetry: () => void
}

function Body({ report, progress, isOlder, onRetry }: BodyProps) {
  const t = useText('valuation')
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
        title={t('valuation:page.unfinished')}
        action={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
      />
    )
  }
  return (
    <>
      {report.outdated && <Outdated reason={report.outdated} isOlder={isOlder} />}
      <ReportSections report={report} content={report.content} />
    </>
  )
}

function Outdated({ reason, isOlder }: { reason: OutdatedReason; isOlder: boolean }) {
  const t = useText('valuation', 'valuationVersions')
  return (
    <Alert
      className="list-note"
      type="warning"
      showIcon
      title={t('valuation:outdated.title')}
      description={
        <>
          {t(`valuation:outdated.${reason}`)}
          <br />
          {t('valuation:outdated.consequence')}
          {!isOlder && (
            <p className={styles.reportAction}>
              <Can do="valuation:report:edit" otherwise={<UpgradeLink to="edit" isButton />}>
                <Link className="button" to="edit">
                  {t(reason === 'form' ? 'valuationVersions:continueEditing' : 'valuation:list.recalculate')}
                </Link>
              </Can>
            </p>
          )}
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
  const t = useText('valuation')
  const [wasUnderWay] = useState(() => isUnderWay(state))
  const isWaiting = (state === 'queued' || state === 'inLine') && position
  const current = isWaiting
    ? t('valuation:state.withPosition', { state: t(`valuation:state.${state}`), position })
    : t(`valuation:state.${state}`)
  const text = isUnderWay(state) ? current : wasUnderWay && hasContent ? t('valuation:page.ready') : ''
  return <output className="visually-hidden">{text}</output>
}
