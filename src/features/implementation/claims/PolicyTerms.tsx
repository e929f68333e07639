import { DayField } from '@/shared/form/DayField'
import { MoneyField } from '@/shared/form/MoneyField'
import { PercentField } from '@/shared/form/NumberField'
import { TextField } from '@/shared/form/textFields'
import { EMPTY_VALUE, formatPercent, formatPrice, type Currency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { shareOf } from '../domain/coverage'
import { changedTerms } from '../domain/policy'
import type { Claim, Terms } from './claims.api'
import styles from './claims.module.css'

/** Fields of the terms, for a policy that is not recorded yet and for an endorsement. */
export function PolicyTermFields({ currency }: { currency: Currency | undefined }) {
  const t = useTranslations('implementationClaims')
  return (
    <>
      <TextField name="insurer" />
      <TextField name="insured" />
      <TextField name="beneficiaries" hint={t('implementationClaims:hint.beneficiaries')} />
      <DayField name="periodFrom" />
      <DayField name="periodTo" />
      <MoneyField name="sumInsured" currency={currency} />
      <MoneyField name="deductible" currency={currency} />
      <MoneyField name="premium" currency={currency} />
      <PercentField name="subsidy" />
    </>
  )
}

/** Terms as texts, without the amounts that the coverage shows. */
export function useTermFacts(terms: Terms, currency: Currency) {
  const t = useTranslations('implementationClaims')
  const field = t('implementationClaims:field', { returnObjects: true })
  const { insurer, insured, beneficiaries, periodFrom, periodTo, premium, subsidy } = terms
  const money = (amount: number | null) => (amount === null ? EMPTY_VALUE : formatPrice(amount, currency))
  return [
    { name: field.insurer, value: insurer },
    { name: field.insured, value: insured },
    { name: field.beneficiaries, value: beneficiaries },
    { name: t('implementationClaims:detail.period'), value: `${periodFrom} – ${periodTo}` },
    { name: field.premium, value: money(premium) },
    { name: field.subsidy, value: formatPercent(subsidy === null ? null : subsidy / 100) },
    {
      name: t('implementationClaims:coverage.ownShare'),
      value: money(premium === null ? null : shareOf(premium, 100 - (subsidy ?? 0))),
    },
  ]
}

const AMOUNTS: readonly string[] = ['sumInsured', 'deductible', 'premium'] satisfies (keyof Terms)[]

/** Endorsements of a policy: from when, what has changed, why and by whom. */
export function Endorsements({ claim: { policyVersions, currency } }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  const field = t('implementationClaims:field', { returnObjects: true })
  const textOf = (terms: Terms, name: keyof Terms) => {
    const value = terms[name]
    if (value === null || value === '') return EMPTY_VALUE
    return AMOUNTS.includes(name) ? formatPrice(Number(value), currency) : String(value)
  }
  if (policyVersions.length < 2) return null
  return (
    <>
      <h3 className="card-title">{t('implementationClaims:endorsement.list')}</h3>
      <ul className={styles.entries}>
        {policyVersions.slice(1).map((version, index) => (
          <li key={version.from}>
            {t('implementationClaims:endorsement.from', { from: version.from })}
            {changedTerms(version, policyVersions[index]!).map((name) => (
              <div key={name}>
                {t('implementationClaims:endorsement.change', {
                  field: field[name],
                  before: textOf(policyVersions[index]!, name),
                  after: textOf(version, name),
                })}
              </div>
            ))}
            <div className="cell-note">
              {version.reason} · {version.by} · <TimeText time={version.time} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
