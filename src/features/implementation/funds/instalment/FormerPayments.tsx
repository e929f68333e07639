import { formatPrice } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DataTable } from '@/shared/ui/chart/DataTable'
import type { Instalment } from '../model/funds.api'
import { StoredFiles } from './StoredFiles'

/** The payment as recorded before each correction or reversal, who changed it, and for which reason. */
export function FormerPayments({ instalment }: { instalment: Instalment }) {
  const t = useTranslations('implementationFunds')
  const field = t('implementationFunds:field', { returnObjects: true })
  const { formerPayments, currency } = instalment
  return (
    <DataTable
      caption={t('implementationFunds:former.title')}
      columns={[
        t('implementationFunds:former.change'),
        field.paidOn,
        field.paid,
        field.bankAmount,
        field.payerName,
        field.slip,
      ]}
      isNumeric={[false, false, true, true]}
      rows={formerPayments.map((former) => [
        <div key="change">
          {t(`implementationFunds:former.${former.isCorrected ? 'corrected' : 'reversed'}`)} · {former.by}{' '}
          <TimeText time={former.time} />
          <div className="cell-note">{former.reason}</div>
        </div>,
        former.paidOn,
        formatPrice(former.paid, currency),
        formatPrice(former.bankAmount, former.bankCurrency),
        former.payerName,
        <StoredFiles key="slip" files={former.slip} />,
      ])}
    />
  )
}
