import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ABSENT } from '@/shared/lib/money'
import { NameText } from '@/shared/ui/cells/NameText'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DayFilter } from '@/shared/list/filters/DayFilter'
import { AmountFilter, ChoiceFilter, TextFilter } from '@/shared/list/filters/filters'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable, type Column } from '@/shared/list/table/ListTable'
import { useMoneyColumn } from '@/shared/list/table/useMoneyColumn'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { areaOptions, areaText } from '../model/choices'
import { partAddress } from '../model/address'
import type { ConceptRow } from '../model/answers'
import { conceptApi } from '../model/api'
import { OWN_REVIEW } from '../domain/facts'
import { DeadlineText, QuorumText } from '../expert/Quorum'
import { ValuationRange } from '../expert/ValuationRange'

type Mine = (typeof OWN_REVIEW)[number]

/** Colours of one's own part: what still is to be done stands out. */
const MINE_COLOURS: Record<Mine, string> = {
  none: 'default',
  undeclared: 'warning',
  declared: 'processing',
  scored: 'success',
}

/** What waits for a decision. Who has a conflict of interest with a concept sees nothing of it: the server leaves it out. */
export function ExpertListPage() {
  const { t } = useTranslation('conceptsExpert')
  const { t: concepts } = useTranslation('concepts')
  const list = useList(conceptApi.list, { hall: 'expert' })
  const highest = (currency: string) =>
    Math.max(
      0,
      ...list.rows.flatMap(({ valuation }) => (valuation?.currency === currency ? [valuation.high] : [])),
    )
  const most = { CNY: highest('CNY'), USD: highest('USD') }

  const money = useMoneyColumn(list.rows)
  const asked = money({ key: 'askedAmount', title: t('queue.asked'), amountOf: (row) => row.askedAmount })

  const columns: Column<ConceptRow>[] = [
    {
      title: t('queue.project'),
      key: 'project',
      isName: true,
      render: (_, { id, name, code, organisation }) => (
        <>
          <Link to={id + partAddress('decision')}>{name || code || id}</Link>
          <div className="cell-note">
            <NameText name={organisation} />
          </div>
        </>
      ),
    },
    {
      title: t('queue.area'),
      key: 'area',
      render: (_, { area }) => areaText(concepts, area),
    },
    {
      ...asked,
      render: (amount: unknown, row) =>
        row.review?.mine === 'undeclared' && !row.currency ? (
          <span className="cell-note">{t('queue.withheld')}</span>
        ) : (
          asked.render(amount, row)
        ),
    },
    {
      title: t('queue.valuation'),
      key: 'valuation',
      render: (_, { valuation }) => (
        <ValuationRange valuation={valuation} {...(valuation ? { most: most[valuation.currency] } : {})} />
      ),
    },
    {
      title: t('queue.mine'),
      key: 'mine',
      render: (_, { review }) => {
        const mine = review?.mine ?? 'none'
        return <Tag color={MINE_COLOURS[mine]}>{t(`mine.${mine}`)}</Tag>
      },
    },
    {
      title: t('queue.quorum'),
      key: 'quorum',
      render: (_, { review }) => (review ? <QuorumText review={review} /> : ABSENT),
    },
    {
      title: t('queue.deadline'),
      key: 'deadline',
      render: (_, { review }) => <DeadlineText deadline={review?.deadline} />,
    },
  ]

  const table = useTable('concepts:expert', columns)

  return (
    <ListPage
      title={concepts('page.expert')}
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="keyword" label={t('queue.keyword')} />
          <ChoiceFilter
            name="myReview"
            label={t('queue.mine')}
            options={OWN_REVIEW.filter((mine) => mine !== 'none').map((value) => ({
              value,
              label: t(`mine.${value}`),
            }))}
          />
          <ChoiceFilter name="area" label={t('queue.area')} options={areaOptions(concepts)} />
          <DayFilter name="deadlineTo" label={t('queue.deadlineTo')} />
          <AmountFilter name="amountFrom" label={t('queue.amountFrom')} />
          <AmountFilter name="amountTo" label={t('queue.amountTo')} />
        </FilterBar>
      }
    >
      <ListTable list={list} table={table} empty={<ListEmpty list={list} text={t('queue.empty')} />} />
    </ListPage>
  )
}
