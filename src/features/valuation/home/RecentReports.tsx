import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import dayjs from 'dayjs'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { useDrafts } from '@/shared/form/useDraft'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { rowKey, dedupeRowKeys } from '@/shared/list/rowKeys'
import { InvalidRows } from '@/shared/list/InvalidRows'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { draftAddress, draftTitle, isNewDraft } from '../create/newDrafts'
import { reportsApi } from '../reports/model/reportRows.api'
import { ReportStateTag } from '../reports/ReportStateTag'
import { useProgress } from '../reports/useProgress'
import { LATEST_REPORTS } from './homeQueries'
import styles from './home.module.css'

export default function RecentReports() {
  const t = useTranslations('valuation', 'valuationShell', 'parts')
  const reports = useQuery(apiQuery(reportsApi.list, { query: LATEST_REPORTS }))
  // A server without paging sends all rows.
  const rows = useMemo(
    () => dedupeRowKeys((reports.data?.rows ?? []).slice(0, LATEST_REPORTS.pageSize)),
    [reports.data],
  )
  const progress = useProgress(rows)
  const title = t('valuationShell:home.recent')
  return (
    <Card
      title={<h2 className="card-title">{title}</h2>}
      extra={<Link to="/valuation/report">{t('valuationShell:home.allReports')}</Link>}
    >
      {!reports.data && (
        <QueryFallback failed={title} error={reports.error} onRetry={reports.refetch} rows={5} isPlain />
      )}
      <UnfinishedForms />
      {reports.data && rows.length === 0 && t('valuation:list.empty')}
      <ul className={`plain-list ${styles.reports}`}>
        {rows.map((row) => (
          <li key={rowKey(row)}>
            <Link to={`/valuation/report/${row.id}`}>{row.pipelineName}</Link>
            <span className={styles.value}>
              {row.state === 'complete' ? (
                <MoneyText amount={row.rnpv} currency={row.currency} />
              ) : (
                <ReportStateTag progress={progress.get(row.id) ?? row} />
              )}
            </span>
            <span className="cell-note">
              {row.companyName} · <TimeText time={row.createTime} />
            </span>
          </li>
        ))}
      </ul>
      <InvalidRows rows={reports.data?.invalidRows ?? []} />
    </Card>
  )
}

const MAX_UNFINISHED = 3

/** Drafts of new valuations on this device, to be continued. */
function UnfinishedForms() {
  const t = useTranslations('valuationShell')
  const drafts = useDrafts(isNewDraft).slice(0, MAX_UNFINISHED)
  return (
    drafts.length > 0 && (
      <ul className={`plain-list ${styles.reports}`} aria-label={t('valuationShell:home.drafts')}>
        {drafts.map((draft) => (
          <li key={draft.name}>
            <Link to={draftAddress(draft)}>
              {t('valuationShell:home.continue', {
                name: draftTitle(draft) || t('valuationShell:home.unnamed'),
              })}
            </Link>
            <span className="cell-note">
              {t('valuationShell:home.saved', { time: dayjs(draft.time).format('MM-DD HH:mm') })}
            </span>
          </li>
        ))}
      </ul>
    )
  )
}
