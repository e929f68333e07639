import { Tag } from 'antd'
import { exactMoney } from '@/shared/lib/money'
import { useText } from '@/shared/texts'
import type { KeptRow } from '../model/api'

/** A movement of a bank account in words. */
export function RowText({ row }: { row: KeptRow | undefined }) {
  const t = useText('implementationFunds')
  if (!row) return null
  return (
    <div>
      {row.day} · {exactMoney(Math.abs(row.amount), row.currency)}{' '}
      {row.amount < 0 && <Tag>{t('implementationFunds:reconcile.in')}</Tag>}
      {row.free !== 0 && row.free !== row.amount && (
        <Tag>{t('implementationFunds:reconcile.left', { free: exactMoney(row.free, row.currency) })}</Tag>
      )}
      {row.repeats !== null && (
        <Tag color="warning">{t('implementationFunds:reconcile.repeats', { line: row.repeats })}</Tag>
      )}
      <div className="cell-note">{[row.payee, row.reference].filter(Boolean).join(' · ')}</div>
    </div>
  )
}
