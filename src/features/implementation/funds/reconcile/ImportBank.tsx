import { Alert, Flex } from 'antd'
import { failure, useApiMutation } from '@/shared/api'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { Dialog } from '@/shared/ui/Dialog'
import { ChosenFileField } from '@/shared/ui/upload/ChosenFileField'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import type { BankAccount } from '../../domain/bankAccount'
import { MAX_BANK_ROWS, reconcileApi } from '../model/funds.api'
import { AccountForm } from './AccountForm'
import type { Evidence } from './bankEvidence'
import { FileOptionsForm } from './FileOptionsForm'
import { ImportPreview } from './ImportPreview'
import { likelyText, MappingForm } from './MappingForm'
import { useBankFile } from './useBankFile'

const CHOSEN: readonly Evidence[] = [{ reason: 'chosen', count: 0 }]

/** Line numbers named as already known. */
const MAX_SHOWN = 5

/** For a file that is not a statement, or that the browser could not parse. */
const UNREADABLE = failure('invalid-answer')

interface ImportBankProps {
  /** Accounts of earlier files. */
  accounts: readonly BankAccount[]
  onClose: () => void
}

/** Imports the movements of a bank file: shows how it is parsed and why, and which lines are invalid. */
export default function ImportBank({ accounts, onClose }: ImportBankProps) {
  const t = useTranslations('implementationFunds')
  const bank = useBankFile(accounts)
  const { file, opened, table, reading, currency } = bank
  const take = useApiMutation(reconcileApi.take, { invalidates: [reconcileApi] })
  const { isBusy, failure: refusal, submit } = useSubmit()

  const send = () =>
    void submit(
      async () => {
        const all = await bank.readAll()
        const account = { bank: bank.account.bank, number: bank.account.number, currency }
        return all ? take({ body: { name: file!.name, account, ...all } }) : UNREADABLE
      },
      ({ taken, known }) => {
        bank.saveMapping()
        message.success(t('implementationFunds:reconcile.imported', { count: taken }))
        const lines = known.slice(0, MAX_SHOWN).join(', ')
        if (known.length > 0)
          message.info(t('implementationFunds:reconcile.known', { count: known.length, lines }))
        onClose()
      },
    )
  const isUnreadable = opened === null || reading === null
  const undecided = reading?.undecided ?? []
  const isEmpty = reading?.rowCount === 0 && undecided.length === 0
  const isTooLong = Math.max(reading?.rowCount ?? 0, reading?.unreadCount ?? 0) > MAX_BANK_ROWS

  return (
    <Dialog
      open
      title={t('implementationFunds:reconcile.import')}
      width={880}
      closable={!isBusy}
      mask={{ closable: false }}
      okText={
        reading
          ? t('implementationFunds:reconcile.take', { count: reading.rowCount })
          : t('implementationFunds:reconcile.takeNone')
      }
      okButtonProps={{
        loading: isBusy || (file !== null && opened === undefined),
        disabled:
          !reading ||
          isEmpty ||
          undecided.length > 0 ||
          isTooLong ||
          !bank.isSupported ||
          bank.account.number.trim() === '',
      }}
      onOk={send}
      cancelText={t('actions.cancel')}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={onClose}
    >
      <p>{t('implementationFunds:reconcile.how')}</p>
      <Flex vertical gap="middle">
        <ChosenFileField file={bank.field} />
        {isUnreadable && <SubmitErrorAlert failure={UNREADABLE} />}
        {refusal && <SubmitErrorAlert failure={refusal} />}
        {file && opened && (
          <>
            <FileOptionsForm opened={opened} onChange={bank.changeOptions} />
            {table && (
              <MappingForm
                opened={opened}
                {...table}
                currency={currency}
                currencyEvidence={bank.isCurrencyChosen ? CHOSEN : (opened.currency?.evidence ?? [])}
                onCurrency={bank.changeCurrency}
                onColumns={bank.changeColumns}
                onMapping={bank.changeMapping}
              />
            )}
            <AccountForm
              known={table ? accounts : accounts.filter((each) => each.currency === opened.account.currency)}
              named={opened.account}
              account={bank.account}
              currency={table ? currency : opened.account.currency}
              isOther={bank.isOtherAccount}
              onKnown={bank.chooseAccount}
              onNamed={() => bank.chooseAccount({ bank: opened.account.bank, number: opened.account.number })}
              onOther={bank.enterAccount}
            />
          </>
        )}
        {!bank.isSupported && (
          <Alert
            type="error"
            showIcon
            title={t('implementationFunds:reconcile.unsupported', {
              currency: opened?.account.currency || EMPTY_VALUE,
            })}
          />
        )}
        {undecided.map(({ issue, line, cells }) => (
          <Alert
            key={issue}
            type="warning"
            showIcon
            title={t(`implementationFunds:reconcile.undecided.${issue === 'order' ? 'order' : 'decimal'}`, {
              line,
              cells: cells.filter(Boolean).join(' · '),
            })}
            description={table && likelyText(t, table.guess, issue === 'order' ? 'order' : 'decimal')}
          />
        ))}
        {isEmpty && <Alert type="warning" showIcon title={t('implementationFunds:reconcile.nothingRead')} />}
        {isTooLong && (
          <Alert
            type="error"
            showIcon
            title={t('implementationFunds:reconcile.tooLong', { most: MAX_BANK_ROWS })}
          />
        )}
        {reading && bank.isSupported && (
          <ImportPreview name={file?.name ?? ''} reading={reading} currency={currency} />
        )}
      </Flex>
    </Dialog>
  )
}
