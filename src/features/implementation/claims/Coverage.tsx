import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { priceFormatter, type Currency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { availableOf, excessOf, isInPeriod, type Cover } from '../domain/coverage'
import { claimAddress } from './claimAddresses'
import type { Claim } from './claims.api'
import styles from './claims.module.css'

interface CoverageProps {
  cover: Cover
  currency: Currency
  /** Approved claims of the same policy. */
  siblings?: Claim['siblings']
}

export function Coverage({ cover, currency, siblings }: CoverageProps) {
  const t = useTranslations('implementationClaims')
  const {
    sumInsured,
    deductible,
    alreadyApproved,
    claimed,
    occurrence: day,
    periodFrom: from,
    periodTo: to,
  } = cover
  const excess = excessOf(cover)
  const siblingAmounts = siblings?.map(({ approved }) => approved) ?? []
  const price = priceFormatter([sumInsured, deductible, alreadyApproved, claimed, ...siblingAmounts])
  const formatAmount = (amount: number) => price(amount, currency)
  const isInForce = isInPeriod(cover)
  return (
    <div className={styles.coverage}>
      <table aria-label={t('implementationClaims:coverage.title')}>
        <tbody>
          <Line name={t('implementationClaims:coverage.sumInsured')} amount={formatAmount(sumInsured)} />
          <Line
            sign="−"
            name={t('implementationClaims:coverage.deductible')}
            amount={formatAmount(deductible)}
          />
          <Line
            sign="−"
            name={
              <>
                {t('implementationClaims:coverage.alreadyApproved')}
                {siblings?.map(({ id, no, approved }) => (
                  <div key={id} className="cell-note">
                    <Link to={claimAddress(id)}>{no}</Link> {formatAmount(approved)}
                  </div>
                ))}
              </>
            }
            amount={formatAmount(alreadyApproved)}
          />
          <Line
            isResult
            sign="="
            name={t('implementationClaims:coverage.available')}
            amount={formatAmount(availableOf(cover))}
          />
          <Line name={t('implementationClaims:coverage.claimed')} amount={formatAmount(claimed)} />
        </tbody>
      </table>
      <Verdict isPassed={excess === 0}>
        {excess === 0
          ? t('implementationClaims:coverage.ok')
          : t('implementationClaims:coverage.over', { excess: formatAmount(excess) })}
      </Verdict>
      <Verdict isPassed={isInForce}>
        {t(`implementationClaims:coverage.${isInForce ? 'inPeriod' : day > to ? 'lapsed' : 'notYet'}`, {
          day,
          from,
          to,
        })}
      </Verdict>
    </div>
  )
}

interface LineProps {
  sign?: string
  name: ReactNode
  amount: string
  isResult?: boolean
}

const Line = ({ sign = '', name, amount, isResult }: LineProps) => (
  <tr data-result={isResult ? '' : undefined}>
    <td className={styles.sign}>{sign}</td>
    <th scope="row">{name}</th>
    <td className={styles.amount}>{amount}</td>
  </tr>
)

const Verdict = ({ isPassed, children }: { isPassed: boolean; children: string }) => (
  <p className={styles.verdict} data-right={isPassed}>
    {isPassed ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />} {children}
  </p>
)
