import { useQuery } from '@tanstack/react-query'
import { Table, type TableColumnsType } from 'antd'
import type { CSSProperties } from 'react'
import { apiQuery } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { serverToday } from '@/shared/api/serverToday'
import type { Patent } from '@/entities/patents.api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import listStyles from '@/shared/list/list.module.css'
import { useTranslations } from '@/shared/i18n'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useScope } from '../room/scope'
import { TruncationNotice } from '@/shared/list/TruncationNotice'
import { patentApis, type PatentFilter } from './roomPatents.api'
import { termScale, type TermScale } from './termScale'
import styles from './timeline.module.css'

export function Timeline({ filter }: { filter: PatentFilter }) {
  const t = useTranslations('roomsPatents')
  const query = {
    ...filter,
    pageNum: 1,
    pageSize: MAX_PAGE_SIZE,
    orderByColumn: 'lastDay',
    isAsc: 'asc' as const,
  }
  const { data, error, isPending, refetch } = useQuery(apiQuery(patentApis[useScope()].list, { query }))
  if (error) return <ErrorAlert title={t('roomsPatents:timeline.failed')} failure={error} onRetry={refetch} />

  const { rows = [], total = 0 } = data ?? {}
  const scale = termScale(rows, serverToday())
  const columns: TableColumnsType<Patent> = [
    {
      key: 'applicationNo',
      title: t('roomsPatents:field.applicationNo'),
      width: '32%',
      render: (_, { applicationNo, title }) => (
        <>
          {applicationNo}
          <div className="cell-note">{title || EMPTY_VALUE}</div>
        </>
      ),
    },
    {
      key: 'term',
      title: scale ? <Scale scale={scale} /> : t('roomsPatents:timeline.term'),
      render: (_, patent) => (scale ? <Lane patent={patent} scale={scale} /> : EMPTY_VALUE),
    },
  ]
  return (
    <>
      <TruncationNotice
        shown={rows.length}
        total={total}
        title={t('roomsPatents:timeline.cut', { count: rows.length, total })}
      />
      <Table
        className={listStyles.listTable}
        rowKey="id"
        columns={columns}
        dataSource={rows}
        loading={isPending}
        pagination={{ pageSize: 50, hideOnSinglePage: true }}
        locale={{ emptyText: <span className="cell-note">{t('roomsPatents:timeline.none')}</span> }}
      />
    </>
  )
}

const positionStyle = (share: number) => ({ '--at': share }) as CSSProperties

function Scale({ scale: { years, today } }: { scale: TermScale }) {
  const t = useTranslations('roomsPatents')
  return (
    <div className={styles.scale}>
      <span className="visually-hidden">{t('roomsPatents:timeline.term')}</span>
      {years.map(({ year, at: place }) => (
        <span key={year} aria-hidden className={styles.year} style={positionStyle(place)}>
          {year}
        </span>
      ))}
      <span
        aria-hidden
        className={styles.todayMark}
        style={positionStyle(today)}
        title={t('roomsPatents:timeline.today')}
      />
    </div>
  )
}

function Lane({ patent, scale }: { patent: Patent; scale: TermScale }) {
  const t = useTranslations('roomsPatents')
  const { applicationDate, effectiveDate, lastDay, nextFeeDate } = patent
  if (!applicationDate || !lastDay) return EMPTY_VALUE
  const { start, end, effective, fee } = scale.placeOf(patent)
  return (
    <div className={styles.lane}>
      <span
        aria-hidden
        className={styles.bar}
        style={{ '--at': start, '--until': Math.max(end, start) } as CSSProperties}
      />
      {effective !== null && (
        <span aria-hidden className={styles.effective} style={positionStyle(effective)} />
      )}
      {fee !== null && <span aria-hidden className={styles.fee} style={positionStyle(fee)} />}
      <span aria-hidden className={styles.today} style={positionStyle(scale.today)} />
      <span className={styles.words}>
        {[
          t('roomsPatents:timeline.lane', { from: applicationDate, to: lastDay }),
          effectiveDate && t('roomsPatents:timeline.effective', { day: effectiveDate }),
          nextFeeDate && t('roomsPatents:timeline.fee', { day: nextFeeDate }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  )
}
