import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Checkbox } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useRoom, useRoomCan } from '@/features/rooms'
import { isInProgress, pollDelay, ReportStateTag } from '@/features/valuation'
import { apiQuery } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { sharedReportApi, type RoomReport, type SharedReport } from '../reports/sharedReports.api'
import { MAX_COMPARED_SCENARIOS } from '../reports/scenarioRules'
import { PublishForm } from '../reports/PublishForm'
import { Compared } from './Compared'
import styles from './roomReport.module.css'
import { useReportAddress } from './useReportAddress'

interface ScenariosProps {
  report: RoomReport
  mayModify: boolean
}

/** Scenarios of a report in its room, up to three of which are compared with it. */
export function Scenarios({ report, mayModify }: ScenariosProps) {
  const t = useTranslations('vdrScenarios')
  const { id: roomId } = useRoom()
  const mayPublish = useRoomCan('report:publish')
  const { reportAddress } = useReportAddress()
  const baseId = report.baseId ?? report.id
  const { data, error, refetch } = useQuery({
    ...apiQuery(sharedReportApi.list, { query: { roomId, baseId, pageNum: 1, pageSize: MAX_PAGE_SIZE } }),
    refetchInterval: ({ state }) =>
      state.data?.rows.some((row) => isInProgress(row.state)) ? pollDelay(state.dataUpdateCount) : false,
  })
  const [chosen, setChosen] = useState<readonly string[]>(() => (report.baseId ? [report.id] : []))
  const [published, publish] = useState<SharedReport | null>(null)
  const rows = data?.rows ?? []
  const compared = chosen.filter((id) => rows.some((row) => row.id === id && row.state === 'complete'))

  return (
    <Card title={<h2 className="card-title">{t('vdrScenarios:title')}</h2>}>
      {!mayModify && !report.isWhole && (
        <Alert className="list-note" type="info" showIcon title={t('vdrScenarios:ask')} />
      )}
      {!data ? (
        <QueryFallback failed={t('vdrScenarios:failed')} error={error} onRetry={refetch} rows={2} />
      ) : rows.length === 0 ? (
        <p className={styles.note}>{t(mayModify ? 'vdrScenarios:empty' : 'vdrScenarios:emptyToRead')}</p>
      ) : (
        <DataTable
          caption={t('vdrScenarios:title')}
          isCaptionHidden
          columns={[
            t('vdrScenarios:field.name'),
            t('vdrScenarios:rnpv'),
            t('vdrScenarios:field.reason'),
            t('vdrScenarios:made'),
            t('vdrScenarios:compare'),
          ]}
          isNumeric={[false, true]}
          rows={rows.map((row) => [
            <span key="name" className={styles.scenarioName}>
              {row.id === report.id ? row.scenario : <Link to={reportAddress(row.id)}>{row.scenario}</Link>}
              {row.state !== 'complete' && <ReportStateTag progress={row} />}
            </span>,
            <MoneyText key="value" amount={row.rnpv} currency={row.currency} />,
            row.reason,
            <span key="made">
              {row.sharedBy} <TimeText time={row.sharedTime} />
            </span>,
            <span key="acts" className={styles.acts}>
              <Checkbox
                aria-label={t('vdrScenarios:compareThis', { name: row.scenario })}
                checked={compared.includes(row.id)}
                disabled={
                  row.state !== 'complete' ||
                  (compared.length >= MAX_COMPARED_SCENARIOS && !compared.includes(row.id))
                }
                onChange={({ target }) =>
                  setChosen(target.checked ? [...compared, row.id] : compared.filter((id) => id !== row.id))
                }
              />
              {row.state === 'complete' && (mayPublish || (mayModify && row.isMine)) && (
                <Button size="small" onClick={() => publish(row)}>
                  {t('vdrScenarios:publish')}
                </Button>
              )}
            </span>,
          ])}
        />
      )}
      {compared.length > 0 && <Compared baseId={baseId} ids={compared} />}
      {published && (
        <PublishForm
          key={published.id}
          report={published}
          name={published.scenario}
          onClose={() => publish(null)}
        />
      )}
    </Card>
  )
}
