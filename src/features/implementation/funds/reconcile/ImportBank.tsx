import { Alert, Flex } from 'antd'
import { startTransition, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { failure, useApiMutation } from '@/shared/api'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { CURRENCIES, EMPTY_VALUE, type Currency } from '@/shared/lib/money'
import { useUserSetting } from '@/shared/list/useUserSetting'
import { Dialog } from '@/shared/ui/Dialog'
import { ChosenFileField } from '@/shared/ui/upload/ChosenFileField'
import { useCheckedFile } from '@/shared/ui/upload/useCheckedFile'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { accountKey, type BankAccount } from '../../domain/bankAccount'
import { MAX_BANK_ROWS, reconcileApi } from '../model/funds.api'
import { AccountForm, EMPTY_ACCOUNT, type AccountInput } from './AccountForm'
import type { Evidence } from './bankEvidence'
import { ROWS_PER_PART, type BankReading, type FileOptions, type OpenedFile } from './bankRequests'
import { COLUMNS, missingColumnsOf, signatureOf, type GuessedMapping, type Mapping } from './bankTable'
import { DAY_ORDERS, DECIMAL_SIGNS } from './bankValues'
import { createBankWorkerClient, type BankWorkerClient } from './bankWorkerClient'
import { FileOptionsForm } from './FileOptionsForm'
import { ImportPreview } from './ImportPreview'
import { likelyText, MappingForm } from './MappingForm'

/** Mappings of earlier files, by their heading. */
const SavedMappings = z.record(
  z.string(),
  z.object({
    heading: z.number(),
    columns: z.partialRecord(z.enum(COLUMNS), z.number()),
    decimal: z.nullable(z.enum(DECIMAL_SIGNS)),
    order: z.nullable(z.enum(DAY_ORDERS)),
    isNegativeOut: z.boolean(),
    isOutNegative: z.boolean(),
  }),
)
const NO_MAPPINGS: z.infer<typeof SavedMappings> = {}

/** Line numbers named as already known. */
const MAX_SHOWN = 5

/** For a file that is not a statement, or that the browser could not parse. */
const UNREADABLE = failure('invalid-answer')

const supportedCurrency = (code: string) => CURRENCIES.find((currency) => currency === code)

interface TableState {
  guess: GuessedMapping
  mapping: Mapping
  isSaved: boolean
  chosen: Partial<Mapping>
}

interface Parsed {
  opened: OpenedFile
  table: TableState | null
  reading: BankReading | null
}

interface ImportBankProps {
  /** Accounts of earlier files. */
  accounts: readonly BankAccount[]
  onClose: () => void
}

/** Imports the movements of a bank file: shows how it is parsed and why, and which lines are invalid. */
export default function ImportBank({ accounts, onClose }: ImportBankProps) {
  const t = useTranslations('implementationFunds')
  const { open, bankOf } = useBankWorker()
  /** `opened` is null if the file is not a statement; ignored once another file is selected. */
  const [openedFile, setOpenedFile] = useState<{ file: File; opened: OpenedFile | null } | null>(null)
  const [options, setOptions] = useState<FileOptions>({})
  const [table, setTable] = useState<TableState | null>(null)
  /** Reading with the file and the table that it was requested for; null if parsing failed. */
  const [parsed, setParsed] = useState<Parsed | null>(null)
  const [currency, setCurrency] = useState<Currency>('CNY')
  const [isCurrencyChosen, setCurrencyChosen] = useState(false)
  const [account, setAccount] = useState<AccountInput>(EMPTY_ACCOUNT)
  const [isOtherAccount, setOtherAccount] = useState(false)
  const [savedMappings, saveMappings] = useUserSetting('bankMappings', SavedMappings, NO_MAPPINGS)
  const take = useApiMutation(reconcileApi.take, { invalidates: [reconcileApi] })
  const { isBusy, failure: refusal, submit } = useSubmit()
  const { ready: chosen, ...field } = useCheckedFile('statement', (file) => void openFile(file))

  async function openFile(file: File, nextOptions: FileOptions = {}) {
    const isReopened = openedFile?.file === file
    setOptions(nextOptions)
    const opened = await open(file, nextOptions)
    const numberKey = ({ number }: AccountInput) => accountKey({ number, currency: '' })
    const known = opened ? accounts.filter((each) => numberKey(each) === numberKey(opened.account)) : []
    const nextCurrency =
      opened?.currency?.value ??
      supportedCurrency(opened?.account.currency ?? '') ??
      (known.length === 1 ? known[0]!.currency : currency)
    // The form has many fields: drawing it must not block the page.
    startTransition(() => {
      setOpenedFile({ file, opened })
      setCurrency(nextCurrency)
      setCurrencyChosen(false)
      if (!opened || (isReopened && opened.account.number === '')) return
      setAccount(known.find((each) => each.currency === nextCurrency) ?? opened.account)
      setOtherAccount(false)
    })
    if (!opened) return
    const next = opened.guess && (await tableOf(file, opened, opened.guess, nextCurrency))
    await parseFile(file, opened, next, nextCurrency)
  }

  /** Uses the columns of an earlier file with the same heading, and its formats where this file leaves them open. */
  async function tableOf(file: File, opened: OpenedFile, guess: GuessedMapping, nextCurrency: Currency) {
    const saved = savedMappingOf(opened, savedMappings)
    const { heading, columns } = saved ?? guess.mapping
    const again =
      saved && (await bankOf(file)?.request({ kind: 'columns', heading, columns, currency: nextCurrency }))
    if (!again) return { guess, mapping: guess.mapping, isSaved: false, chosen: {} }
    const { decimal, order } = again.mapping
    const mapping = { ...saved, decimal: decimal ?? saved.decimal, order: order ?? saved.order }
    return { guess: again, mapping, isSaved: true, chosen: {} }
  }

  async function parseFile(file: File, from: OpenedFile, next: TableState | null, nextCurrency = currency) {
    const bank = bankOf(file)
    if (!bank) return
    startTransition(() => setTable(next))
    if (next && missingColumnsOf(next.mapping).length > 0) return
    const mapping = next?.mapping ?? null
    const answer = await bank.request({ kind: 'read', mapping, currency: nextCurrency })
    startTransition(() => setParsed({ opened: from, table: next, reading: answer }))
  }

  /** Derives the rest of the mapping from other columns, except for what the user chose. */
  async function changeColumns(
    file: File,
    from: OpenedFile,
    { isSaved, chosen: before }: TableState,
    columns: Pick<Mapping, 'heading' | 'columns'>,
    changes: Partial<Mapping>,
    nextCurrency = currency,
  ) {
    const request = { kind: 'columns', ...columns, currency: nextCurrency } as const
    const guess = await bankOf(file)?.request(request)
    const all = { ...before, ...changes }
    if (guess)
      await parseFile(
        file,
        from,
        { guess, mapping: { ...guess.mapping, ...all, ...columns }, isSaved, chosen: all },
        nextCurrency,
      )
  }

  function changeCurrency(file: File, from: OpenedFile, next: Currency) {
    setCurrency(next)
    setCurrencyChosen(true)
    setParsed(null)
    if (table) void changeColumns(file, from, table, table.mapping, {}, next)
  }

  const name = chosen?.name ?? ''
  const opened = openedFile?.file === chosen ? openedFile?.opened : undefined
  const reading = opened && parsed?.opened === opened && parsed.table === table ? parsed.reading : undefined
  const isUnreadable = opened === null || reading === null
  const isSupported = !opened || opened.format === 'table' || supportedCurrency(opened.account.currency)

  async function importRows(file: File) {
    const bank = bankOf(file)
    // Again, because the worker may be a new one.
    const count = await bank?.request({ kind: 'read', mapping: table?.mapping ?? null, currency })
    if (!bank || !count) return UNREADABLE
    const parts: Parameters<typeof take>[0]['body'] = {
      name,
      account: { bank: account.bank, number: account.number, currency },
      rows: [],
      unread: [],
    }
    for (let from = 0; from < Math.max(count.rowCount, count.unreadCount); from += ROWS_PER_PART) {
      const part = await bank.request({ kind: 'rows', from })
      if (!part) return UNREADABLE
      parts.rows.push(...part.rows)
      parts.unread.push(...part.unread)
    }
    return take({ body: parts })
  }

  const send = () =>
    void submit(
      () => importRows(chosen!),
      ({ taken, known }) => {
        const signature = table ? signatureOf(opened!.lines, table.mapping.heading) : ''
        if (table && signature !== '') saveMappings((all) => ({ ...all, [signature]: table.mapping }))
        message.success(t('implementationFunds:reconcile.imported', { count: taken }))
        const lines = known.slice(0, MAX_SHOWN).join(', ')
        if (known.length > 0)
          message.info(t('implementationFunds:reconcile.known', { count: known.length, lines }))
        onClose()
      },
    )
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
        loading: isBusy || (chosen !== null && opened === undefined),
        disabled:
          !reading ||
          isEmpty ||
          undecided.length > 0 ||
          isTooLong ||
          !isSupported ||
          account.number.trim() === '',
      }}
      onOk={send}
      cancelText={t('actions.cancel')}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={onClose}
    >
      <p>{t('implementationFunds:reconcile.how')}</p>
      <Flex vertical gap="middle">
        <ChosenFileField file={field} />
        {isUnreadable && <SubmitErrorAlert failure={UNREADABLE} />}
        {refusal && <SubmitErrorAlert failure={refusal} />}
        {chosen && opened && (
          <>
            <FileOptionsForm
              opened={opened}
              onChange={(changes) => void openFile(chosen, { ...options, ...changes })}
            />
            {table && (
              <MappingForm
                opened={opened}
                {...table}
                currency={currency}
                currencyEvidence={isCurrencyChosen ? CHOSEN : (opened.currency?.evidence ?? [])}
                onCurrency={(next) => changeCurrency(chosen, opened, next)}
                onColumns={(heading, columns) =>
                  void changeColumns(
                    chosen,
                    opened,
                    table,
                    { heading, columns },
                    heading === table.mapping.heading ? { columns } : { heading },
                  )
                }
                onMapping={(changes) =>
                  void parseFile(chosen, opened, {
                    ...table,
                    mapping: { ...table.mapping, ...changes },
                    chosen: { ...table.chosen, ...changes },
                  })
                }
              />
            )}
            <AccountForm
              known={table ? accounts : accounts.filter((each) => each.currency === opened.account.currency)}
              named={opened.account}
              account={account}
              currency={table ? currency : opened.account.currency}
              isOther={isOtherAccount}
              onKnown={(known) => {
                setAccount(known)
                setOtherAccount(false)
                if (known.currency !== currency) changeCurrency(chosen, opened, known.currency)
              }}
              onNamed={() => {
                setAccount(opened.account)
                setOtherAccount(false)
              }}
              onOther={(next) => {
                setAccount(next)
                setOtherAccount(true)
              }}
            />
          </>
        )}
        {!isSupported && (
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
        {reading && isSupported && <ImportPreview name={name} reading={reading} currency={currency} />}
      </Flex>
    </Dialog>
  )
}

const CHOSEN: readonly Evidence[] = [{ reason: 'chosen', count: 0 }]

interface OpenFile {
  file: File
  bank: BankWorkerClient
  opened: Promise<OpenedFile | null>
}

/**
 * The worker that holds the chosen file. It is closed when the dialog is hidden or gone, and opened again with the same
 * file at the next request.
 */
function useBankWorker() {
  const openFile = useRef<OpenFile | null>(null)
  const options = useRef<FileOptions>({})
  const close = () => {
    openFile.current?.bank.close()
    openFile.current = null
  }
  useEffect(() => close, [])

  function open(file: File, nextOptions: FileOptions) {
    options.current = nextOptions
    if (openFile.current?.file !== file) close()
    const bank = openFile.current?.bank ?? createBankWorkerClient()
    const opened = bank.request({ kind: 'open', file, options: nextOptions })
    openFile.current = { file, bank, opened }
    return openFile.current
  }
  /** Null if another file was opened since. */
  function bankOf(file: File): BankWorkerClient | null {
    if (!openFile.current) return open(file, options.current).bank
    return openFile.current.file === file ? openFile.current.bank : null
  }
  return { open: (file: File, nextOptions: FileOptions) => open(file, nextOptions).opened, bankOf }
}

/** Mapping of an earlier file whose heading is one of these lines. */
function savedMappingOf({ lines }: OpenedFile, savedMappings: typeof NO_MAPPINGS): Mapping | null {
  const heading =
    lines.findIndex((_, index) => Object.hasOwn(savedMappings, signatureOf(lines, index + 1))) + 1
  return heading > 0 ? { ...savedMappings[signatureOf(lines, heading)]!, heading } : null
}
