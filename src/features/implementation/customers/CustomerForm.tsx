import { Input } from 'antd'
import { Can } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import type { Saved } from '@/shared/autosave/autosave'
import { Conflict } from '@/shared/autosave/Conflict'
import { useConflict } from '@/shared/autosave/useConflict'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { plainText } from '@/shared/autosave/editLabels'
import { SelectField } from '@/shared/form/SelectField'
import { DayField } from '@/shared/form/DayField'
import { DictField } from '@/shared/form/DictField'
import type { FieldPath } from '@/shared/form/fieldPath'
import { TextField } from '@/shared/form/textFields'
import { FormDrawer } from '@/shared/form/FormDialog'
import { MoneyField } from '@/shared/form/MoneyField'
import { PercentField } from '@/shared/form/NumberField'
import { RowsField } from '@/shared/form/RowsField'
import { labelOf } from '@/shared/form/formContext'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useFormValue } from '@/shared/form/useFormValue'
import { EMPTY_VALUE, CONVERTIBLE_CURRENCIES, type ConvertibleCurrency } from '@/shared/lib/money'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { useProjects } from '../project/useProjects'
import { customerApi, CustomerInput, type Contact, type Customer } from './customers.api'
import { RoomFields } from './RoomFields'
import { DuplicateCustomers } from './DuplicateCustomers'
import { useOwners } from './useOwners'

const FIELDS = Object.keys(CustomerInput.shape) as (keyof typeof CustomerInput.shape)[]

const toSaved = (customer: Customer): Saved => ({
  version: customer.version,
  values: Object.fromEntries(FIELDS.map((field) => [field, customer[field as keyof Customer]])),
})

/** The new customer belongs to the user who enters it. */
export function NewCustomer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('implementationCustomers')
  const userId = useSession((session) => session.user?.userId)
  const create = useVersionedMutation(customerApi.create, {
    invalidates: [customerApi],
    refetchOnConflict: [],
  })
  const form = useSchemaForm({
    schema: CustomerInput,
    labels: labelsOf(t),
    note: duplicatesNote(undefined),
    initialValues: { ownerId: userId, currency: 'CNY', contacts: [] },
    draft: useDraft('customer:new'),
    send: (body) => create({ body }),
    onDone: (_, { name }) => {
      message.success(t('implementationCustomers:saved', { name }))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('implementationCustomers:add')}
      submitText={t('implementationCustomers:save')}
      onClose={onClose}
    >
      <CustomerFields />
    </FormDrawer>
  )
}

interface CustomerFormProps {
  customer: Customer
  onClose: () => void
}

/** Edits a customer without overwriting what someone else has saved meanwhile. */
export function CustomerForm({ customer, onClose }: CustomerFormProps) {
  const t = useTranslations('implementationCustomers', 'editing')
  const { id } = customer
  const save = useVersionedMutation(customerApi.update, { invalidates: [customerApi], refetchOnConflict: [] })
  const readNewer = useReadNewer(customerApi.detail, { path: { id } })
  const conflict = useConflict({ saved: customer, versioned: toSaved, readNewer })
  const labels = labelsOf(t)
  const form = useSchemaForm({
    schema: CustomerInput,
    labels,
    note: duplicatesNote(id),
    initialValues: conflict.base.values,
    draft: useDraft(`customer:${id}:edit`),
    send: (body) => conflict.send((version) => save({ body: { ...body, id, version } })),
    onDone: (_, { name }) => {
      message.success(t('implementationCustomers:saved', { name }))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={`${t('implementationCustomers:action.edit')} · ${customer.name}`}
      submitText={t('implementationCustomers:save')}
      onClose={onClose}
    >
      <CustomerFields />
      <Conflict
        conflict={conflict}
        form={form}
        noun={t('implementationCustomers:noun')}
        textOf={(_, value) => textOf(value)}
      />
    </FormDrawer>
  )
}

/** Fields of a contact have separate labels, because `name` exists in both. */
const labelsOf = (t: TFunction) => (path: FieldPath) =>
  labelOf(
    path.length > 1
      ? t('implementationCustomers:contact', { returnObjects: true })
      : t('implementationCustomers:field', { returnObjects: true }),
    path,
  )

const duplicatesNote = (exceptId: string | undefined) =>
  function note([field]: FieldPath) {
    return field === 'name' && <DuplicateCustomers exceptId={exceptId} />
  }

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return (value as Contact[]).map(({ name }) => name).join(', ') || EMPTY_VALUE
  return plainText(value)
}

function CustomerFields() {
  const owners = useOwners()
  const currency = useFormValue((values) => CONVERTIBLE_CURRENCIES.find((each) => each === values.currency))
  return (
    <>
      <TextField name="name" isWide />
      <DictField name="type" type="customer_type" />
      <TextField name="region" />
      <SelectField name="ownerId" options={owners.options} />
      <TextField name="source" />
      <TextField name="nextAction" />
      <DayField name="nextActionDate" />
      <MoneyField name="expectedAmount" currency={currency} />
      <SelectField
        name="currency"
        options={CONVERTIBLE_CURRENCIES.map((value: ConvertibleCurrency) => ({ value, label: value }))}
      />
      <PercentField name="probability" />
      <TextField name="interests" />
      <Can do="implement:project:list">
        <ProjectField />
      </Can>
      <RoomFields />
      <RowsField
        name="contacts"
        cells={{
          name: <Input />,
          position: <Input />,
          phone: <Input inputMode="tel" />,
          email: <Input inputMode="email" />,
        }}
      />
    </>
  )
}

function ProjectField() {
  const { options } = useProjects()
  return <SelectField name="projectId" options={options} />
}
