import { Select } from 'antd'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { FormDialog } from '@/shared/form/FormDialog'
import { customMessages } from '@/shared/form/formContext'
import { errorReporter, type AddError } from '@/shared/form/validation'
import { MoneyInput } from '@/shared/form/MoneyInput'
import { amount, dictCode, positive, required, rowsOf } from '@/shared/form/fieldParsers'
import { RowsField } from '@/shared/form/RowsField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import { formatPrice, formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { mostOf } from '../../domain/reconcile'
import type { KeptRow, Reconciliation } from '../model/funds.api'
import { useMatching } from './reads'
import { RowText } from './RowText'

/** Payments that one row may be matched with by hand. */
const MOST = 50

/** What a row may belong to, with the most of it that does, in its currency and above zero also for what came back. */
export const candidatesFor = (row: KeptRow, { instalments }: Reconciliation) =>
  instalments.flatMap((payment) => {
    const { bankCurrency, bankAmount, residual } = payment
    if (bankCurrency !== row.currency || bankAmount === null) return []
    const found = toCents(bankAmount) - toCents(residual)
    const most = mostOf(toCents(row.free), { residual: toCents(residual), found })
    return most === 0 ? [] : [{ payment, most: toAmount(Math.abs(most)) }]
  })

const inputOf = (free: number) =>
  z
    .object({
      links: rowsOf(
        z.object({ instalmentId: required(dictCode), amount: required(positive(amount())) }),
        1,
        MOST,
      ),
    })
    .check(
      z.superRefine(({ links }, context) => {
        const refuse: AddError<'beyond'> = errorReporter(context)
        const isTooMuch = toCents(sumAmounts(links.map((link) => link.amount))) > toCents(free)
        if (isTooMuch) refuse(['links'], 'beyond', { limit: formatNumber(free) })
      }),
    )

interface HandFormProps {
  row: KeptRow
  found: Reconciliation
  onClose: () => void
}

/** Says of a row which payments it is. */
export function HandForm({ row, found, onClose }: HandFormProps) {
  const t = useTranslations('implementationFunds')
  const { match } = useMatching()
  const sign = Math.sign(row.free)
  const free = Math.abs(row.free)
  const schema = useMemo(() => inputOf(free), [free])
  const form = useSchemaForm({
    schema,
    labels: t('implementationFunds:reconcile.hand', { returnObjects: true }),
    ownText: customMessages(['beyond'] as const, (key, params) =>
      t(`implementationFunds:rule.${key}`, { ...params }),
    ),
    start: { links: [{ amount: free }] },
    draft: useDraft(`bankRow:${row.id}`),
    send: ({ links }) =>
      match({
        body: {
          links: links.map(({ instalmentId, amount: part }) => ({
            instalmentId,
            amount: sign * part,
            rowId: row.id,
            reasons: ['hand' as const],
          })),
        },
      }),
    onDone: (_, { links }) => {
      message.success(t('implementationFunds:reconcile.matched', { count: links.length }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('implementationFunds:reconcile.byHand')}
      submitText={t('implementationFunds:reconcile.confirm')}
      onClose={onClose}
    >
      <RowText row={row} />
      <RowsField
        name="links"
        cells={{
          instalmentId: (
            <Select
              popupMatchSelectWidth={false}
              showSearch={{ optionFilterProp: 'label' }}
              options={candidatesFor(row, found).map(
                ({ payment: { id, code, bankCurrency, paidOn }, most }) => ({
                  value: id,
                  label: `${code} · ${formatPrice(most, bankCurrency)} · ${paidOn}`,
                }),
              )}
            />
          ),
          amount: <MoneyInput currency={row.currency} />,
        }}
      />
    </FormDialog>
  )
}
