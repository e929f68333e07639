import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { serverToday } from '@/shared/api/serverToday'
import type { Patent } from '@/entities/patents.api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useTranslations } from '@/shared/i18n'
import { useScope } from '../room/scope'
import { TruncationNotice } from '@/shared/list/TruncationNotice'
import { patentApis, type PatentFilter } from './roomPatents.api'
import { deadlineOf, duesOf, type Due } from './deadlines'
import { DueText } from './DueDay'

interface DuePatent extends Due {
  patent: Patent
}

export function Deadlines({ filter }: { filter: PatentFilter }) {
  const t = useTranslations('roomsPatents')
  const query = { ...filter, pageNum: 1, pageSize: MAX_PAGE_SIZE }
  const { data, error, isPending, refetch } = useQuery(apiQuery(patentApis[useScope()].list, { query }))
  if (error) return <ErrorAlert title={t('roomsPatents:due.failed')} failure={error} onRetry={refetch} />

  const matchesFilter = ({ day }: Due) =>
    filter.deadline === undefined || deadlineOf(day, serverToday()) === filter.deadline
  const { rows = [], total = 0 } = data ?? {}
  const dues = rows
    .flatMap((patent) => duesOf(patent).map((due): DuePatent => ({ ...due, patent })))
    .filter(matchesFilter)
    .toSorted((a, b) => a.day.localeCompare(b.day))

  const columns: Column<DuePatent>[] = [
    { key: 'day', title: t('roomsPatents:due.day') },
    { key: 'left', title: t('roomsPatents:due.left'), render: (_, due) => <DueText {...due} /> },
    {
      key: 'what',
      title: t('roomsPatents:due.what'),
      render: (_, { what }) => t(`roomsPatents:due.${what}`),
    },
    {
      key: 'applicationNo',
      title: t('roomsPatents:field.applicationNo'),
      isPrimary: true,
      render: (_, { patent }) => patent.applicationNo,
    },
    {
      key: 'title',
      title: t('roomsPatents:field.title'),
      render: (_, { patent }) => patent.title || EMPTY_VALUE,
    },
  ]
  return (
    <>
      <TruncationNotice
        shown={rows.length}
        total={total}
        title={t('roomsPatents:due.cut', { count: rows.length, total })}
      />
      <RowTable
        rowKey={({ what, patent }) => `${patent.id} ${what}`}
        columns={columns}
        rows={dues}
        loading={isPending}
        pageSize={20}
        empty={t('roomsPatents:due.none')}
      />
    </>
  )
}
