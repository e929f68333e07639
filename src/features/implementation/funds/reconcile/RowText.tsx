import { Tag } from 'antd'
import { formatPrice } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { StoredBankRow } from '../model/funds.api'

interface RowTextProps {
  row: StoredBankRow | undefined
  /** The matched part of the amount; the full amount if absent. */
  part?: number
}

export function RowText({ row, part }: RowTextProps) {
  const t = useTranslations('implementationFunds')
  if (!row) return null
  return (
    <div>
      {row.day} · {formatPrice(part ?? Math.abs(row.amount), row.currency)}{' '}
      {row.amount < 0 && <Tag>{t('implementationFunds:reconcile.in')}</Tag>}
      {part === undefined && row.free !== 0 && row.free !== row.amount && (
        <Tag>{t('implementationFunds:reconcile.left', { free: formatPrice(row.free, row.currency) })}</Tag>
      )}
      {row.repeats !== null && (
        <Tag color="warning">{t('implementationFunds:reconcile.repeats', { line: row.repeats })}</Tag>
      )}
      <div className="cell-note">{[row.payee, row.reference].filter(Boolean).join(' · ')}</div>
    </div>
  )
}
