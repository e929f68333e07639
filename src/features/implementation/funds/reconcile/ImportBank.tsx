import { Alert, Checkbox, Flex, Select } from 'antd'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { failure, useWrite } from '@/shared/api'
import { extensionOf } from '@/shared/files/rules'
import type { Sheet } from './sheet'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
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
import { MOST_BANK_ROWS, reconcileApi, type UnreadLine } from '../model/funds.api'
import { UnreadLines } from './BankFiles'
import { openBank, type BankPort } from './bankPort'
import { COLUMNS, lacksIn, signatureOf, type BankTable, type Mapping } from './bankTable'
import { DAY_ORDERS, DECIMAL_SIGNS } from './bankValues'
import type { OpenedTable } from './bankWork'
import styles from './reconcile.module.css'

/** How files with a heading were read, by that heading. */
const Remembered = z.record(
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
const NONE: z.infer<typeof Remembered> = {}

/** Issues that the user resolves by choosing how the file is written. */
const UNDECIDED = ['decimal', 'order'] as const satisfies readonly UnreadLine['issue'][]

/** Lines of a file that may be its heading. */
const MOST_HEADING = 30
/** Rows that are shown of what was read, and lines that are named as known. */
const MOST_SHOWN = 5

/** Of a file that is no table, and of one that the browser gave up to read. */
const UNREADABLE = failure('invalid-answer')

/** Takes the movements of a bank file: says how it is read, and what of it cannot be. */
export default function ImportBank({ onClose }: { onClose: () => void }) {
  const t = useTranslations('implementationFunds')
  const bankOf = useBank()
  /** Null where the file is no table; as long as another file is chosen, it says nothing. */
  const [first, setFirst] = useState<{ file: File; opened: OpenedTable | null } | null>(null)
  const [mapping, setMapping] = useState<Mapping | null>(null)
  /** The rows by the mapping that they were asked for with; null where they could not be read. */
  const [last, setLast] = useState<{ mapping: Mapping; table: BankTable | null } | null>(null)
  const [currency, setCurrency] = useState<Currency>('CNY')
  const [remembered, remember] = useUserSetting('bankMappings', Remembered, NONE)
  const take = useWrite(reconcileApi.take, { invalidates: [reconcileApi] })
  const { isBusy, failure: refusal, submit } = useSubmit()
  const { ready: chosen, ...field } = useCheckedFile('sheet', (file) => void open(file))

  async function open(file: File) {
    const opened = await bankOf(file).opened
    setFirst({ file, opened })
    if (opened) await read(file, asBefore(opened, remembered) ?? opened.mapping)
  }

  async function read(file: File, next: Mapping) {
    setMapping(next)
    if (lacksIn(next).length > 0) return
    const { opened, bank } = bankOf(file)
    await opened
    setLast({ mapping: next, table: await bank.ask({ kind: 'read', mapping: next }) })
  }

  /** Has the rest of a mapping follow from other columns. */
  async function follow(file: File, heading: number, columns: Mapping['columns']) {
    const { opened, bank } = bankOf(file)
    await opened
    const next = await bank.ask({ kind: 'columns', heading, columns })
    if (next) await read(file, next)
  }

  const name = chosen?.name ?? ''
  const opened = first?.file === chosen ? first?.opened : undefined
  const table = opened && last?.mapping === mapping ? last?.table : undefined
  const isUnreadable = opened === null || table === null

  const send = () =>
    void submit(
      () => take({ body: { name, currency, ...table! } }),
      ({ taken, known }) => {
        const signature = signatureOf(opened!.lines, mapping!.heading)
        if (signature !== '') remember((all) => ({ ...all, [signature]: mapping! }))
        message.success(t('implementationFunds:reconcile.imported', { count: taken }))
        const lines = known.slice(0, MOST_SHOWN).join(', ')
        if (known.length > 0)
          message.info(t('implementationFunds:reconcile.known', { count: known.length, lines }))
        onClose()
      },
    )
  const undecided = UNDECIDED.flatMap((issue) => {
    const line = table?.unread.find((each) => each.issue === issue)
    return line ? [{ issue, line }] : []
  })
  const isNothing = table?.rows.length === 0 && undecided.length === 0
  const isTooLong = (table?.rows.length ?? 0) > MOST_BANK_ROWS

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
        disabled: !table || isNothing || undecided.length > 0 || isTooLong,
      }}
      onOk={send}
      cancelText={t('actions.cancel')}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={onClose}
    >
      <p>{t('implementationFunds:reconcile.how')}</p>
      <Flex vertical gap="middle">
        <ChosenFileField file={field} />
        {isUnreadable && <SubmitFailure failure={UNREADABLE} />}
        {refusal && <SubmitFailure failure={refusal} />}
        {chosen && opened && mapping && (
          <HowToRead
            lines={opened.lines}
            mapping={mapping}
            currency={currency}
            onCurrency={setCurrency}
            onColumns={(heading, columns) => void follow(chosen, heading, columns)}
            onMapping={(next) => void read(chosen, next)}
          />
        )}
        {undecided.map(({ issue, line }) => (
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
        {isNothing && (
          <Alert type="warning" showIcon title={t('implementationFunds:reconcile.nothingRead')} />
        )}
        {isTooLong && (
          <Alert
            type="error"
            showIcon
            title={t('implementationFunds:reconcile.tooLong', { most: MOST_BANK_ROWS })}
          />
        )}
        {table && <WhatIsRead name={name} table={table} currency={currency} />}
      </Flex>
    </Dialog>
  )
}

interface BankFile {
  file: File
  bank: BankPort
  opened: Promise<OpenedTable | null>
}

/** The worker that holds a chosen file, opened in it anew where another one or none is: a screen that is left closes it. */
function useBank() {
  const held = useRef<BankFile | null>(null)
  const close = () => {
    held.current?.bank.close()
    held.current = null
  }
  useEffect(() => close, [])
  return (file: File): BankFile => {
    if (held.current?.file === file) return held.current
    close()
    const bank = openBank()
    held.current = { file, bank, opened: bank.ask({ kind: 'open', file, extension: extensionOf(file.name) }) }
    return held.current
  }
}

/** How a table was read whose heading was one of these lines. */
function asBefore({ lines }: OpenedTable, remembered: typeof NONE): Mapping | null {
  const heading = lines.findIndex((_, index) => Object.hasOwn(remembered, signatureOf(lines, index + 1))) + 1
  return heading > 0 ? { ...remembered[signatureOf(lines, heading)]!, heading } : null
}

interface HowToReadProps {
  lines: Sheet
  mapping: Mapping
  currency: Currency
  onCurrency: (currency: Currency) => void
  /** Other columns, of which the rest follows. */
  onColumns: (heading: number, columns: Mapping['columns']) => void
  onMapping: (mapping: Mapping) => void
}

/** Which column is what, and how its cells are written. */
function HowToRead({ lines, mapping, currency, onCurrency, onColumns, onMapping }: HowToReadProps) {
  const t = useTranslations('implementationFunds')
  const { heading, columns, decimal, order, isNegativeOut } = mapping
  const names = useMemo(() => {
    const count = Math.max(0, ...lines.map(({ length }) => length))
    return Array.from({ length: count }, (_, index) => ({
      value: index,
      label: lines[heading - 1]?.[index] || t('implementationFunds:reconcile.column', { number: index + 1 }),
    }))
  }, [lines, heading, t])
  const lacking = lacksIn(mapping)
  return (
    <>
      {lacking.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('implementationFunds:reconcile.lacks', {
            columns: lacking
              .map((column) => t(`implementationFunds:reconcile.columns.${column}`))
              .join(' / '),
          })}
        />
      )}
      <div className={styles.columns}>
        <Choice
          label={t('implementationFunds:reconcile.heading')}
          value={heading}
          options={[
            { value: 0, label: t('implementationFunds:reconcile.noHeading') },
            ...lines.slice(0, MOST_HEADING).map((line, index) => ({
              value: index + 1,
              label: `${index + 1}: ${line.join(' ').slice(0, 40)}`,
            })),
          ]}
          onChange={(next) => onColumns(next ?? 0, columns)}
        />
        {COLUMNS.map((column) => (
          <Choice
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
        <Choice
          label={t('implementationFunds:reconcile.decimal')}
          value={decimal}
          placeholder={t('implementationFunds:reconcile.notDecided')}
          options={DECIMAL_SIGNS.map((value) => ({ value, label: value === '.' ? '1,234.50' : '1.234,50' }))}
          onChange={(next) => next && onMapping({ ...mapping, decimal: next })}
        />
        <Choice
          label={t('implementationFunds:reconcile.order')}
          value={order}
          placeholder={t('implementationFunds:reconcile.notDecided')}
          options={DAY_ORDERS.map((value) => ({
            value,
            label: value === 'dmy' ? '31/12/2026' : '12/31/2026',
          }))}
          onChange={(next) => next && onMapping({ ...mapping, order: next })}
        />
        <Choice
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

interface ChoiceProps<Value> {
  label: string
  value: Value | null | undefined
  options: readonly { value: Value; label: string }[]
  isClearable?: boolean
  placeholder?: string
  onChange: (value: Value | undefined) => void
}

function Choice<Value extends string | number>({
  label,
  value,
  options,
  isClearable = false,
  placeholder,
  onChange,
}: ChoiceProps<Value>) {
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

/** The first rows as they are understood, and what cannot be read. */
function WhatIsRead({ name, table, currency }: { name: string; table: BankTable; currency: Currency }) {
  const t = useTranslations('implementationFunds')
  const { rows, unread } = table
  return (
    <>
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
            .slice(0, MOST_SHOWN)
            .map(({ day, amount, payee, reference }) => [
              day,
              amount > 0 ? formatPrice(amount, currency) : '',
              amount < 0 ? formatPrice(-amount, currency) : '',
              payee,
              reference,
            ])}
        />
      )}
      {unread.length > 0 && <UnreadLines lines={unread.map((line) => ({ ...line, name }))} />}
    </>
  )
}
