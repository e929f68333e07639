import { Tag } from 'antd'
import { priceFormatter } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { StoredFileButton } from '@/shared/ui/download/StoredFileButton'
import { payableOf } from '../domain/coverage'
import type { Claim } from './claims.api'
import styles from './claims.module.css'

export function ClaimPayments({ claim }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  const { payments, paid, approved, currency } = claim
  const price = priceFormatter([...payments.map(({ amount }) => amount), paid, approved])
  if (approved === null) return <p className="cell-note">{t('implementationClaims:payment.none')}</p>
  return (
    <table className={`data-table ${styles.payments}`} aria-label={t('implementationClaims:detail.payments')}>
      {payments.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{t('implementationClaims:payment.date')}</th>
            <th scope="col">{t('implementationClaims:payment.by')}</th>
            <th scope="col">{t('implementationClaims:payment.slip')}</th>
            <th scope="col" className="number">
              {t('implementationClaims:payment.amount')}
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {payments.map(({ id, date, by, slip, amount, voided }) => (
          <tr key={id}>
            <td>{date}</td>
            <td>
              {by}
              {voided && (
                <div className="cell-note">
                  <Tag color="warning">
                    {t(`implementationClaims:payment.${voided.isCorrected ? 'corrected' : 'reversed'}`)}
                  </Tag>{' '}
                  {voided.by} <TimeText time={voided.time} /> · {voided.reason}
                </div>
              )}
            </td>
            <td>
              {slip.map((file) => (
                <StoredFileButton key={file.fileName} type="text" size="small" file={file}>
                  {file.originalName}
                </StoredFileButton>
              ))}
            </td>
            <td className="number">
              {voided ? <del>{price(amount, currency)}</del> : price(amount, currency)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t('implementationClaims:payment.total')}
          </th>
          <td className="number">{price(paid, currency)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={3}>
            {t('implementationClaims:payment.left')}
          </th>
          <td className="number">{price(payableOf(claim), currency)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
