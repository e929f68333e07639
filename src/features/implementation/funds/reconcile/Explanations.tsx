import { useApiMutation } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { FormDialog } from '@/shared/form/FormDialog'
import { SelectField } from '@/shared/form/SelectField'
import { TextAreaField } from '@/shared/form/textFields'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { DeleteButton } from '@/shared/ui/DeleteButton'
import { message } from '@/shared/ui/feedback'
import {
  EXPLANATIONS,
  ExplanationForm,
  reconcileApi,
  type Explanation,
  type StoredBankRow,
} from '../model/funds.api'
import { RowText } from './RowText'

/** Says what a row without a payment was: a fee of the bank, interest, money that came back. */
export function ExplainRowForm({ row, onClose }: { row: StoredBankRow; onClose: () => void }) {
  const t = useTranslations('implementationFunds')
  const explain = useApiMutation(reconcileApi.explain, { invalidates: [reconcileApi] })
  const form = useSchemaForm({
    schema: ExplanationForm,
    labels: t('implementationFunds:reconcile.explanation', { returnObjects: true }),
    initialValues: {},
    draft: useDraft(`bankRow:${row.id}:explanation`),
    send: (explanation) => explain({ body: { rowId: row.id, ...explanation } }),
    onDone: () => {
      message.success(t('implementationFunds:reconcile.explained'))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('implementationFunds:reconcile.explain')}
      submitText={t('implementationFunds:reconcile.explainSubmit')}
      onClose={onClose}
    >
      <RowText row={row} />
      <SelectField
        name="kind"
        options={EXPLANATIONS.map((value) => ({
          value,
          label: t(`implementationFunds:reconcile.explanationKind.${value}`),
        }))}
      />
      <TextAreaField name="note" minRows={2} />
    </FormDialog>
  )
}

export function Explanations({ explanations }: { explanations: readonly Explanation[] }) {
  const t = useTranslations('implementationFunds')
  const canReconcile = useCan('implement:fund:pay')
  const unexplain = useApiMutation(reconcileApi.unexplain, { invalidates: [reconcileApi] })
  return (
    <DataTable
      caption={t('implementationFunds:reconcile.explanations')}
      columns={[
        t('implementationFunds:reconcile.row'),
        t('implementationFunds:reconcile.explanation.kind'),
        t('implementationFunds:reconcile.explanation.note'),
        t('implementationFunds:reconcile.explainedBy'),
        t('columns.actions'),
      ]}
      rows={explanations.map(({ id, row, amount, kind, note, by, time }) => [
        <RowText key="row" row={row} part={Math.abs(amount)} />,
        t(`implementationFunds:reconcile.explanationKind.${kind}`),
        note,
        <span key="by">
          {by} <TimeText time={time} />
        </span>,
        canReconcile && (
          <DeleteButton
            key="undo"
            name={`${row.day} ${row.payee}`}
            onDelete={() => unexplain({ path: { id } })}
          />
        ),
      ])}
    />
  )
}
