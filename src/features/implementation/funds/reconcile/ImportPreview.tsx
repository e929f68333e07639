import { Alert } from 'antd'
import { formatPrice, type Currency } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { InvalidLines } from './BankFiles'
import type { BankReading } from './bankRequests'

interface ImportPreviewProps {
  name: string
  reading: BankReading
  currency: Currency
}

/** Control totals, balances, first rows and invalid lines of a file, before it is imported. */
export function ImportPreview({ name, reading, currency }: ImportPreviewProps) {
  const t = useTranslations('implementationFunds')
  const { rowCount, preview, unread, unreadCount, totals, balances } = reading
  const price = (amount: number) => formatPrice(amount, currency)
  return (
    <>
      {totals && (
        <p role="status">
          {t('implementationFunds:reconcile.totals', {
            ...totals,
            out: price(totals.out),
            in: price(totals.in),
          })}{' '}
          {balances?.difference === 0 &&
            t('implementationFunds:reconcile.balanced', {
              opening: price(balances.opening),
              closing: price(balances.closing),
            })}
        </p>
      )}
      {balances && balances.difference !== 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('implementationFunds:reconcile.notBalanced', {
            opening: price(balances.opening),
            closing: price(balances.closing),
            difference: price(balances.difference),
          })}
        />
      )}
      {rowCount > 0 && (
        <DataTable
          caption={t('implementationFunds:reconcile.preview', { count: rowCount })}
          columns={[
            t('implementationFunds:reconcile.columns.day'),
            t('implementationFunds:reconcile.columns.out'),
            t('implementationFunds:reconcile.columns.in'),
            t('implementationFunds:reconcile.columns.payee'),
            t('implementationFunds:reconcile.columns.reference'),
          ]}
          isNumeric={[false, true, true]}
          rows={preview.map(({ day, amount, payee, reference }) => [
            day,
            amount > 0 ? price(amount) : '',
            amount < 0 ? price(-amount) : '',
            payee,
            reference,
          ])}
        />
      )}
      {unread.length > 0 && (
        <InvalidLines count={unreadCount} lines={unread.map((line) => ({ ...line, name }))} />
      )}
    </>
  )
}
