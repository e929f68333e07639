import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Skeleton, Tag } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { isInProgress, LockedCard, pollDelay, ReportStateTag, ReportProgress } from '@/features/valuation'
import { useRoom, useRoomCan } from '@/features/rooms'
import { call, apiQuery } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { FileButton } from '@/shared/ui/download/FileButton'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { PageTitle } from '@/shared/ui/PageTitle'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import {
  evidenceApi,
  sharedReportApi,
  type Evidence,
  type RoomReport as Report,
} from '../reports/sharedReports.api'
import { reportName } from '../reports/scenarioRules'
import { Assumptions, citeId } from './Assumptions'
import { CitePane } from './CitePane'
import { chipId } from './EvidenceChip'
import { EvidencePane } from './EvidencePane'
import { Headline } from './Headline'
import styles from './roomReport.module.css'
import { ScenarioForm } from './ScenarioForm'
import { Scenarios } from './Scenarios'
import { useReportAddress } from './useReportAddress'

export function RoomReport({ id }: { id: string }) {
  const t = useTranslations('vdrEvidence')
  const { id: roomId } = useRoom()
  const { listAddress } = useReportAddress()
  const { data, error, refetch } = useQuery({
    ...apiQuery(sharedReportApi.detail, { path: { id }, query: { roomId } }),
    refetchInterval: ({ state }) =>
      state.data && isInProgress(state.data.state) ? pollDelay(state.dataUpdateCount) : false,
  })
  if (data) return <LoadedReport report={data} onUnlocked={() => void refetch()} />
  return (
    <>
      <PageTitle
        title={t('vdrEvidence:title')}
        actions={<Link to={listAddress}>{t('vdrEvidence:toList')}</Link>}
      />
      <Card>
        <QueryFallback
          failed={t('vdrEvidence:failed')}
          notFound={t('vdrEvidence:gone')}
          error={error}
          onRetry={refetch}
          rows={12}
        />
      </Card>
    </>
  )
}

function LoadedReport({ report, onUnlocked }: { report: Report; onUnlocked: () => void }) {
  const t = useTranslations('vdrEvidence', 'vdrScenarios', 'valuation')
  const { id, reportId, version, pipelineName, scenario, state, baseId, mayOpen, isWhole, outdated } = report
  const { listAddress, reportAddress } = useReportAddress()
  const mayModify = useRoomCan('report:modify') && isWhole
  const language = useLanguage()
  const [isMaking, setMaking] = useState(false)
  const name = reportName(pipelineName, version, scenario)
  const isComplete = state === 'complete'
  return (
    <>
      <PageTitle
        title={name}
        note={
          <>
            <ReportStateTag progress={report} />
            {outdated && <Tag color="warning">{t('valuation:outdated.tag')}</Tag>}
          </>
        }
        actions={
          <>
            <Link to={baseId ? reportAddress(baseId) : listAddress}>
              {t(baseId ? 'vdrEvidence:toBase' : 'vdrEvidence:toList')}
            </Link>
            {mayOpen && !baseId && (
              <Link className="button" to={`/valuation/report/${reportId}?version=${version}`}>
                {t('vdrEvidence:openReport')}
              </Link>
            )}
            {isWhole && isComplete && (
              <FileButton
                fetchFile={(options) =>
                  call(sharedReportApi.download, { path: { id }, query: { language } }, options)
                }
                fallbackName={`${name}.pdf`}
              >
                {t('vdrEvidence:pdf')}
              </FileButton>
            )}
            {mayModify && isComplete && (
              <Button type="primary" onClick={() => setMaking(true)}>
                {t('vdrScenarios:make')}
              </Button>
            )}
          </>
        }
      />
      {state === 'queued' || state === 'inLine' || state === 'computing' ? (
        <ReportProgress {...report} state={state} listAddress={listAddress} />
      ) : state === 'locked' && mayOpen ? (
        <LockedCard report={{ ...report, id: reportId }} onUnlocked={onUnlocked} listAddress={listAddress} />
      ) : state === 'locked' ? (
        <Alert type="info" showIcon title={t('vdrEvidence:locked', { by: report.sharedBy })} />
      ) : (
        <CompleteReport report={report} mayModify={mayModify} />
      )}
      {isMaking && <ScenarioForm report={report} onClose={() => setMaking(false)} />}
    </>
  )
}

function CompleteReport({ report, mayModify }: { report: Report; mayModify: boolean }) {
  const t = useTranslations('vdrEvidence', 'valuation')
  const { id: roomId } = useRoom()
  const { evidenceId, citing, isReplacing } = useReportAddress()
  const { data, error, refetch } = useQuery(
    apiQuery(evidenceApi.list, { query: { roomId, reportId: report.id } }),
  )
  const rows = data?.rows ?? []
  const shown = evidenceId === null ? undefined : rows.find(({ id }) => id === evidenceId)
  const hasSidePane = citing !== null || evidenceId !== null
  useFocusBack(evidenceId !== null ? chipId(evidenceId) : citing !== null ? citeId(citing) : null)
  const isCiting = mayModify && (citing !== null || (isReplacing && shown !== undefined))
  return (
    <div className={styles.screen} data-beside={hasSidePane}>
      <div className={styles.report}>
        {report.outdated && <Outdated reason={report.outdated} rows={rows} mayModify={mayModify} />}
        <Headline report={report} />
        {error && !data && (
          <ErrorAlert title={t('vdrEvidence:evidenceFailed')} failure={error} onRetry={refetch} />
        )}
        <Assumptions report={report} evidence={data ?? null} mayModify={mayModify} />
        <Scenarios report={report} mayModify={mayModify} />
      </div>
      {hasSidePane && (
        <SidePane>
          {isCiting ? (
            <CitePane
              key={shown?.id ?? citing}
              report={report}
              field={shown?.field ?? citing!}
              {...(shown ? { replaced: shown } : {})}
            />
          ) : shown ? (
            <EvidencePane key={shown.id} report={report} evidence={shown} mayModify={mayModify} />
          ) : data ? (
            <EvidenceNotFound />
          ) : (
            <Skeleton active />
          )}
        </SidePane>
      )}
    </div>
  )
}

/** Returns the focus to the opener when the side pane closes. */
function useFocusBack(opener: string | null) {
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (opener === null && before.current !== null) document.getElementById(before.current)?.focus()
    before.current = opener
  }, [opener])
}

const SidePane = ({ children }: { children: ReactNode }) => (
  <aside className={styles.secondary}>{children}</aside>
)

function EvidenceNotFound() {
  const t = useTranslations('vdrEvidence')
  const { aloneAddress } = useReportAddress()
  return (
    <Alert
      type="warning"
      showIcon
      title={t('vdrEvidence:noEvidence')}
      description={<Link to={aloneAddress}>{t('vdrEvidence:toReport')}</Link>}
    />
  )
}

interface OutdatedProps {
  reason: NonNullable<Report['outdated']>
  rows: readonly Evidence[]
  mayModify: boolean
}

function Outdated({ reason, rows, mayModify }: OutdatedProps) {
  const t = useTranslations('vdrEvidence', 'valuation')
  const { evidenceAddress } = useReportAddress()
  const unchecked = rows.filter(({ state }) => state !== 'current')
  return (
    <Alert
      type="warning"
      showIcon
      title={t('valuation:outdated.title')}
      description={
        reason !== 'evidence' ? (
          t(`valuation:outdated.${reason}`)
        ) : (
          <>
            <div>{t(mayModify ? 'vdrEvidence:outdated.toDo' : 'vdrEvidence:outdated.waits')}</div>
            {unchecked[0] && (
              <div>
                <Link to={evidenceAddress(unchecked[0].id)}>
                  {t('vdrEvidence:outdated.first', { count: unchecked.length })}
                </Link>
              </div>
            )}
          </>
        )
      }
    />
  )
}
