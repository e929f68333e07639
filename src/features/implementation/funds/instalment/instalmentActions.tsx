import { apiQuery } from '@/shared/api'
import { serverToday } from '@/shared/api/serverToday'
import { DictTag } from '@/shared/dictionary/DictTag'
import { DayField } from '@/shared/form/DayField'
import { TextAreaField } from '@/shared/form/textFields'
import { FilesField } from '@/shared/form/FilesField'
import { MoneyField } from '@/shared/form/MoneyField'
import { SelectField } from '@/shared/form/SelectField'
import { useFormValue } from '@/shared/form/useFormValue'
import { customMessages } from '@/shared/form/formContext'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { toAmount, toCents } from '@/shared/lib/cents'
import { CURRENCIES, formatNumber, formatPrice, type Currency } from '@/shared/lib/money'
import { parseAmount } from '@/shared/lib/parseNumber'
import { actionsOf } from '@/shared/workflow/workflowUi'
import { confirm } from '@/shared/workflow/ConfirmStep'
import { form } from '@/shared/workflow/FormStep'
import type { UnmetCondition } from '@/shared/workflow/workflow'
import {
  applyInput,
  correctInput,
  instalmentWorkflow,
  PAYMENT_RULES,
  payInput,
  rateOf,
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

/** Decimals of a rate on screen. */
export const RATE_DIGITS = 6

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

const PayFields = () => (
  <>
    <DayField name="paidOn" latest={serverToday()} />
    <AmountField />
    <SelectField name="bankCurrency" options={CURRENCIES.map((value) => ({ value, label: value }))} />
    <BankAmountField />
    <FilesField name="slip" kind="file" isRequired />
  </>
)

const CorrectFields = () => (
  <>
    <PayFields />
    <TextAreaField name="reason" minRows={2} />
  </>
)

const amountOf = (typed: unknown) =>
  typeof typed === 'string' || typeof typed === 'number' ? parseAmount(typed) : null

/** Amount debited in the currency of the account, with the rate that follows; only if it is not the agreement's. */
function BankAmountField() {
  const t = useTranslations('implementationFunds')
  const currency = useFormValue(({ currency }) => currency as Currency)
  const bankCurrency = useFormValue(({ bankCurrency }) => bankCurrency as Currency | undefined)
  const rate = useFormValue(({ amount, bankAmount }) =>
    rateOf({
      paid: amountOf(amount),
      bankAmount: amountOf(bankAmount),
      currency,
      bankCurrency: bankCurrency ?? currency,
    }),
  )
  if (!bankCurrency || bankCurrency === currency) return null
  return (
    <MoneyField
      name="bankAmount"
      currency={bankCurrency}
      isRequired
      hint={
        rate === null
          ? t('implementationFunds:hint.bankAmount')
          : t('implementationFunds:rateLine', {
              currency,
              bankCurrency,
              rate: formatNumber(rate, RATE_DIGITS),
            })
      }
    />
  )
}

function RestFields() {
  const t = useTranslations('implementationFunds')
  const rest = useFormValue(({ rest, currency }) => formatPrice(Number(rest), currency as Currency))
  return (
    <>
      <p>{t('implementationFunds:rest', { rest })}</p>
      <DayField name="due" />
    </>
  )
}

const reasonForm = (event: 'return' | 'reverse') =>
  form<Instalment>(instalmentApi.changeStatus, () => <TextAreaField name="reason" minRows={2} />, {
    ...changeOptions(event),
    useFormTexts: useInstalmentLabels,
  })

const limitsOf = ({ approved, payableFrom, currency }: Instalment) => ({
  approved: approved ?? 0,
  from: payableFrom,
  today: serverToday(),
  currency,
})

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
      inputFor: (instalment) =>
        applyInput(instalment.remaining, {
          agreed: agreedRecipient(instalment),
          currency: instalment.currency,
        }),
    }),
    review: confirmChange('review'),
    approve: confirmChange('approve'),
    pay: form<Instalment>(instalmentApi.changeStatus, PayFields, {
      ...changeOptions('pay'),
      useFormTexts: useInstalmentLabels,
      useStart: ({ approved, currency }) => ({
        values: {
          amount: approved,
          paidOn: serverToday(),
          bankCurrency: currency,
          currency,
          most: approved ?? 0,
        },
      }),
      inputFor: (instalment) => payInput(limitsOf(instalment)),
      isIdempotent: true,
    }),
    settle: confirmChange('settle'),
    correct: form<Instalment>(instalmentApi.changeStatus, CorrectFields, {
      ...changeOptions('correct'),
      useFormTexts: useInstalmentLabels,
      useStart: ({ paid, paidOn, bankCurrency, bankAmount, slip, currency, approved }) => ({
        values: { amount: paid, paidOn, bankCurrency, bankAmount, slip, currency, most: approved ?? 0 },
      }),
      inputFor: (instalment) => correctInput(limitsOf(instalment)),
    }),
    planRest: form<Instalment>(instalmentApi.changeStatus, RestFields, {
      ...changeOptions('planRest'),
      useFormTexts: useInstalmentLabels,
      useStart: ({ amount, paid, currency }) => ({
        values: { rest: toAmount(toCents(amount) - toCents(paid ?? 0)), currency },
      }),
    }),
    reverse: reasonForm('reverse'),
    return: reasonForm('return'),
  },
)
