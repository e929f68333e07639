import { Button, Empty } from 'antd'
import { useState } from 'react'
import { useCan } from '@/shared/auth/permissions'
import { formatPrice } from '@/shared/lib/money'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { useTranslations } from '@/shared/i18n'
import type { StoredBankRow, Reconciliation } from '../model/funds.api'
import { candidatesFor, ManualMatchForm } from './ManualMatchForm'
import { RowText } from './RowText'

export function BankRows({ found }: { found: Reconciliation }) {
  const t = useTranslations('implementationFunds')
  const canReconcile = useCan('implement:fund:pay')
  const [selectedRow, setSelectedRow] = useState<StoredBankRow | null>(null)
  const files = new Map(found.files.map(({ id, name }) => [id, name]))
  const columns: Column<StoredBankRow>[] = [
    {
      key: 'row',
      isPrimary: true,
      title: t('implementationFunds:reconcile.row'),
      render: (_, row) => <RowText row={row} />,
    },
    {
      key: 'free',
      mobileSlot: 'value',
      title: t('implementationFunds:reconcile.free'),
      align: 'end',
      render: (_, { free, account }) => formatPrice(free, account.currency),
    },
    {
      key: 'file',
      title: t('implementationFunds:reconcile.file'),
      render: (_, { fileId, line }) =>
        t('implementationFunds:reconcile.place', { file: files.get(fileId) ?? '', line }),
    },
  ]
  return (
    <>
      <RowTable<StoredBankRow>
        columns={columns}
        rows={found.rows.filter(({ free }) => free !== 0)}
        pageSize={20}
        empty={<Empty description={t('implementationFunds:reconcile.noRows')} />}
        renderActions={
          canReconcile &&
          ((row) =>
            candidatesFor(row, found).length > 0 && (
              <Button size="small" onClick={() => setSelectedRow(row)}>
                {t('implementationFunds:reconcile.byHand')}
              </Button>
            ))
        }
      />
      {selectedRow && (
        <ManualMatchForm
          key={selectedRow.id}
          row={selectedRow}
          found={found}
          onClose={() => setSelectedRow(null)}
        />
      )}
    </>
  )
}
