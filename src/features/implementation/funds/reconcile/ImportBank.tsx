import { Alert, Checkbox, Flex, Select } from 'antd'
import { useEffect, useId, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { failure, useWrite, type Result } from '@/shared/api'
import { extensionOf } from '@/shared/files/rules'
import type { Sheet } from '@/shared/files/sheet'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { useSubmit } from '@/shared/form/useSubmit'
import { CURRENCIES, priceText, type Currency } from '@/shared/lib/money'
import { useUserSetting } from '@/shared/list/useUserSetting'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { Dialog } from '@/shared/ui/Dialog'
import { ChosenFileField } from '@/shared/ui/upload/ChosenFileField'
import { useChosenFile } from '@/shared/ui/upload/useChosenFile'
import { useText } from '@/shared/texts'
import { message } from '@/shared/told'
import { useClearButton } from '@/shared/ui/useClearButton'
import { MOST_BANK_ROWS, reconcileApi } from '../model/api'
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
    decimal: z.enum(DECIMAL_SIGNS),
    order: z.enum(DAY_ORDERS),
    isNegativeOut: z.boolean(),
    isOutNegative: z.boolean(),
  }),
)
const NONE: z.infer<typeof Remembered> = {}

/** Lines of a file that may be its heading. */
const MOST_HEADING = 30
/** Rows that are shown of what was read. */
const MOST_SHOWN = 5

/** Takes the movements of a bank file: says how it is read, and what of it cannot be. */
export default function ImportBank({ onClose }: { onClose: () => void }) {
  const t = useText('implementationFunds')
  const bank = useBank()
  const [opened, setOpened] = useState<(OpenedTable & { name: string }) | null>(null)
  const [mapping, setMapping] = useState<Mapping | null>(null)
  const [table, setTable] = useState<BankTable | null>(null)
  const [currency, setCurrency] = useState<Currency>('CNY')
  const [remembered, remember] = useUserSetting('bankMappings', Remembered, NONE)
  const take = useWrite(reconcileApi.take, { refreshes: [reconcileApi] })
  const { isBusy, failure: refusal, submit } = useSubmit()
  const { send: _send, ...file } = useChosenFile('sheet', neverSent, {})
  const chosen = file.chosen?.state === 'ready' ? file.chosen.file : null

  async function read(next: Mapping) {
    setMapping(next)
    setTable(lacksIn(next).length === 0 ? await bank.ask({ kind: 'read', mapping: next }) : null)
  }

  useEffect(() => {
    setOpened(null)
    setTable(null)
    if (!chosen) return
    void submit(
      () => openTable(bank, chosen),
      (answer) => {
        setOpened({ ...answer, name: chosen.name })
        return read(asBefore(answer, remembered) ?? answer.mapping)
      },
    )
    // oxlint-disable-next-line react/exhaustive-deps -- a file is read once, when it was chosen and checked
  }, [chosen])

  const send = () =>
    void submit(
      () => take({ body: { name: opened!.name, currency, ...table! } }),
      ({ taken, known }) => {
        const signature = signatureOf(opened!.lines, mapping!.heading)
        if (signature !== '') remember((all) => ({ ...all, [signature]: mapping! }))
        message.success(t('implementationFunds:reconcile.imported', { count: taken }))
        if (known.length > 0)
          message.info(t('implementationFunds:reconcile.known', { count: known.length, lines: known.slice(0, 5).join(', ') })) // prettier-ignore
        onClose()
      },
    )
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
      okButtonProps={{ loading: isBusy, disabled: !table || isTooLong || table.rows.length + table.unread.length === 0 }} // prettier-ignore
      onOk={send}
      cancelText={t('actions.cancel')}
      cancelButtonProps={{ disabled: isBusy }}
      onCancel={onClose}
    >
      <p>{t('implementationFunds:reconcile.how')}</p>
      <Flex vertical gap="middle">
        <ChosenFileField file={file} onRetry={() => {}} />
        {refusal && <SubmitFailure failure={refusal} />}
        {opened && mapping && (
          <HowToRead
            lines={opened.lines}
            mapping={mapping}
            currency={currency}
            onCurrency={setCurrency}
            onColumns={(heading, columns) =>
              void bank.ask({ kind: 'columns', heading, columns }).then((next) => read(next))
            }
            onMapping={(next) => void read(next)}
          />
        )}
        {isTooLong && (
          <Alert
            type="error"
            showIcon
            title={t('implementationFunds:reconcile.tooLong', { most: MOST_BANK_ROWS })}
          />
        )}
        {table && <WhatIsRead name={opened?.name ?? ''} table={table} currency={currency} />}
      </Flex>
    </Dialog>
  )
}

/** The worker for as long as the dialog is open. */
function useBank(): BankPort {
  const [bank] = useState(openBank)
  useEffect(() => () => bank.close(), [bank])
  return bank
}

/** A file is read here; only its rows are sent. */
const neverSent = () => Promise.resolve(failure('cancelled'))

/** Has a file read; what is no table fails as an answer that cannot be read. */
async function openTable(bank: BankPort, file: File): Promise<Result<OpenedTable>> {
  const opened = await bank.ask({ kind: 'open', file, extension: extensionOf(file.name) })
  return opened ? { ok: true, data: opened } : failure('invalid-answer')
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
  const t = useText('implementationFunds')
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
          options={DECIMAL_SIGNS.map((value) => ({ value, label: value === '.' ? '1,234.50' : '1.234,50' }))}
          onChange={(next) => next && onMapping({ ...mapping, decimal: next })}
        />
        <Choice
          label={t('implementationFunds:reconcile.order')}
          value={order}
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
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  isClearable?: boolean
  onChange: (value: Value | undefined) => void
}

function Choice<Value extends string | number>({
  label,
  value,
  options,
  isClearable = false,
  onChange,
}: ChoiceProps<Value>) {
  const clear = useClearButton()
  // prettier-ignore
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        allowClear={isClearable && clear}
        value={value ?? null}
        options={[...options]}
        onChange={(chosen: Value | null | undefined) => onChange(chosen ?? undefined)}
      />
    </div>
  )
}

/** The first rows as they are understood, and what cannot be read. */
function WhatIsRead({ name, table, currency }: { name: string; table: BankTable; currency: Currency }) {
  const t = useText('implementationFunds')
  const { rows, unread } = table
  return (
    <>
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
            amount > 0 ? priceText(amount, currency) : '',
            amount < 0 ? priceText(-amount, currency) : '',
            payee,
            reference,
          ])}
      />
      {unread.length > 0 && <UnreadLines lines={unread.map((line) => ({ ...line, name }))} />}
    </>
  )
}
