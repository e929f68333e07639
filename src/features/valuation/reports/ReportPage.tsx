import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton, Tag } from 'antd'
import { Suspense, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { Can, useCan } from '@/shared/auth/permissions'
import { UpgradeLink } from '@/entities/tiers/UpgradeLink'
import type { OutdatedReason, Progress } from '@/entities/report/reports.api'
import { useAddressState } from '@/shared/list/useAddressState'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { AskLink } from '@/shared/ui/AskLink'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import type { Language } from '@/shared/lib/language'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { newestFirst, VersionAddress } from '../versions/versionAddress'
import type { Computed } from '../versions/explain'
import { OlderVersionNote } from '../versions/OlderVersionNote'
import { usePreviousCalculation } from '../versions/usePreviousCalculation'
import { VersionSwitch } from '../versions/VersionSwitch'
import type { ReportVersion } from './model/reportRows.api'
import { reportApi, type Report } from './model/report.api'
import { DownloadButton } from './DownloadButton'
import { ReportStateTag } from './ReportStateTag'
import { ReportSections } from './sections/ReportSections'
import { indicationName, stageName } from './model/valuationNames'
import { useOutdated } from './model/useOutdated'
import { LockedCard } from './unlock/LockedCard'
import { isInProgress, useProgress } from './useProgress'
import { ReportProgress } from './ReportProgress'
import styles from './sections/report.module.css'

// They include the form or the engine, which the report itself does not need.
const ChangeBand = lazyWithRetry(() => import('../versions/ChangeBand'))
const ImportModelDialog = lazyWithRetry(() => import('./ImportModelDialog'))
const QuickEdit = lazyWithRetry(() => import('../quickEdit/QuickEdit'))

/** A report: its results, or the progress of its computation. Older versions are read-only. */
export function ReportPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const language = useLanguage()
  const t = useTranslations('valuation', 'valuationForm', 'valuationVersions')
  const { version } = useAddressState(VersionAddress).state
  const query = useQuery({
    ...apiQuery(reportApi.detail, { path: { id }, query: version === undefined ? {} : { version } }),
    // Shows the previous version until the chosen one has loaded.
    placeholderData: keepPreviousData,
  })
  const history = useQuery(apiQuery(reportApi.history, { path: { id } }))
  const progressById = useProgress(query.data ? [query.data] : [])
  const latest = newestFirst(history.data ?? [])[0]?.version
  const isOlder = query.data !== undefined && latest !== undefined && query.data.version < latest
  const outdated = useOutdated(query.data, isOlder)
  const [isImporting, setImporting] = useState(false)

  if (!query.data) {
    return (
      <>
        <PageTitle title={t('valuation:page.title')} />
        <QueryFallback
          failed={t('valuation:page.failed')}
          error={query.error}
          onRetry={() => {
            void query.refetch()
            if (history.isError) void history.refetch()
          }}
          rows={16}
          loading={t('valuation:page.loading')}
          fallback={
            <>
              {version !== undefined && (
                <Link className="button" to={`/valuation/report/${id}`}>
                  {t('valuationVersions:toLatest')}
                </Link>
              )}
              <Link className="button" to="/valuation/report">
                {t('valuation:page.backToList')}
              </Link>
            </>
          }
        />
      </>
    )
  }

  const report = { ...query.data, outdated }
  // The progress is newer than the report only while it is being computed.
  const progress = (isInProgress(report.state) ? progressById.get(id) : undefined) ?? report
  return (
    <>
      <PageTitle
        title={report.pipelineName}
        note={
          <>
            <VersionSwitch version={report.version} history={history} />
            <ReportStateTag progress={progress} />
            {report.outdated && <Tag color="warning">{t('valuation:outdated.tag')}</Tag>}
          </>
        }
        facts={factsOf(report, t, language)}
        primary={
          !isInProgress(progress.state) &&
          !isOlder && (
            <Can do="valuation:report:edit">
              <Link className="button button-primary" to="edit">
                {t(outdated === 'form' ? 'valuationVersions:continueEditing' : 'valuation:list.recalculate')}
              </Link>
            </Can>
          )
        }
        actions={
          <Can do="valuation:report:download" fallback={<UpgradeLink to="download" />}>
            <DownloadButton report={report} format="pdf" />
            <DownloadButton report={report} format="xlsx" />
          </Can>
        }
        more={
          report.content && (
            <>
              <Can do="vdr:report:share">
                <Link className="button" to={`/vdr/share?report=${id}&version=${report.version}`}>
                  {t('valuation:page.share')}
                </Link>
              </Can>
              <AskLink about={{ report: id }} />
              {!isOlder && (
                <Can do="valuation:report:edit">
                  <Button type="text" onClick={() => setImporting(true)}>
                    {t('valuation:importModel.title')}
                  </Button>
                </Can>
              )}
            </>
          )
        }
        tabs={
          <LinkTabs
            label={t('valuation:page.parts')}
            tabs={[
              { key: 'report', text: t('valuation:page.report'), to: { search } },
              ...(report.content && !isOlder
                ? [{ key: 'workbench', text: t('valuation:page.workbench'), to: 'workbench' }]
                : []),
              ...(latest !== undefined && latest > 1
                ? [
                    {
                      key: 'versions',
                      text: t('valuationVersions:compare'),
                      to: isOlder ? `versions?a=${report.version}&b=${latest}` : 'versions',
                      count: latest,
                    },
                  ]
                : []),
            ]}
            shown="report"
          />
        }
      />
      {isImporting && (
        <Suspense fallback={null}>
          <ImportModelDialog report={report} onClose={() => setImporting(false)} />
        </Suspense>
      )}
      <Announcement key={id} progress={progress} hasContent={Boolean(report.content)} />
      {isOlder && <OlderVersionNote version={report.version} latest={latest} />}
      <div aria-busy={query.isPlaceholderData}>
        <ReportBody
          report={report}
          history={history.data ?? (history.isError ? [] : undefined)}
          progress={progress}
          isOlder={isOlder}
          onRetry={() => void query.refetch()}
        />
      </div>
    </>
  )
}

const factsOf = ({ form, currentStage, baseDate }: Report, t: TFunction, language: Language) => [
  { name: t('valuation:asset.indication'), value: indicationName(form.preferredIndication, language) },
  { name: t('valuation:asset.stage'), value: stageName(t, currentStage) },
  { name: t('valuation:method.baseDate'), value: baseDate },
]

interface ReportBodyProps {
  report: Report
  history: readonly ReportVersion[] | undefined
  progress: Progress
  isOlder: boolean
  onRetry: () => void
}

function ReportBody({ report, history, progress, isOlder, onRetry }: ReportBodyProps) {
  const t = useTranslations('valuation')
  const { state } = progress
  if (state === 'queued' || state === 'inLine' || state === 'computing')
    return <ReportProgress {...progress} state={state} />
  if (state === 'locked') return <LockedCard report={report} />
  if (!report.content) {
    // Just completed and still loading, or complete without results.
    if (isInProgress(report.state)) return <Skeleton active paragraph={{ rows: 12 }} />
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
      <Results report={report} content={report.content} history={history} isOlder={isOlder} />
    </>
  )
}

interface ResultsProps extends Computed, Pick<ReportBodyProps, 'history' | 'isOlder'> {}

function Results({ report, content, history, isOlder }: ResultsProps) {
  const t = useTranslations('valuationVersions')
  const { before, computed, query } = usePreviousCalculation(report, history)
  const canEdit = useCan('valuation:report:edit')
  const [isEditing, setEditing] = useState(false)
  const reason = history?.find(({ version }) => version === report.version)?.reason ?? null
  // The changes are shown above the rest: loaded later, they would shift what the user is reading.
  const waiting = <Skeleton active paragraph={{ rows: 12 }} />
  if (!history || query.isLoading) return waiting
  return (
    <Suspense fallback={waiting}>
      <ReportSections
        report={report}
        content={content}
        before={before}
        band={
          before && query.error && !query.data ? (
            <ErrorAlert
              title={t('valuationVersions:band.failed')}
              failure={query.error}
              onRetry={query.refetch}
            />
          ) : (
            computed && <ChangeBand older={computed} newer={{ report, content }} reason={reason} />
          )
        }
        // Unsubmitted changes of the full form would be lost.
        onAdjust={canEdit && !isOlder && report.outdated !== 'form' ? () => setEditing(true) : undefined}
      />
      {isEditing && (
        <Suspense fallback={null}>
          <QuickEdit of={{ report, content }} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Suspense>
  )
}

function Outdated({ reason, isOlder }: { reason: OutdatedReason; isOlder: boolean }) {
  const t = useTranslations('valuation', 'valuationVersions')
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
              <Can do="valuation:report:edit" fallback={<UpgradeLink to="edit" isButton />}>
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

/** Announces the progress and completion to screen readers; silent for a report that was complete from the start. */
function Announcement({
  progress: { state, position },
  hasContent,
}: {
  progress: Progress
  hasContent: boolean
}) {
  const t = useTranslations('valuation')
  const [wasUnderWay] = useState(() => isInProgress(state))
  const isWaiting = (state === 'queued' || state === 'inLine') && position
  const current = isWaiting
    ? t('valuation:state.withPosition', { state: t(`valuation:state.${state}`), position })
    : t(`valuation:state.${state}`)
  const text = isInProgress(state) ? current : wasUnderWay && hasContent ? t('valuation:page.ready') : ''
  return <output className="visually-hidden">{text}</output>
}
