import { Link } from 'react-router-dom'
import { columnsOf } from '@/shared/list/table/ListTable'
import { useMoneyColumn } from '@/shared/list/table/useMoneyColumn'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import type { Customer } from './customers.api'
import { NextAction } from './NextAction'

export function useCustomerColumns(rows: readonly Customer[]) {
  const t = useTranslations('implementationCustomers')
  const fields = t('implementationCustomers:field', { returnObjects: true })
  const money = useMoneyColumn(rows)
  return columnsOf<Customer>(fields, [
    {
      key: 'name',
      isPrimary: true,
      sorter: true,
      render: (_, { id, name }) => <Link to={id}>{name}</Link>,
    },
    { key: 'stage', dict: 'customer_stage', mobileSlot: 'state' },
    { key: 'type', dict: 'customer_type', mobileSlot: 'plain' },
    { key: 'region', sorter: true, isHiddenByDefault: true },
    { key: 'ownerName', title: fields.ownerId },
    money({ key: 'expectedAmount', title: fields.expectedAmount, amountOf: (row) => row.expectedAmount }),
    {
      key: 'probability',
      align: 'end',
      sorter: true,
      render: (percent: number | null) => (percent === null ? EMPTY_VALUE : `${percent}%`),
    },
    {
      key: 'nextActionDate',
      sorter: true,
      mobileSlot: 'plain',
      render: (_, customer) => <NextAction customer={customer} />,
    },
    { key: 'lastContact', sorter: true, render: (time: string | null) => <TimeText time={time} /> },
    { key: 'interests', isHiddenByDefault: true },
    { key: 'source', isHiddenByDefault: true },
    { key: 'projectName', title: fields.projectId, isHiddenByDefault: true },
  ])
}
