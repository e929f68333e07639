import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Empty } from 'antd'
import { useMemo } from 'react'
import { useRoomTree } from '@/features/rooms'
import { apiQuery } from '@/shared/api'
import type { Args } from '@/shared/api/endpoint'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { useLabels } from '@/shared/dictionary/useLabels'
import { formatTime } from '@/shared/lib/dates'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { logApi, type LogRow } from './roomLog.api'
import { VISIT_PAUSE } from './domain/visits'
import { timelineOf, type Lane } from './timelineLanes'
import styles from './log.module.css'

interface TimelineProps {
  filter: Args<typeof logApi.list>['query']
  name: string
}

/** Actions of one user: each visit a block, each document a lane, and the same as a table. */
export default function Timeline({ filter, name }: TimelineProps) {
  const t = useTranslations('vdrLog')
  const query = { ...filter, pageNum: 1, pageSize: MAX_PAGE_SIZE }
  const { data, error, refetch } = useQuery({
    ...apiQuery(logApi.list, { query }),
    placeholderData: keepPreviousData,
  })
  if (error || !data)
    return <QueryFallback failed={t('vdrLog:timeline.failed')} error={error} onRetry={refetch} />
  if (data.rows.length === 0) return <Empty description={t('vdrLog:timeline.empty')} />
  const { rows, total } = data
  return (
    <>
      {total !== null && total > rows.length && (
        <Alert
          type="info"
          showIcon
          className="list-note"
          title={t('vdrLog:timeline.latest', { count: rows.length, total })}
        />
      )}
      <Visits rows={rows} name={name} />
    </>
  )
}

function Visits({ rows, name }: { rows: readonly LogRow[]; name: string }) {
  const t = useTranslations('vdrLog')
  const { visits, lanes, documents, others } = useMemo(() => timelineOf(rows), [rows])
  const { labelOf } = useLabels('vdr_log_action')
  const { data: nodes = [] } = useRoomTree()
  const numbers = new Map(nodes.map(({ id, indexNo }) => [id, indexNo]))
  const minutes = visits.reduce((sum, visit) => sum + visit.minutes, 0)
  const title = t('vdrLog:timeline.title', { name })
  return (
    <>
      <p className={styles.chain}>
        {t('vdrLog:timeline.summary', { visits: visits.length, minutes, documents, pause: VISIT_PAUSE })}
      </p>
      <ul className={styles.legend} aria-hidden>
        {(['read', 'download', 'denied'] as const).map((kind) => (
          <li key={kind}>
            <span data-kind={kind} /> {kind === 'denied' ? t('vdrLog:timeline.denied') : labelOf(kind)}
          </li>
        ))}
      </ul>
      <ScrollRegion label={title}>
        <table className={styles.lanes}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('vdrLog:timeline.lanes')}</th>
              {visits.map(({ from, minutes }) => (
                <th key={from} scope="col">
                  {formatTime(from)}
                  <br />
                  {t('vdrLog:timeline.long', { count: minutes })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lanes.map((lane) => (
              <LaneRow key={lane.id} lane={lane} name={`${numbers.get(lane.id) ?? ''} ${lane.name}`.trim()} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {others > 0 && <p className="cell-note">{t('vdrLog:timeline.others', { count: others })}</p>}
      <DataTable
        caption={title}
        columns={[
          t('vdrLog:timeline.visit'),
          t('vdrLog:timeline.minutes'),
          t('vdrLog:timeline.documents'),
          t('vdrLog:timeline.downloads'),
          t('vdrLog:timeline.denied'),
          t('vdrLog:timeline.acts'),
        ]}
        rows={visits.map((visit) => [
          formatTime(visit.from),
          visit.minutes,
          visit.documents,
          visit.downloads,
          visit.denied,
          visit.acts.length,
        ])}
        isNumeric={[false, true, true, true, true, true]}
      />
    </>
  )
}

function LaneRow({ lane, name }: { lane: Lane; name: string }) {
  const t = useTranslations('vdrLog', 'parts')
  const { labelOf } = useLabels('vdr_log_action')
  return (
    <tr>
      <th scope="row" title={name}>
        {name}
      </th>
      {lane.marks.map((marks, visit) => (
        // oxlint-disable-next-line react/no-array-index-key -- visits are identified by their index
        <td key={visit}>
          {marks.length > 0 && (
            <>
              <span className="visually-hidden">
                {[...new Set(marks.map(({ row }) => labelOf(row.action)))].join(
                  t('parts:dictionary.separator'),
                )}
              </span>
              <span className={styles.lane} aria-hidden>
                {marks.map(({ row, at, size }) => (
                  <span
                    key={row.id}
                    className={styles.mark}
                    data-kind={
                      row.result === 'denied' ? 'denied' : row.action === 'download' ? 'download' : 'read'
                    }
                    style={{ insetInlineStart: `${at}%`, inlineSize: `${size}%` }}
                    title={t('vdrLog:timeline.tick', {
                      name,
                      action: labelOf(row.action),
                      time: formatTime(row.time),
                    })}
                  />
                ))}
              </span>
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
