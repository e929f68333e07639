import { apiQuery } from '@/shared/api'
import { serverToday } from '@/shared/api/serverToday'
import { DictTag } from '@/shared/dictionary/DictTag'
import { DayField } from '@/shared/form/DayField'
import { TextAreaField } from '@/shared/form/textFields'
import { FilesField } from '@/shared/form/FilesField'
import { NumberField } from '@/shared/form/NumberField'
import { customMessages } from '@/shared/form/formContext'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { actionsOf } from '@/shared/workflow/workflowUi'
import { confirm } from '@/shared/workflow/ConfirmStep'
import { form } from '@/shared/workflow/FormStep'
import type { UnmetCondition } from '@/shared/workflow/workflow'
import {
  applyInput,
  instalmentWorkflow,
  PAYMENT_RULES,
  payInput,
  type InstalmentAction,
  type InstalmentGuard,
} from '../../domain/instalmentWorkflow'
import { agreedRecipient } from '../../domain/recipient'
import { milestoneApi } from '../../milestones/milestones.api'
import { AmountField } from '../../project/AmountField'
import { projectApi } from '../../project/projectLink.api'
import { RECONCILE_PATH } from '../model/fundAddresses'
import { fundApi, instalmentApi, reconcileApi, type Instalment } from '../model/funds.api'
import { RecipientFields, RecipientNotice } from './Recipient'

const textsOf = (t: TFunction) => ({
  noun: t('implementationFunds:noun'),
  action: (action: InstalmentAction) => t(`implementationFunds:action.${action}`),
  happens: (action: InstalmentAction) => t(`implementationFunds:happens.${action}`),
  unmet: ({ guard }: UnmetCondition) => t(`implementationFunds:guard.${guard as InstalmentGuard}`),
})

function useInstalmentLabels() {
  const t = useTranslations('implementationFunds')
  return {
    labels: t('implementationFunds:field', { returnObjects: true }),
    customMessage: customMessages(PAYMENT_RULES, (key, params) =>
      t(`implementationFunds:rule.${key}`, { ...params }),
    ),
  }
}

const PART_ADDRESSES: Readonly<Record<string, string>> = {
  project: '/implement/vproject',
  reconcile: RECONCILE_PATH,
}

const changeOptions = (event: InstalmentAction) => ({
  args: ({ id, version }: Instalment, input: object = {}) => ({ body: { id, version, event, ...input } }),
})

const confirmChange = (event: 'review' | 'approve' | 'settle') =>
  confirm(instalmentApi.changeStatus, {
    args: ({ id, version }: Instalment) => ({ body: { id, version, event } }),
  })

const pickValues = ({
  payee,
  account,
  agreedPayee,
  agreedAccount,
  recipientReason,
  purpose,
  currency,
}: Instalment) => ({ payee, account, agreedPayee, agreedAccount, recipientReason, purpose, currency })

const ApplyFields = () => (
  <>
    <AmountField />
    <RecipientFields />
    <TextAreaField name="purpose" minRows={2} />
    <FilesField name="invoices" kind="file" isRequired />
  </>
)

function PayFields() {
  const t = useTranslations('implementationFunds')
  return (
    <>
      <DayField name="paidOn" latest={serverToday()} />
      <AmountField />
      <NumberField name="rate" hint={t('implementationFunds:hint.rate')} />
      <FilesField name="slip" kind="file" isRequired />
    </>
  )
}

/** Actions on an instalment, in display order. */
export const instalmentActions = actionsOf(
  instalmentWorkflow,
  {
    namespaces: ['implementationFunds', 'parts'],
    textsOf,
    read: (id) => apiQuery(instalmentApi.detail, { path: { id } }),
    invalidates: [fundApi, instalmentApi, reconcileApi, projectApi, milestoneApi],
    refetchOnConflict: [instalmentApi.list, instalmentApi.detail, fundApi.detail],
    nameOf: ({ code }: Instalment) => code,
    addressOf: (part = '') => PART_ADDRESSES[part] ?? '',
    draftOf: (action, { id }) => `instalment:${id}:${action}`,
    State: ({ value }) => <DictTag type="instalment_status" value={value} />,
    Notice: RecipientNotice,
  },
  {
    apply: form<Instalment>(instalmentApi.changeStatus, ApplyFields, {
      ...changeOptions('apply'),
      useFormTexts: useInstalmentLabels,
      useStart: (instalment) => ({
        values: {
          ...pickValues(instalment),
          amount: Math.min(instalment.amount, instalment.remaining),
          most: instalment.remaining,
        },
      }),
      inputFor: (instalment) => applyInput(instalment.remaining, agreedRecipient(instalment)),
    }),
    review: confirmChange('review'),
    approve: confirmChange('approve'),
    pay: form<Instalment>(instalmentApi.changeStatus, PayFields, {
      ...changeOptions('pay'),
      useFormTexts: useInstalmentLabels,
      useStart: ({ approved, currency }) => ({
        values: { amount: approved, paidOn: serverToday(), currency, most: approved ?? 0 },
      }),
      inputFor: ({ approved }) => payInput(approved ?? 0, serverToday()),
      isIdempotent: true,
    }),
    settle: confirmChange('settle'),
    return: form<Instalment>(instalmentApi.changeStatus, () => <TextAreaField name="reason" minRows={2} />, {
      ...changeOptions('return'),
      useFormTexts: useInstalmentLabels,
    }),
  },
)
