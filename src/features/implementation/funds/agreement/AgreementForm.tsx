import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Result } from '@/shared/api'
import { SelectField } from '@/shared/form/SelectField'
import { DayField } from '@/shared/form/DayField'
import { DictField } from '@/shared/form/DictField'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { FilesField } from '@/shared/form/FilesField'
import { FormDrawer } from '@/shared/form/FormDialog'
import { customMessages } from '@/shared/form/formContext'
import { MoneyField } from '@/shared/form/MoneyField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useFormValue } from '@/shared/form/useFormValue'
import { CURRENCIES, formatPrice, isCurrency, type Currency } from '@/shared/lib/money'
import { parseAmount } from '@/shared/lib/parseNumber'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { AGREEMENT_RULES, agreementInput } from '../../domain/agreement'
import { excessFunding } from '../../domain/plausible'
import type { ProjectRow } from '../../project/projectLink.api'
import { agreementAddress } from '../model/fundAddresses'
import { fundApi, type AgreementRow } from '../model/funds.api'
import { useProjects } from '../../project/useProjects'
import { RecipientFields } from '../instalment/Recipient'
import { AGREEMENT_QUERIES } from './agreementQueries'

interface AgreementFormProps {
  agreement: AgreementRow | undefined
  onClose: () => void
}

/** Form for a new or an existing agreement; a new one is opened after saving, to be scheduled. */
export function AgreementForm({ agreement, onClose }: AgreementFormProps) {
  const t = useTranslations('implementationFunds')
  const navigate = useNavigate()
  const create = useVersionedMutation(fundApi.create, AGREEMENT_QUERIES)
  const update = useVersionedMutation(fundApi.update, AGREEMENT_QUERIES)
  const min = agreement?.leastTotal
  // Until an application is made, a correction of the recipient diverts no money.
  const agreed = agreement !== undefined && agreement.leastTotal > 0 ? agreement : null
  const { projects, options } = useProjects()
  const schema = useMemo(
    () => agreementInput(min, agreed, (changed) => excessOf(projects, changed, agreement)),
    [min, agreed, projects, agreement],
  )
  const form = useSchemaForm({
    schema,
    labels: t('implementationFunds:field', { returnObjects: true }),
    customMessage: customMessages(AGREEMENT_RULES, (key, params) =>
      t(`implementationFunds:rule.${key}`, { ...params }),
    ),
    initialValues: agreement
      ? { ...agreement, agreedPayee: agreed?.payee, agreedAccount: agreed?.account }
      : { currency: 'CNY' },
    draft: useDraft(`agreement:${agreement?.id ?? 'new'}`),
    send: (body): Promise<Result<{ id: string } | void>> =>
      agreement
        ? update({ body: { ...body, id: agreement.id, version: agreement.version } })
        : create({ body }),
    onDone: (created, { no }) => {
      message.success(t('implementationFunds:saved', { no }))
      onClose()
      if (created) return navigate(agreementAddress(created.id))
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t(agreement ? 'implementationFunds:edit' : 'implementationFunds:add')}
      submitText={t('implementationFunds:save')}
      onClose={onClose}
    >
      <TextField name="no" isCode />
      <DictField name="type" type="fund_type" />
      <SelectField name="projectId" options={options} />
      <DayField name="signedOn" />
      <RecipientFields />
      <SelectField name="currency" options={CURRENCIES.map((value) => ({ value, label: value }))} />
      <Total agreement={agreement} />
      <FilesField name="contract" kind="file" />
    </FormDrawer>
  )
}

/** Excess of the agreements of the chosen project. */
function excessOf(
  projects: readonly ProjectRow[],
  changed: { projectId: string; currency: Currency; total: number },
  before: AgreementRow | undefined,
): number {
  const project = projects.find(({ id }) => id === changed.projectId)
  return project ? excessFunding(project, changed, before) : 0
}

/** Total, and the reason if it exceeds what was approved for the project. */
function Total({ agreement }: { agreement: AgreementRow | undefined }) {
  const t = useTranslations('implementationFunds')
  const { projects } = useProjects()
  const currency = useFormValue((values) => (isCurrency(values.currency) ? values.currency : undefined))
  const excess = useFormValue(({ projectId, total }) => {
    const amount = typeof total === 'number' || typeof total === 'string' ? parseAmount(total) : null
    if (!currency || amount === null) return 0
    return excessOf(projects, { projectId: String(projectId), currency, total: amount }, agreement)
  })
  return (
    <>
      <MoneyField name="total" currency={currency} />
      {excess > 0 && (
        <TextAreaField
          name="excessReason"
          minRows={2}
          isRequired
          hint={t('implementationFunds:hint.excess', { excess: formatPrice(excess, currency) })}
        />
      )}
    </>
  )
}
