import { CheckOutlined, MinusOutlined } from '@ant-design/icons'
import { formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { Amount } from './membership.api'
import styles from './member.module.css'

/** Amount of a benefit; booleans are shown as an icon with hidden text for screen readers. */
export function AmountText({ amount }: { amount: Amount }) {
  const t = useTranslations('accountPages')
  if (typeof amount === 'string') return amount
  if (typeof amount === 'number') return formatNumber(amount)
  return (
    <>
      {amount ? <CheckOutlined aria-hidden className={styles.benefitYes} /> : <MinusOutlined aria-hidden />}
      <span className="visually-hidden">
        {t(amount ? 'accountPages:member.included' : 'accountPages:member.notIncluded')}
      </span>
    </>
  )
}
