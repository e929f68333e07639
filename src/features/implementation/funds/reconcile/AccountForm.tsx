import { Input } from 'antd'
import { useId } from 'react'
import { useTranslations } from '@/shared/i18n'
import { accountKey, MAX_BANK_LENGTH, MAX_NUMBER_LENGTH, type BankAccount } from '../../domain/bankAccount'
import type { Evidence } from './bankEvidence'
import { LabelledSelect } from './LabelledSelect'
import styles from './reconcile.module.css'

export type AccountInput = Pick<BankAccount, 'bank' | 'number'>

export const EMPTY_ACCOUNT: AccountInput = { bank: '', number: '' }

/** Account as a user knows it: `Example Bank 6222 0000 CNY`. */
export const accountLabel = ({ bank, number, currency }: AccountInput & { currency: string }): string =>
  [bank, number, currency].filter(Boolean).join(' ')

const OTHER = 'other'

interface AccountFormProps {
  /** Accounts of earlier files. */
  known: readonly BankAccount[]
  /** Account that the file names; its number is empty if it names none. */
  named: AccountInput
  account: AccountInput
  currency: string
  /** True while the user enters an account. */
  isOther: boolean
  onKnown: (account: BankAccount) => void
  onNamed: () => void
  onOther: (account: AccountInput) => void
}

/** Asks which account a statement belongs to, unless the file names it. */
export function AccountForm({
  known,
  named,
  account,
  currency,
  isOther,
  onKnown,
  onNamed,
  onOther,
}: AccountFormProps) {
  const t = useTranslations('implementationFunds')
  const [bankId, numberId] = [useId(), useId()]
  const keyOf = ({ number }: AccountInput) => accountKey({ number, currency })
  const knownKeys = known.map(accountKey)
  const isNamedKnown = named.number === '' || knownKeys.includes(keyOf(named))
  const isNamed = named.number !== '' && keyOf(named) === keyOf(account)
  const evidence: readonly Evidence[] =
    isOther || account.number === '' ? [] : [{ reason: isNamed ? 'inFile' : 'chosen', count: 0 }]
  return (
    <div className={styles.columns}>
      <LabelledSelect
        label={t('implementationFunds:reconcile.account')}
        value={isOther ? OTHER : account.number === '' ? null : keyOf(account)}
        placeholder={t('implementationFunds:reconcile.accountMissing')}
        evidence={evidence}
        options={[
          ...known.map((each, index) => ({ value: knownKeys[index]!, label: accountLabel(each) })),
          ...(isNamedKnown ? [] : [{ value: keyOf(named), label: accountLabel({ ...named, currency }) }]),
          { value: OTHER, label: t('implementationFunds:reconcile.otherAccount') },
        ]}
        onChange={(key) => {
          const found = known[knownKeys.indexOf(key ?? '')]
          if (found) onKnown(found)
          else if (key === OTHER) onOther(EMPTY_ACCOUNT)
          else onNamed()
        }}
      />
      {isOther && (
        <>
          <div>
            <label htmlFor={bankId}>{t('implementationFunds:reconcile.bank')}</label>
            <Input
              id={bankId}
              maxLength={MAX_BANK_LENGTH}
              value={account.bank}
              onChange={({ target }) => onOther({ ...account, bank: target.value })}
            />
          </div>
          <div>
            <label htmlFor={numberId}>{t('implementationFunds:reconcile.number')}</label>
            <Input
              id={numberId}
              maxLength={MAX_NUMBER_LENGTH}
              value={account.number}
              onChange={({ target }) => onOther({ ...account, number: target.value })}
            />
          </div>
        </>
      )}
    </div>
  )
}
