import { Button, Empty, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCan } from '@/shared/auth/permissions'
import { priceText } from '@/shared/lib/money'
import listStyles from '@/shared/list/list.module.css'
import { useText } from '@/shared/texts'
import type { KeptRow, Reconciliation } from '../model/api'
import { candidatesFor, HandForm } from './HandForm'
import { RowText } from './RowText'

/** What the bank says and belongs to no payment yet. */
export function BankRows({ found }: { found: Reconciliation }) {
  const t = useText('implementationFunds')
  const mayReconcile = useCan('implement:fund:pay')
  const [matched, match] = useState<KeptRow | null>(null)
  const files = new Map(found.files.map(({ id, name }) => [id, name]))
  const columns: TableColumnsType<KeptRow> = [
    { key: 'row', title: t('implementationFunds:reconcile.row'), render: (_, row) => <RowText row={row} /> },
    {
      key: 'free',
      title: t('implementationFunds:reconcile.free'),
      align: 'end',
      render: (_, { free, currency }) => priceText(free, currency),
    },
    {
      key: 'file',
      title: t('implementationFunds:reconcile.file'),
      render: (_, { fileId, line }) =>
        t('implementationFunds:reconcile.place', { file: files.get(fileId) ?? '', line }),
    },
    ...(mayReconcile
      ? [
          {
            key: 'actions',
            title: t('columns.actions'),
            render: (_: unknown, row: KeptRow) =>
              candidatesFor(row, found).length > 0 && (
                <Button size="small" onClick={() => match(row)}>
                  {t('implementationFunds:reconcile.byHand')}
                </Button>
              ),
          },
        ]
      : []),
  ]
  return (
    <>
      <Table
        className={listStyles.listTable}
        rowKey="id"
        columns={columns}
        dataSource={found.rows.filter(({ free }) => free !== 0)}
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: <Empty description={t('implementationFunds:reconcile.noRows')} /> }}
      />
      {matched && <HandForm key={matched.id} row={matched} found={found} onClose={() => match(null)} />}
    </>
  )
}
