import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Result } from '@/shared/api'
import { SelectField } from '@/shared/form/SelectField'
import { DayField } from '@/shared/form/DayField'
import { DictField } from '@/shared/form/DictField'
import { TextField } from '@/shared/form/textFields'
import { FilesField } from '@/shared/form/FilesField'
import { FormDrawer } from '@/shared/form/FormDialog'
import { customMessages } from '@/shared/form/formContext'
import { MoneyField } from '@/shared/form/MoneyField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useFormValue } from '@/shared/form/useFormValue'
import { CURRENCIES } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { AGREEMENT_RULES, agreementInput } from '../../domain/agreement'
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
  const projects = useProjects()
  const create = useVersionedMutation(fundApi.create, AGREEMENT_QUERIES)
  const update = useVersionedMutation(fundApi.update, AGREEMENT_QUERIES)
  const min = agreement?.leastTotal
  // Until an application is made, a correction of the recipient diverts no money.
  const agreed = agreement !== undefined && agreement.leastTotal > 0 ? agreement : null
  const schema = useMemo(() => agreementInput(min, agreed), [min, agreed])
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
      <SelectField name="projectId" options={projects.options} />
      <DayField name="signedOn" />
      <RecipientFields />
      <SelectField name="currency" options={CURRENCIES.map((value) => ({ value, label: value }))} />
      <Total />
      <FilesField name="contract" kind="file" />
    </FormDrawer>
  )
}

function Total() {
  const currency = useFormValue((values) => CURRENCIES.find((each) => each === values.currency))
  return <MoneyField name="total" currency={currency} />
}
