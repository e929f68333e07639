import { Alert, Checkbox, Flex, Select } from 'antd'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { failure, useApiMutation } from '@/shared/api'
import { extensionOf } from '@/shared/files/uploadRules'
import type { Sheet } from './sheet'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { CURRENCIES, formatPrice, type Currency } from '@/shared/lib/money'
import { useUserSetting } from '@/shared/list/useUserSetting'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { Dialog } from '@/shared/ui/Dialog'
import { ChosenFileField } from '@/shared/ui/upload/ChosenFileField'
import { useCheckedFile } from '@/shared/ui/upload/useCheckedFile'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useClearButton } from '@/shared/ui/useClearButton'
import { MAX_BANK_ROWS, reconcileApi, type InvalidLine } from '../model/funds.api'
import { InvalidLines } from './BankFiles'
import { createBankWorkerClient, type BankWorkerClient } from './bankWorkerClient'
import {
  COLUMNS,
  controlTotalsOf,
  missingColumnsOf,
  signatureOf,
  type BankTable,
  type Mapping,
} from './bankTable'
import { DAY_ORDERS, DECIMAL_SIGNS } from './bankValues'
import type { OpenedTable } from './bankRequests'
import styles from './reconcile.module.css'

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

/** Errors that the user resolves by choosing how the file is written. */
const AMBIGUITIES = ['decimal', 'order'] as const satisfies readonly InvalidLine['issue'][]

/** Lines of a file that may be its heading. */
const MAX_HEADING_LINE = 30
/** Rows shown in the preview, and line numbers named as already known. */
const MAX_SHOWN = 5

/** For a file that is not a table, or that the browser could not parse. */
const UNREADABLE = failure('invalid-answer')

/** Imports the movements of a bank file: shows how it is parsed, and which lines are invalid. */
export default function ImportBank({ onClose }: { onClose: () => void }) {
  const t = useTranslations('implementationFunds')
  const bankFileOf = useBankWorker()
  /** `opened` is null if the file is not a table; ignored once another file is selected. */
  const [openedFile, setOpenedFile] = useState<{ file: File; opened: OpenedTable | null } | null>(null)
  const [mapping, setMapping] = useState<Mapping | null>(null)
  /** Rows with the mapping that they were requested for; `table` is null if parsing failed. */
  const [parsed, setParsed] = useState<{ mapping: Mapping; table: BankTable | null } | null>(null)
  const [currency, setCurrency] = useState<Currency>('CNY')
  const [savedMappings, saveMappings] = useUserSetting('bankMappings', SavedMappings, NO_MAPPINGS)
  const take = useApiMutation(reconcileApi.take, { invalidates: [reconcileApi] })
  const { isBusy, failure: refusal, submit } = useSubmit()
  const { ready: chosen, ...field } = useCheckedFile('sheet', (file) => void openFile(file))

  async function openFile(file: File) {
    const opened = await bankFileOf(file).opened
    setOpenedFile({ file, opened })
    if (!opened) return
    const found = opened.currency ?? currency
    setCurrency(found)
    await parseFile(file, savedMappingOf(opened, savedMappings) ?? opened.mapping, found)
  }

  async function parseFile(file: File, next: Mapping, nextCurrency = currency) {
    setMapping(next)
    if (missingColumnsOf(next).length > 0) return
    const { opened, bank } = bankFileOf(file)
    await opened
    setParsed({
      mapping: next,
      table: await bank.request({ kind: 'read', mapping: next, currency: nextCurrency }),
    })
  }

  /** Derives the rest of the mapping from other columns. */
  async function changeColumns(file: File, heading: number, columns: Mapping['columns']) {
    const { opened, bank } = bankFileOf(file)
    await opened
    const next = await bank.request({ kind: 'columns', heading, columns })
    if (next) await parseFile(file, next)
  }

  const name = chosen?.name ?? ''
  const opened = openedFile?.file === chosen ? openedFile?.opened : undefined
  const table = opened && parsed?.mapping === mapping ? parsed?.table : undefined
  const isUnreadable = opened === null || table === null

  const send = () =>
    void submit(
      () => take({ body: { name, currency, ...table! } }),
      ({ taken, known }) => {
        const signature = signatureOf(opened!.lines, mapping!.heading)
        if (signature !== '') saveMappings((all) => ({ ...all, [signature]: mapping! }))
        message.success(t('implementationFunds:reconcile.imported', { count: taken }))
        const lines = known.slice(0, MAX_SHOWN).join(', ')
        if (known.length > 0)
          message.info(t('implementationFunds:reconcile.known', { count: known.length, lines }))
        onClose()
      },
    )
  const ambiguities = AMBIGUITIES.flatMap((issue) => {
    const line = table?.unread.find((each) => each.issue === issue)
    return line ? [{ issue, line }] : []
  })
  const isEmpty = table?.rows.length === 0 && ambiguities.length === 0
  const isTooLong = (table?.rows.length ?? 0) > MAX_BANK_ROWS

  return (
    <Dialog
      open
      title={t('implementationFunds:reconcile.import')}
      width={880}
      closable={!isBusy}
      mask={{ closable: false }}
      okText={
        table
          ? t('implementationFunds:reconcile.take', { count: table.rows.length })
          : t('implementationFunds:reconcile.takeNone')
      }
      okButtonProps={{
        loading: isBusy || (chosen !== null && opened === undefined),
        disabled: !table || isEmpty || ambiguities.length > 0 || isTooLong,
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
        {chosen && opened && mapping && (
          <MappingForm
            lines={opened.lines}
            mapping={mapping}
            currency={currency}
            onCurrency={(next) => {
              setCurrency(next)
              void parseFile(chosen, { ...mapping }, next)
            }}
            onColumns={(heading, columns) => void changeColumns(chosen, heading, columns)}
            onMapping={(next) => void parseFile(chosen, next)}
          />
        )}
        {ambiguities.map(({ issue, line }) => (
          <Alert
            key={issue}
            type="warning"
            showIcon
            title={t(`implementationFunds:reconcile.undecided.${issue}`, {
              line: line.line,
              cells: line.cells.filter(Boolean).join(' · '),
            })}
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
        {table && <ParsedPreview name={name} table={table} currency={currency} />}
      </Flex>
    </Dialog>
  )
}

interface BankFile {
  file: File
  bank: BankWorkerClient
  opened: Promise<OpenedTable | null>
}

/** Returns the worker that holds a file; opens a new worker for another file, and closes it on unmount. */
function useBankWorker() {
  const bankFile = useRef<BankFile | null>(null)
  const close = () => {
    bankFile.current?.bank.close()
    bankFile.current = null
  }
  useEffect(() => close, [])
  return (file: File): BankFile => {
    if (bankFile.current?.file === file) return bankFile.current
    close()
    const bank = createBankWorkerClient()
    bankFile.current = {
      file,
      bank,
      opened: bank.request({ kind: 'open', file, extension: extensionOf(file.name) }),
    }
    return bankFile.current
  }
}

/** Mapping of an earlier file whose heading is one of these lines. */
function savedMappingOf({ lines }: OpenedTable, savedMappings: typeof NO_MAPPINGS): Mapping | null {
  const heading =
    lines.findIndex((_, index) => Object.hasOwn(savedMappings, signatureOf(lines, index + 1))) + 1
  return heading > 0 ? { ...savedMappings[signatureOf(lines, heading)]!, heading } : null
}

interface MappingFormProps {
  lines: Sheet
  mapping: Mapping
  currency: Currency
  onCurrency: (currency: Currency) => void
  onColumns: (heading: number, columns: Mapping['columns']) => void
  onMapping: (mapping: Mapping) => void
}

function MappingForm({ lines, mapping, currency, onCurrency, onColumns, onMapping }: MappingFormProps) {
  const t = useTranslations('implementationFunds')
  const { heading, columns, decimal, order, isNegativeOut } = mapping
  const names = useMemo(() => {
    const count = Math.max(0, ...lines.map(({ length }) => length))
    return Array.from({ length: count }, (_, index) => ({
      value: index,
      label: lines[heading - 1]?.[index] || t('implementationFunds:reconcile.column', { number: index + 1 }),
    }))
  }, [lines, heading, t])
  const missingColumns = missingColumnsOf(mapping)
  return (
    <>
      {missingColumns.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('implementationFunds:reconcile.lacks', {
            columns: missingColumns
              .map((column) => t(`implementationFunds:reconcile.columns.${column}`))
              .join(' / '),
          })}
        />
      )}
      <div className={styles.columns}>
        <LabelledSelect
          label={t('implementationFunds:reconcile.heading')}
          value={heading}
          options={[
            { value: 0, label: t('implementationFunds:reconcile.noHeading') },
            ...lines.slice(0, MAX_HEADING_LINE).map((line, index) => ({
              value: index + 1,
              label: `${index + 1}: ${line.join(' ').slice(0, 40)}`,
            })),
          ]}
          onChange={(next) => onColumns(next ?? 0, columns)}
        />
        {COLUMNS.map((column) => (
          <LabelledSelect
            key={column}
            label={t(`implementationFunds:reconcile.columns.${column}`)}
            value={columns[column]}
            options={names}
            isClearable
            onChange={(next) => {
              const { [column]: _before, ...others } = columns
              onColumns(heading, next === undefined ? others : { ...others, [column]: next })
            }}
          />
        ))}
        <LabelledSelect
          label={t('implementationFunds:reconcile.decimal')}
          value={decimal}
          placeholder={t('implementationFunds:reconcile.notDecided')}
          options={DECIMAL_SIGNS.map((value) => ({ value, label: value === '.' ? '1,234.50' : '1.234,50' }))}
          onChange={(next) => next && onMapping({ ...mapping, decimal: next })}
        />
        <LabelledSelect
          label={t('implementationFunds:reconcile.order')}
          value={order}
          placeholder={t('implementationFunds:reconcile.notDecided')}
          options={DAY_ORDERS.map((value) => ({
            value,
            label: value === 'dmy' ? '31/12/2026' : '12/31/2026',
          }))}
          onChange={(next) => next && onMapping({ ...mapping, order: next })}
        />
        <LabelledSelect
          label={t('implementationFunds:field.currency')}
          value={currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={(next) => next && onCurrency(next)}
        />
      </div>
      {columns.amount !== undefined && (
        <Checkbox
          checked={isNegativeOut}
          onChange={({ target }) => onMapping({ ...mapping, isNegativeOut: target.checked })}
        >
          {t('implementationFunds:reconcile.negativeOut')}
        </Checkbox>
      )}
    </>
  )
}

interface LabelledSelectProps<Value> {
  label: string
  value: Value | null | undefined
  options: readonly { value: Value; label: string }[]
  isClearable?: boolean
  placeholder?: string
  onChange: (value: Value | undefined) => void
}

function LabelledSelect<Value extends string | number>({
  label,
  value,
  options,
  isClearable = false,
  placeholder,
  onChange,
}: LabelledSelectProps<Value>) {
  const clear = useClearButton()
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        allowClear={isClearable && clear}
        placeholder={placeholder}
        value={value ?? null}
        options={[...options]}
        onChange={(chosen: Value | null | undefined) => onChange(chosen ?? undefined)}
      />
    </div>
  )
}

function ParsedPreview({ name, table, currency }: { name: string; table: BankTable; currency: Currency }) {
  const t = useTranslations('implementationFunds')
  const { rows, unread } = table
  const totals = controlTotalsOf(rows)
  return (
    <>
      {totals && (
        <p role="status">
          {t('implementationFunds:reconcile.totals', {
            ...totals,
            out: formatPrice(totals.out, currency),
            in: formatPrice(totals.in, currency),
          })}
        </p>
      )}
      {rows.length > 0 && (
        <DataTable
          caption={t('implementationFunds:reconcile.preview', { count: rows.length })}
          columns={[
            t('implementationFunds:reconcile.columns.day'),
            t('implementationFunds:reconcile.columns.out'),
            t('implementationFunds:reconcile.columns.in'),
            t('implementationFunds:reconcile.columns.payee'),
            t('implementationFunds:reconcile.columns.reference'),
          ]}
          isNumeric={[false, true, true]}
          rows={rows
            .slice(0, MAX_SHOWN)
            .map(({ day, amount, payee, reference }) => [
              day,
              amount > 0 ? formatPrice(amount, currency) : '',
              amount < 0 ? formatPrice(-amount, currency) : '',
              payee,
              reference,
            ])}
        />
      )}
      {unread.length > 0 && <InvalidLines lines={unread.map((line) => ({ ...line, name }))} />}
    </>
  )
}
