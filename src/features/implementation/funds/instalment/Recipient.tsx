import { Alert } from 'antd'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { useFormValue } from '@/shared/form/useFormValue'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { isCommitted } from '../../domain/instalmentWorkflow'
import { agreedRecipient, recipientChanges, type RecipientField } from '../../domain/recipient'
import styles from './instalment.module.css'
import type { Instalment } from '../model/funds.api'

/**
 * Payee and account of a form, and the reason if they differ from the agreed ones, which the form values `agreedPayee`
 * and `agreedAccount` hold.
 */
export function RecipientFields() {
  const isChanged = useChanges() !== ''
  return (
    <>
      <TextField name="payee" hint={<AgreedHint field="payee" />} />
      <TextField name="account" isCode hint={<AgreedHint field="account" />} />
      {isChanged && <TextAreaField name="recipientReason" minRows={2} isRequired />}
    </>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Changed fields, as a text because a new array would re-render with each key press. */
const useChanges = () =>
  useFormValue(({ payee, account, agreedPayee, agreedAccount }) =>
    recipientChanges(
      { payee: textOf(payee), account: textOf(account) },
      { payee: textOf(agreedPayee), account: textOf(agreedAccount) },
    ).join(),
  )

function AgreedHint({ field }: { field: RecipientField }) {
  const isChanged = useChanges().split(',').includes(field)
  const agreed = useFormValue(({ agreedPayee, agreedAccount }) =>
    textOf(field === 'payee' ? agreedPayee : agreedAccount),
  )
  return isChanged && <DiffersText agreed={agreed} />
}

function DiffersText({ agreed }: { agreed: string }) {
  const t = useTranslations('implementationFunds')
  return <span className={styles.differs}>{t('implementationFunds:recipient.differs', { agreed })}</span>
}

/** Payee or account of an application, next to the agreed one if they differ. */
export function RecipientText({ instalment, field }: { instalment: Instalment; field: RecipientField }) {
  const agreed = agreedRecipient(instalment)
  return (
    <>
      {instalment[field] || EMPTY_VALUE}
      {recipientChanges(instalment, agreed).includes(field) && (
        <div>
          <DiffersText agreed={agreed[field]} />
        </div>
      )}
    </>
  )
}

/** Warns everyone who decides on an application that its money would go to another recipient than agreed. */
export function RecipientNotice({ subject }: { subject: Instalment }) {
  const t = useTranslations('implementationFunds')
  const label = t('implementationFunds:field', { returnObjects: true })
  const agreed = agreedRecipient(subject)
  const changes = recipientChanges(subject, agreed)
  // Before an application, its form compares what is entered.
  if (changes.length === 0 || !isCommitted(subject)) return null
  return (
    <Alert
      type="warning"
      showIcon
      className="list-note"
      title={t('implementationFunds:recipient.title')}
      description={
        <>
          {changes.map((field) => (
            <div key={field}>
              {t('implementationFunds:issue', { field: label[field], issue: subject[field] })}
              <br />
              <DiffersText agreed={agreed[field]} />
            </div>
          ))}
          <div>
            {t('implementationFunds:issue', {
              field: label.recipientReason,
              issue: subject.recipientReason || EMPTY_VALUE,
            })}
          </div>
        </>
      }
    />
  )
}
