import { App, Select } from 'antd'
import { useMemo } from 'react'
import * as z from 'zod'
import { FormDialog } from '@/shared/form/FormDialog'
import { ownTexts } from '@/shared/form/formContext'
import { refuseIn, type Refuse } from '@/shared/form/issues'
import { MoneyInput } from '@/shared/form/MoneyInput'
import { amount, entry, positive, required, rowsOf } from '@/shared/form/readers'
import { RowsField } from '@/shared/form/RowsField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { sumAmounts, toCents } from '@/shared/lib/cents'
import { priceText, formatNumber } from '@/shared/lib/money'
import { useText } from '@/shared/texts'
import type { KeptRow, Reconciliation } from '../model/api'
import { useMatching } from './reads'
import { RowText } from './RowText'

/** Payments that one row may be matched with by hand. */
const MOST = 50

const inputOf = (free: number) =>
  z
    .object({
      links: rowsOf(
        z.object({ instalmentId: required(entry), amount: required(positive(amount())) }),
        1,
        MOST,
      ),
    })
    .superRefine(({ links }, context) => {
      const refuse: Refuse<'beyond'> = refuseIn(context)
      const isTooMuch = toCents(sumAmounts(links.map((link) => link.amount))) > toCents(free)
      if (isTooMuch) refuse(['links'], 'beyond', { limit: formatNumber(free) })
    })

interface HandFormProps {
  row: KeptRow
  found: Reconciliation
  onClose: () => void
}

/** Says of a row which payments it is. */
export function HandForm({ row, found, onClose }: HandFormProps) {
  const t = useText('implementationFunds')
  const { message } = App.useApp()
  const { match } = useMatching()
  const payments = found.instalments.filter(
    ({ residual, bankCurrency }) => residual > 0 && bankCurrency === row.currency,
  )
  const schema = useMemo(() => inputOf(row.free), [row.free])
  const form = useSchemaForm({
    schema,
    labels: t('implementationFunds:reconcile.hand', { returnObjects: true }),
    ownText: ownTexts(['beyond'] as const, (key, params) =>
      t(`implementationFunds:rule.${key}`, { ...params }),
    ),
    start: { links: [{ amount: row.free }] },
    draft: useDraft(`bankRow:${row.id}`),
    send: ({ links }) =>
      match({
        body: { links: links.map((link) => ({ ...link, rowId: row.id, reasons: ['hand' as const] })) },
      }),
    onDone: (_, { links }) => {
      void message.success(t('implementationFunds:reconcile.matched', { count: links.length }))
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
              options={payments.map(({ id, code, residual, bankCurrency, paidOn }) => ({
                value: id,
                label: `${code} · ${priceText(residual, bankCurrency)} · ${paidOn}`,
              }))}
            />
          ),
          amount: <MoneyInput currency={row.currency} />,
        }}
      />
    </FormDialog>
  )
}
