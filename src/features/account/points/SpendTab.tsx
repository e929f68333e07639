import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import { DayRangeFilter } from '@/shared/list/filters/DayFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListCard } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useUpgradeAddress } from '@/entities/tiers/useUpgradeAddress'
import { formatNumber } from '@/shared/lib/money'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { orderAddress } from '../pay/payAddress'
import { payApi, type Order } from '../pay/pay.api'
import { isOpen, ITEM_KINDS, ORDER_STATES, type ItemKind, type OrderState } from '../pay/orderWorkflow'
import { useItemName } from '../pay/useItemName'

const TAB_PARAMS = { tab: 'spend' }
const BACK_ADDRESS = '/user/center?tab=spend'

const COLORS: Record<OrderState, string> = {
  created: 'processing',
  paying: 'processing',
  unknown: 'warning',
  paid: 'success',
  closed: 'default',
  refunding: 'warning',
  refunded: 'default',
}

export default function SpendTab() {
  const t = useTranslations('accountSpend', 'accountPay')
  const { itemName } = useItemName()
  const upgrade = useUpgradeAddress()
  const list = useList(payApi.list, TAB_PARAMS)
  const columns = columnsOf<Order>(t('accountSpend:field', { returnObjects: true }), [
    {
      key: 'orderNo',
      isPrimary: true,
      render: (orderNo: string, { id }) => <Link to={orderAddress(id, BACK_ADDRESS)}>{orderNo}</Link>,
    },
    { key: 'name', mobileSlot: 'plain', render: (_, order) => itemName(order) },
    { key: 'kind', render: (kind: ItemKind) => t(`accountPay:kind.${kind}`) },
    {
      key: 'state',
      mobileSlot: 'state',
      render: (state: OrderState) => <Tag color={COLORS[state]}>{t(`accountPay:state.${state}`)}</Tag>,
    },
    { key: 'amount', align: 'end', sorter: true, render: (amount: number) => formatNumber(amount) },
    { key: 'createTime', sorter: true, render: (time: string) => <TimeText time={time} /> },
    { key: 'payTime', render: (time: string | null) => <TimeText time={time} /> },
  ])
  const table = useTable('account:spend', columns)
  return (
    <ListCard
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="keyword" label={t('accountSpend:search')} />
          <SelectFilter
            name="state"
            label={t('accountSpend:field.state')}
            options={ORDER_STATES.map((value) => ({ value, label: t(`accountPay:state.${value}`) }))}
          />
          <SelectFilter
            name="kind"
            label={t('accountSpend:field.kind')}
            options={ITEM_KINDS.map((value) => ({ value, label: t(`accountPay:kind.${value}`) }))}
          />
          <DayRangeFilter
            from="from"
            to="to"
            fromLabel={t('accountSpend:from')}
            toLabel={t('accountSpend:to')}
          />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        renderActions={({ id, orderNo, state }) => (
          <RowActions name={orderNo}>
            {isOpen(state) && (
              <Link
                to={orderAddress(id, BACK_ADDRESS)}
                aria-label={t(state === 'unknown' ? 'accountSpend:lookNamed' : 'accountSpend:payNamed', {
                  number: orderNo,
                })}
              >
                {t(state === 'unknown' ? 'accountSpend:look' : 'accountSpend:pay')}
              </Link>
            )}
          </RowActions>
        )}
        empty={
          <ListEmpty list={list} text={t('accountSpend:empty')}>
            <Link className="button" to={upgrade()}>
              {t('accountSpend:buy')}
            </Link>
          </ListEmpty>
        }
      />
    </ListCard>
  )
}
