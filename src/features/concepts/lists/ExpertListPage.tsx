import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { NameText } from '@/shared/ui/cells/NameText'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DayFilter } from '@/shared/list/filters/DayFilter'
import { AmountFilter, SelectFilter, FlagFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable, type Column } from '@/shared/list/table/ListTable'
import { useMoneyColumn } from '@/shared/list/table/useMoneyColumn'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { areaOptions, areaText } from '../model/choices'
import { tabAddress } from '../model/tabAddress'
import type { ConceptRow } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import { OWN_REVIEW } from '../domain/facts'
import { areManyOverdue, DeadlineText, QuorumText } from '../expert/Quorum'
import { ValuationRange } from '../expert/ValuationRange'

type OwnReview = (typeof OWN_REVIEW)[number]

/** Emphasises open work. */
const OWN_REVIEW_COLORS: Record<OwnReview, string> = {
  none: 'default',
  undeclared: 'warning',
  declared: 'processing',
  scored: 'success',
}

/**
 * Queue of concepts that await a decision. The server leaves out those with which the viewer has a conflict of
 * interest.
 */
export function ExpertListPage() {
  const t = useTranslations('conceptsExpert', 'concepts')
  const list = useList(conceptApi.list, { hall: 'expert' })
  const highest = (currency: string) =>
    Math.max(
      0,
      ...list.rows.flatMap(({ valuation }) => (valuation?.currency === currency ? [valuation.high] : [])),
    )
  const maxByCurrency = { CNY: highest('CNY'), USD: highest('USD') }
  const isMuted = areManyOverdue(list.rows.map(({ review }) => review?.deadline))

  const money = useMoneyColumn(list.rows)
  const askedColumn = money({
    key: 'askedAmount',
    title: t('conceptsExpert:queue.asked'),
    amountOf: (row) => row.askedAmount,
  })

  const columns: Column<ConceptRow>[] = [
    {
      title: t('conceptsExpert:queue.project'),
      key: 'project',
      isPrimary: true,
      render: (_, { id, name, code, organisation }) => (
        <>
          <Link to={id + tabAddress('decision')}>{name || code || id}</Link>
          <div className="cell-note">
            <NameText name={organisation} />
          </div>
        </>
      ),
    },
    {
      title: t('conceptsExpert:queue.area'),
      key: 'area',
      mobileSlot: 'plain',
      render: (_, { area }) => areaText(t, area),
    },
    {
      ...askedColumn,
      render: (amount: unknown, row) =>
        row.review?.mine === 'undeclared' && !row.currency ? (
          <span className="cell-note">{t('conceptsExpert:queue.withheld')}</span>
        ) : (
          askedColumn.render(amount, row)
        ),
    },
    {
      title: t('conceptsExpert:queue.valuation'),
      key: 'valuation',
      render: (_, { valuation }) => (
        <ValuationRange
          valuation={valuation}
          {...(valuation ? { max: maxByCurrency[valuation.currency] } : {})}
        />
      ),
    },
    {
      title: t('conceptsExpert:queue.mine'),
      key: 'mine',
      mobileSlot: 'state',
      render: (_, { review }) => {
        const mine = review?.mine ?? 'none'
        return <Tag color={OWN_REVIEW_COLORS[mine]}>{t(`conceptsExpert:mine.${mine}`)}</Tag>
      },
    },
    {
      title: t('conceptsExpert:queue.quorum'),
      key: 'quorum',
      render: (_, { review }) => (review ? <QuorumText review={review} /> : EMPTY_VALUE),
    },
    {
      title: t('conceptsExpert:queue.deadline'),
      key: 'deadline',
      width: 100, // leaves the overdue tag below the date
      render: (_, { review }) => <DeadlineText deadline={review?.deadline} isMuted={isMuted} />,
    },
  ]

  const table = useTable('concepts:expert', columns)

  return (
    <ListPage
      title={t('concepts:page.expert')}
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="keyword" label={t('conceptsExpert:queue.keyword')} />
          <SelectFilter
            name="myReview"
            label={t('conceptsExpert:queue.mine')}
            options={OWN_REVIEW.filter((mine) => mine !== 'none').map((value) => ({
              value,
              label: t(`conceptsExpert:mine.${value}`),
            }))}
          />
          <FlagFilter name="judged" label={t('conceptsExpert:queue.judged')} />
          <SelectFilter name="area" label={t('conceptsExpert:queue.area')} options={areaOptions(t)} />
          <DayFilter name="deadlineTo" label={t('conceptsExpert:queue.deadlineTo')} />
          <AmountFilter name="amountFrom" label={t('conceptsExpert:queue.amountFrom')} />
          <AmountFilter name="amountTo" label={t('conceptsExpert:queue.amountTo')} />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        empty={<ListEmpty list={list} text={t('conceptsExpert:queue.empty')} />}
      />
    </ListPage>
  )
}
