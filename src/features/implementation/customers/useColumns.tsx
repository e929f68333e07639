import { Link } from 'react-router-dom'
import { columnsOf } from '@/shared/list/table/ListTable'
import { useMoneyColumn } from '@/shared/list/table/useMoneyColumn'
import { ABSENT } from '@/shared/lib/money'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useText } from '@/shared/texts'
import type { Customer } from './api'
import { NextAction } from './NextAction'

/** What a table of customers can show. */
export function useColumns(rows: readonly Customer[]) {
  const t = useText('implementationCustomers')
  const fields = t('implementationCustomers:field', { returnObjects: true })
  const money = useMoneyColumn(rows)
  return columnsOf<Customer>(fields, [
    {
      key: 'name',
      isName: true,
      sorter: true,
      render: (_, { id, name }) => <Link to={id}>{name}</Link>,
    },
    { key: 'stage', dict: 'customer_stage', folded: 'state' },
    { key: 'type', dict: 'customer_type', folded: 'plain' },
    { key: 'region', sorter: true, isExtra: true },
    { key: 'ownerName', title: fields.ownerId },
    money({ key: 'expectedAmount', title: fields.expectedAmount, amountOf: (row) => row.expectedAmount }),
    {
      key: 'probability',
      align: 'end',
      sorter: true,
      render: (percent: number | null) => (percent === null ? ABSENT : `${percent}%`),
    },
    {
      key: 'nextActionDate',
      sorter: true,
      folded: 'plain',
      render: (_, customer) => <NextAction customer={customer} />,
    },
    { key: 'lastContact', sorter: true, render: (time: string | null) => <TimeText time={time} /> },
    { key: 'interests', isExtra: true },
    { key: 'source', isExtra: true },
    { key: 'projectName', title: fields.projectId, isExtra: true },
  ])
}
