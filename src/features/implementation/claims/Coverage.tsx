import { CheckCircleOutlined, CloseCircleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pricesOf, type Currency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { availableOf, excessOf, isInPeriod, type Cover } from '../domain/coverage'
import { claimAddress } from './addresses'
import type { Claim } from './claims.api'
import styles from './claims.module.css'

interface CoverageProps {
  cover: Cover
  currency: Currency
  /** Of the same policy, which were approved. */
  siblings?: Claim['siblings']
}

/** What a claim may come to, line by line, and whether the policy ran when it happened. */
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
  const parts = siblings?.map(({ approved }) => approved) ?? []
  const price = pricesOf([sumInsured, deductible, alreadyApproved, claimed, ...parts])
  const sum = (amount: number) => price(amount, currency)
  const runs = isInPeriod(cover)
  return (
    <div className={styles.coverage}>
      <table aria-label={t('implementationClaims:coverage.title')}>
        <tbody>
          <Line name={t('implementationClaims:coverage.sumInsured')} amount={sum(sumInsured)} />
          <Line sign="−" name={t('implementationClaims:coverage.deductible')} amount={sum(deductible)} />
          <Line
            sign="−"
            name={
              <>
                {t('implementationClaims:coverage.alreadyApproved')}
                {siblings?.map(({ id, no, approved }) => (
                  <div key={id} className="cell-note">
                    <Link to={claimAddress(id)}>{no}</Link> {sum(approved)}
                  </div>
                ))}
              </>
            }
            amount={sum(alreadyApproved)}
          />
          <Line
            isResult
            sign="="
            name={t('implementationClaims:coverage.available')}
            amount={sum(availableOf(cover))}
          />
          <Line name={t('implementationClaims:coverage.claimed')} amount={sum(claimed)} />
        </tbody>
      </table>
      <Verdict isRight={excess === 0}>
        {excess === 0
          ? t('implementationClaims:coverage.ok')
          : t('implementationClaims:coverage.over', { excess: sum(excess) })}
      </Verdict>
      <Verdict isRight={runs}>
        {t(`implementationClaims:coverage.${runs ? 'inPeriod' : day > to ? 'lapsed' : 'notYet'}`, {
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

const Verdict = ({ isRight, children }: { isRight: boolean; children: string }) => (
  <p className={styles.verdict} data-right={isRight}>
    {isRight ? <CheckCircleOutlined aria-hidden /> : <CloseCircleOutlined aria-hidden />} {children}
  </p>
)
