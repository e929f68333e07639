import { startTransition, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { CURRENCIES, type Currency } from '@/shared/lib/money'
import { useUserSetting } from '@/shared/list/useUserSetting'
import { useCheckedFile } from '@/shared/ui/upload/useCheckedFile'
import { accountKey, type BankAccount } from '../../domain/bankAccount'
import type { BankRow, InvalidLine } from '../model/funds.api'
import { EMPTY_ACCOUNT, type AccountInput } from './AccountForm'
import { ROWS_PER_PART, type BankReading, type FileOptions, type OpenedFile } from './bankRequests'
import { COLUMNS, missingColumnsOf, signatureOf, type GuessedMapping, type Mapping } from './bankTable'
import { DAY_ORDERS, DECIMAL_SIGNS } from './bankValues'
import { createBankWorkerClient, type BankWorkerClient } from './bankWorkerClient'

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

const supportedCurrency = (code: string) => CURRENCIES.find((currency) => currency === code)

interface TableState {
  guess: GuessedMapping
  mapping: Mapping
  /** True if the mapping is that of an earlier file. */
  isSaved: boolean
  /** Parts of the mapping that the user chose. */
  chosen: Partial<Mapping>
}

interface Parsed {
  opened: OpenedFile
  table: TableState | null
  reading: BankReading | null
}

/**
 * The bank file that the user imports: what it is, how it is read, and what the user changed about that. All parsing is
 * done by the worker.
 */
export function useBankFile(accounts: readonly BankAccount[]) {
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
  const { ready: file, ...field } = useCheckedFile('statement', (ready) => void openFile(ready, {}))
  const opened = openedFile?.file === file ? openedFile?.opened : undefined
  const reading = opened && parsed?.opened === opened && parsed.table === table ? parsed.reading : undefined

  async function openFile(next: File, nextOptions: FileOptions) {
    const isReopened = openedFile?.file === next
    setOptions(nextOptions)
    const found = await open(next, nextOptions)
    const numberKey = ({ number }: AccountInput) => accountKey({ number, currency: '' })
    const known = found ? accounts.filter((each) => numberKey(each) === numberKey(found.account)) : []
    const nextCurrency =
      found?.currency?.value ??
      supportedCurrency(found?.account.currency ?? '') ??
      (known.length === 1 ? known[0]!.currency : currency)
    // The form has many fields: drawing it must not block the page.
    startTransition(() => {
      setOpenedFile({ file: next, opened: found })
      setCurrency(nextCurrency)
      setCurrencyChosen(false)
      if (!found || (isReopened && found.account.number === '')) return
      setAccount(known.find((each) => each.currency === nextCurrency) ?? found.account)
      setOtherAccount(false)
    })
    if (!found) return
    const nextTable = found.guess && (await tableOf(next, found, found.guess, nextCurrency))
    await parse(next, found, nextTable, nextCurrency)
  }

  /** Uses the columns of an earlier file with the same heading, and its formats where this file leaves them open. */
  async function tableOf(from: File, found: OpenedFile, guess: GuessedMapping, nextCurrency: Currency) {
    const saved = savedMappingOf(found, savedMappings)
    const { heading, columns } = saved ?? guess.mapping
    const again =
      saved && (await bankOf(from)?.request({ kind: 'columns', heading, columns, currency: nextCurrency }))
    if (!again) return { guess, mapping: guess.mapping, isSaved: false, chosen: {} }
    const { decimal, order } = again.mapping
    const mapping = { ...saved, decimal: decimal ?? saved.decimal, order: order ?? saved.order }
    return { guess: again, mapping, isSaved: true, chosen: {} }
  }

  async function parse(from: File, found: OpenedFile, next: TableState | null, nextCurrency = currency) {
    const bank = bankOf(from)
    if (!bank) return
    startTransition(() => setTable(next))
    if (next && missingColumnsOf(next.mapping).length > 0) return
    const mapping = next?.mapping ?? null
    const answer = await bank.request({ kind: 'read', mapping, currency: nextCurrency })
    startTransition(() => setParsed({ opened: found, table: next, reading: answer }))
  }

  /** Derives the rest of the mapping from other columns or another currency, except for what the user chose. */
  async function completeTable(
    columns: Pick<Mapping, 'heading' | 'columns'>,
    changes: Partial<Mapping>,
    nextCurrency = currency,
  ) {
    if (!file || !opened || !table) return
    const guess = await bankOf(file)?.request({ kind: 'columns', ...columns, currency: nextCurrency })
    if (!guess) return
    const chosen = { ...table.chosen, ...changes }
    const mapping = { ...guess.mapping, ...chosen, ...columns }
    await parse(file, opened, { guess, mapping, isSaved: table.isSaved, chosen }, nextCurrency)
  }

  function changeCurrency(next: Currency) {
    setCurrency(next)
    setCurrencyChosen(true)
    setParsed(null)
    if (table) void completeTable(table.mapping, {}, next)
  }

  /** All rows and invalid lines; null if the worker failed. The worker reads again, because it may be a new one. */
  async function readAll() {
    const bank = file && bankOf(file)
    const count = await bank?.request({ kind: 'read', mapping: table?.mapping ?? null, currency })
    if (!bank || !count) return null
    const all = { rows: [] as BankRow[], unread: [] as InvalidLine[] }
    for (let from = 0; from < Math.max(count.rowCount, count.unreadCount); from += ROWS_PER_PART) {
      const part = await bank.request({ kind: 'rows', from })
      if (!part) return null
      all.rows.push(...part.rows)
      all.unread.push(...part.unread)
    }
    return all
  }

  return {
    file,
    field,
    opened,
    table,
    reading,
    currency,
    isCurrencyChosen,
    account,
    isOtherAccount,
    isSupported:
      !opened || opened.format === 'table' || supportedCurrency(opened.account.currency) !== undefined,
    changeOptions: (changes: FileOptions) => file && void openFile(file, { ...options, ...changes }),
    changeColumns: (heading: number, columns: Mapping['columns']) =>
      void completeTable(
        { heading, columns },
        heading === table?.mapping.heading ? { columns } : { heading },
      ),
    changeMapping: (changes: Partial<Mapping>) => {
      if (!file || !opened || !table) return
      const mapping = { ...table.mapping, ...changes }
      void parse(file, opened, { ...table, mapping, chosen: { ...table.chosen, ...changes } })
    },
    changeCurrency,
    /** Chooses the account that the file names, or a known one. */
    chooseAccount: (next: AccountInput | BankAccount) => {
      setAccount(next)
      setOtherAccount(false)
      if ('currency' in next && opened?.format === 'table' && next.currency !== currency)
        changeCurrency(next.currency)
    },
    enterAccount: (next: AccountInput) => {
      setAccount(next)
      setOtherAccount(true)
    },
    readAll,
    /** Saves the mapping for files with the same heading. */
    saveMapping: () => {
      if (!opened || !table) return
      const signature = signatureOf(opened.lines, table.mapping.heading)
      if (signature !== '') saveMappings((all) => ({ ...all, [signature]: table.mapping }))
    },
  }
}

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
