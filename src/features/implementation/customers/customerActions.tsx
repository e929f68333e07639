import { apiQuery } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { DayField } from '@/shared/form/DayField'
import { DictField } from '@/shared/form/DictField'
import { SelectField } from '@/shared/form/SelectField'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { FilesField } from '@/shared/form/FilesField'
import { customMessages } from '@/shared/form/formContext'
import { MoneyField } from '@/shared/form/MoneyField'
import { DateTimeField } from '@/shared/form/DateTimeField'
import { serverNow } from '@/shared/api/serverClock'
import { useFormValue } from '@/shared/form/useFormValue'
import { serverTime } from '@/shared/lib/dates'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { actionsOf } from '@/shared/workflow/workflowUi'
import { confirm, removal } from '@/shared/workflow/ConfirmStep'
import { form } from '@/shared/workflow/FormStep'
import type { UnmetCondition } from '@/shared/workflow/workflow'
import {
  customerWorkflow,
  STEP_NAMES,
  type CustomerAction,
  type CustomerGuard,
  type StageStep,
} from '../domain/customerWorkflow'
import { customerApi, FOLLOW_RULES, FollowInput, FOLLOW_UP_METHODS, type Customer } from './customers.api'
import { CustomerForm } from './CustomerForm'
import { RoomFields } from './RoomFields'

const textsOf = (t: TFunction) => ({
  noun: t('implementationCustomers:noun'),
  action: (action: CustomerAction) => t(`implementationCustomers:action.${action}`),
  happens: (action: Exclude<CustomerAction, 'edit'>) => t(`implementationCustomers:happens.${action}`),
  unmet: ({ guard }: UnmetCondition) => t(`implementationCustomers:guard.${guard as CustomerGuard}`),
})

function useCustomerLabels() {
  const t = useTranslations('implementationCustomers')
  return {
    labels: t('implementationCustomers:field', { returnObjects: true }),
    customMessage: customMessages(FOLLOW_RULES, (key) => t(`implementationCustomers:rule.${key}`)),
  }
}

const stageChange =
  (step: StageStep) =>
  ({ id, version }: Customer, input: object = {}) =>
    ({ body: { id, version, stage: STEP_NAMES[step], ...input } }) as never

/** The customer's currency is a form value without a field. */
const ContractFields = () => (
  <>
    <TextField name="contractNo" isCode />
    <MoneyField
      name="contractAmount"
      currency={useFormValue(({ currency }) => CONVERTIBLE_CURRENCIES.find((each) => each === currency))}
    />
  </>
)

const LostFields = () => (
  <>
    <DictField name="lostReason" type="customer_lost_reason" />
    <TextAreaField name="lostWords" />
  </>
)

function FollowFields() {
  const t = useTranslations('implementationCustomers')
  return (
    <>
      <DateTimeField name="time" />
      <SelectField
        name="way"
        options={FOLLOW_UP_METHODS.map((value) => ({
          value,
          label: t(`implementationCustomers:way.${value}`),
        }))}
      />
      <TextAreaField name="content" />
      <TextField name="nextAction" />
      <DayField name="nextDate" hint={t('implementationCustomers:hint.nextDate')} />
      <FilesField name="files" kind="file" />
    </>
  )
}

/** After a removal only the lists are refetched: the detail no longer exists. */
const LISTS = { list: customerApi.list, figures: customerApi.figures }

/** Actions on a customer, in display order. */
export const customerActions = actionsOf(
  customerWorkflow,
  {
    namespaces: ['implementationCustomers'] as const,
    textsOf,
    read: (id) => apiQuery(customerApi.detail, { path: { id } }),
    invalidates: [customerApi],
    refetchOnConflict: [customerApi.list, customerApi.figures, customerApi.detail],
    nameOf: ({ name }: Customer) => name,
    addressOf: () => '',
    draftOf: (action, { id }) => `customer:${id}:${action}`,
    State: ({ value }) => <DictTag type="customer_stage" value={value} />,
  },
  {
    contact: confirm(customerApi.changeStage, { args: stageChange('contact') }),
    sign: form(customerApi.changeStage, () => <FilesField name="cda" kind="file" isRequired />, {
      useFormTexts: useCustomerLabels,
      args: stageChange('sign'),
    }),
    examine: form(customerApi.changeStage, RoomFields, {
      useFormTexts: useCustomerLabels,
      useStart: ({ roomId, tagId }: Customer) => ({ values: { roomId, tagId } }),
      args: stageChange('examine'),
    }),
    negotiate: form(customerApi.changeStage, () => <TextAreaField name="terms" minRows={5} />, {
      useFormTexts: useCustomerLabels,
      useStart: ({ terms }: Customer) => ({ values: { terms } }),
      args: stageChange('negotiate'),
    }),
    contract: form(customerApi.changeStage, ContractFields, {
      useFormTexts: useCustomerLabels,
      useStart: ({ contractNo, contractAmount, expectedAmount, currency }: Customer) => ({
        values: { contractNo, contractAmount: contractAmount ?? expectedAmount, currency },
      }),
      args: stageChange('contract'),
    }),
    win: confirm(customerApi.changeStage, { args: stageChange('win') }),
    reopen: form(customerApi.changeStage, () => <TextAreaField name="reason" />, {
      useFormTexts: useCustomerLabels,
      args: stageChange('reopen'),
    }),
    follow: form(customerApi.follow, FollowFields, {
      useFormTexts: useCustomerLabels,
      inputFor: () => FollowInput,
      useStart: () => ({ values: { time: serverTime(serverNow()) } }),
      args: ({ id }: Customer, input) => ({ body: { ...input, customerId: id } }),
    }),
    edit: { Dialog: (step) => <CustomerForm customer={step.subject} onClose={step.onClose} /> },
    lose: form(customerApi.changeStage, LostFields, {
      useFormTexts: useCustomerLabels,
      args: stageChange('lose'),
    }),
    remove: removal(customerApi.remove, {
      args: ({ id }: Customer) => ({ path: { ids: id } }),
      invalidates: [LISTS],
    }),
  },
)
