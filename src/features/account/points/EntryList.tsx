import { ENTRY_KINDS, pointsApi, type Entry, type EntryKind } from '@/entities/points/points.api'
import { fetchExport } from '@/shared/files/exports'
import { DayRangeFilter } from '@/shared/list/filters/DayFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListCard } from '@/shared/list/page/ListPage'
import { ListExport } from '@/shared/list/page/ListExport'
import { ListTools } from '@/shared/list/page/ListTools'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { today } from '@/shared/lib/dates'
import { formatNumber } from '@/shared/lib/money'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import styles from './points.module.css'

const isKnown = (kind: string): kind is EntryKind => (ENTRY_KINDS as readonly string[]).includes(kind)

function SignedCount({ count }: { count: number }) {
  if (count === 0) return '—'
  const size = formatNumber(Math.abs(count), 0)
  return count > 0 ? <span className={styles.gain}>+{size}</span> : <>−{size}</>
}

export function EntryList() {
  const t = useTranslations('accountPoints')
  const language = useLanguage()
  const list = useList(pointsApi.entries, { tab: 'points' })
  const kindOf = (kind: string) => (isKnown(kind) ? t(`accountPoints:kind.${kind}`) : kind)
  const columns = columnsOf<Entry>(t('accountPoints:field', { returnObjects: true }), [
    { key: 'time', isPrimary: true, render: (time) => <TimeText time={time} /> },
    { key: 'kind', mobileSlot: 'state', render: kindOf },
    { key: 'subject', mobileSlot: 'plain' },
    { key: 'points', align: 'end', render: (count: number) => <SignedCount count={count} /> },
    {
      key: 'tickets',
      align: 'end',
      render: (count: Entry['tickets'], { ticket }) =>
        count ? (
          <>
            <SignedCount count={count} /> {ticket}
          </>
        ) : (
          '—'
        ),
    },
    { key: 'balance', align: 'end', render: (balance: number) => formatNumber(balance, 0) },
  ])
  const table = useTable('account:points', columns)
  return (
    <ListCard
      title={t('accountPoints:entries')}
      list={list}
      table={table}
      tools={
        <ListTools list={list} table={table}>
          <ListExport
            text={t('accountPoints:export')}
            fallbackName={`points-${today()}.xlsx`}
            fetchFile={(options) =>
              fetchExport(pointsApi.exported, { query: { ...list.query, language } }, options)
            }
          />
        </ListTools>
      }
      filter={
        <FilterBar list={list}>
          <SelectFilter
            name="kind"
            label={t('accountPoints:field.kind')}
            options={ENTRY_KINDS.map((value) => ({ value, label: kindOf(value) }))}
          />
          <DayRangeFilter
            from="from"
            to="to"
            fromLabel={t('accountPoints:from')}
            toLabel={t('accountPoints:to')}
          />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        empty={<ListEmpty list={list} text={t('accountPoints:empty')} />}
      />
    </ListCard>
  )
}
