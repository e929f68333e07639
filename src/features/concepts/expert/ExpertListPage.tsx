import { Form, Input, Table, Tag, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ABSENT } from '@/shared/lib/money'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { NameText } from '@/shared/ui/cells/NameText'
import { toHalfWidth } from '@/shared/ui/fields/typedNumber'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DayFilter } from '@/shared/list/filters/DayFilter'
import { ChoiceFilter, TextFilter } from '@/shared/list/filters/filterFields'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/ListPage'
import { useList } from '@/shared/list/useList'
import { areaOptions, areaText } from '../choices'
import { partAddress } from '../address'
import type { ConceptRow } from '../answers'
import { conceptApi } from '../api'
import { OWN_REVIEW } from '../domain/facts'
import { DeadlineText, QuorumText } from './Quorum'
import { ValuationRange } from './ValuationRange'

type Mine = (typeof OWN_REVIEW)[number]

/** Colours of one's own part: what still is to be done stands out. */
const MINE_COLOURS: Record<Mine, string> = {
  none: 'default',
  undeclared: 'warning',
  declared: 'processing',
  scored: 'success',
}

const AMOUNT = /^\d+(\.\d*)?$/

/** An amount as plain digits, typed with full-width ones or thousands separators too; other words stay as they are. */
function plainNumber(typed: string): string {
  const plain = toHalfWidth(typed).replaceAll(/[,\s]/g, '')
  return AMOUNT.test(plain) ? plain : typed
}

/** One end of the amounts asked for; no list is asked for with what is no amount. */
function AmountFilter({ name }: { name: 'amountFrom' | 'amountTo' }) {
  const { t } = useTranslation('conceptExpert')
  return (
    <Form.Item
      name={name}
      label={t(`queue.${name}`)}
      normalize={plainNumber}
      validateTrigger="onBlur"
      rules={[{ pattern: AMOUNT, message: t('queue.noAmount') }]}
    >
      <Input allowClear inputMode="decimal" maxLength={20} className="queue-amount" />
    </Form.Item>
  )
}

/** What waits for a decision. Who has a conflict of interest with a concept sees nothing of it: the server leaves it out. */
export function ExpertListPage() {
  const { t } = useTranslation('conceptExpert')
  const { t: concepts } = useTranslation('concepts')
  const list = useList(conceptApi.list, { hall: 'expert' })
  const highest = (currency: string) =>
    Math.max(
      0,
      ...list.rows.flatMap(({ valuation }) => (valuation?.currency === currency ? [valuation.high] : [])),
    )
  const most = { CNY: highest('CNY'), USD: highest('USD') }

  const columns: TableColumnsType<ConceptRow> = [
    {
      title: t('queue.project'),
      key: 'project',
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
      title: t('queue.asked'),
      key: 'askedAmount',
      align: 'end',
      sorter: true,
      render: (_, { askedAmount, currency, review }) =>
        review?.mine === 'undeclared' && !currency ? (
          <span className="cell-note">{t('queue.withheld')}</span>
        ) : currency ? (
          <MoneyText amount={askedAmount} currency={currency} />
        ) : (
          ABSENT
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

  return (
    <ListPage
      title={concepts('page.expert')}
      list={list}
      filter={
        <FilterBar name="expertFilter" list={list}>
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
          <AmountFilter name="amountFrom" />
          <AmountFilter name="amountTo" />
          <DayFilter name="deadlineTo" label={t('queue.deadlineTo')} />
        </FilterBar>
      }
    >
      <Table
        columns={columns}
        {...list.table}
        locale={{ emptyText: <ListEmpty list={list} text={t('queue.empty')} /> }}
      />
    </ListPage>
  )
}
