import { Button, Empty, Flex } from 'antd'
import { useState } from 'react'
import { useCan } from '@/shared/auth/permissions'
import { formatPrice } from '@/shared/lib/money'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { useTranslations } from '@/shared/i18n'
import type { StoredBankRow, Reconciliation } from '../model/funds.api'
import { accountLabel } from './AccountForm'
import { candidatesFor, ManualMatchForm } from './ManualMatchForm'
import { Explanations, ExplainRowForm } from './Explanations'
import { RowText } from './RowText'

export function BankRows({ found }: { found: Reconciliation }) {
  const t = useTranslations('implementationFunds')
  const canReconcile = useCan('implement:fund:pay')
  const [selectedRow, setSelectedRow] = useState<StoredBankRow | null>(null)
  const files = new Map(found.files.map((file) => [file.id, file]))
  const [explainedRow, setExplainedRow] = useState<StoredBankRow | null>(null)
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
      render: (_, { free, currency }) => formatPrice(free, currency),
    },
    {
      key: 'file',
      title: t('implementationFunds:reconcile.file'),
      render: (_, { fileId, line }) => {
        const file = files.get(fileId)
        return (
          <>
            {t('implementationFunds:reconcile.place', { file: file?.name ?? '', line })}
            <div className="cell-note">{file && accountLabel(file.account)}</div>
          </>
        )
      },
    },
  ]
  return (
    <Flex vertical gap="large">
      <RowTable<StoredBankRow>
        columns={columns}
        rows={found.rows.filter(({ free }) => free !== 0)}
        pageSize={20}
        empty={<Empty description={t('implementationFunds:reconcile.noRows')} />}
        renderActions={
          canReconcile &&
          ((row) => (
            <Flex vertical gap="small" align="end">
              {candidatesFor(row, found).length > 0 && (
                <Button size="small" onClick={() => setSelectedRow(row)}>
                  {t('implementationFunds:reconcile.byHand')}
                </Button>
              )}
              <Button size="small" onClick={() => setExplainedRow(row)}>
                {t('implementationFunds:reconcile.explain')}
              </Button>
            </Flex>
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
      {explainedRow && (
        <ExplainRowForm key={explainedRow.id} row={explainedRow} onClose={() => setExplainedRow(null)} />
      )}
      {found.explanations.length > 0 && <Explanations explanations={found.explanations} />}
    </Flex>
  )
}
