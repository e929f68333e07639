import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { apiQuery } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { EMPTY_VALUE, formatPrice, formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { Drawer } from '@/shared/ui/Drawer'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { NextSteps } from '@/shared/workflow/NextSteps'
import { Timeline } from '@/shared/workflow/Timeline'
import { instalmentWorkflow, rateOf } from '../../domain/instalmentWorkflow'
import { instalmentApi, type Instalment } from '../model/funds.api'
import { useFundViewer } from '../model/useFundViewer'
import { RecipientText } from './Recipient'
import { InstalmentCondition } from './InstalmentCondition'
import { FormerPayments } from './FormerPayments'
import { instalmentActions, RATE_DIGITS } from './instalmentActions'
import { StoredFiles } from './StoredFiles'

interface InstalmentDrawerProps {
  id: string
  onStart: (action: string, instalment: Instalment) => void
  onClose: () => void
}

export function InstalmentDrawer({ id, onStart, onClose }: InstalmentDrawerProps) {
  const t = useTranslations('implementationFunds')
  const { data, error, refetch } = useQuery(apiQuery(instalmentApi.detail, { path: { id } }))
  return (
    <Drawer
      open
      size="large"
      title={t('implementationFunds:instalment', { code: data?.code ?? '' })}
      onClose={onClose}
    >
      {data ? (
        <InstalmentContent instalment={data} onStart={onStart} />
      ) : (
        <QueryFallback failed={t('implementationFunds:instalmentFailed')} error={error} onRetry={refetch} />
      )}
    </Drawer>
  )
}

function InstalmentContent({
  instalment,
  onStart,
}: {
  instalment: Instalment
  onStart: InstalmentDrawerProps['onStart']
}) {
  const t = useTranslations('implementationFunds', 'workflow')
  const viewer = useFundViewer()
  const heading = useId()
  const { currency } = instalment
  const field = t('implementationFunds:field', { returnObjects: true })
  const rate = rateOf(instalment)
  const money = (amount: number | null) => formatPrice(amount, currency)
  return (
    <>
      <DictTag type="instalment_status" value={instalment.state} />
      <section aria-labelledby={heading}>
        <h3 id={heading} className="card-title">
          {t('workflow:steps.title')}
        </h3>
        <NextSteps
          flow={instalmentActions}
          viewer={viewer}
          subject={instalment}
          onStart={(action) => onStart(action, instalment)}
        />
      </section>
      <DescriptionList
        items={[
          { name: field.due, value: instalment.due },
          { name: field.trigger, value: <InstalmentCondition instalment={instalment} /> },
          { name: field.amount, value: money(instalment.amount) },
          { name: field.applied, value: money(instalment.applied) },
          { name: field.approved, value: money(instalment.approved) },
          { name: field.paid, value: money(instalment.paid) },
          { name: field.variance, value: money(instalment.variance) },
          {
            name: field.residual,
            value:
              instalment.paid === null
                ? EMPTY_VALUE
                : formatPrice(instalment.residual, instalment.bankCurrency),
          },
          { name: field.paidOn, value: instalment.paidOn || EMPTY_VALUE },
          ...(rate === null
            ? []
            : [
                {
                  name: field.bankAmount,
                  value: formatPrice(instalment.bankAmount, instalment.bankCurrency),
                },
                {
                  name: t('implementationFunds:rate'),
                  value: t('implementationFunds:rateLine', {
                    currency,
                    bankCurrency: instalment.bankCurrency,
                    rate: formatNumber(rate, RATE_DIGITS),
                  }),
                },
              ]),
          { name: field.payee, value: <RecipientText instalment={instalment} field="payee" /> },
          { name: field.account, value: <RecipientText instalment={instalment} field="account" /> },
          ...(instalment.recipientReason
            ? [{ name: field.recipientReason, value: instalment.recipientReason }]
            : []),
          { name: field.applicantName, value: instalment.applicantName || EMPTY_VALUE },
          { name: field.reviewerName, value: instalment.reviewerName || EMPTY_VALUE },
          { name: field.approverName, value: instalment.approverName || EMPTY_VALUE },
          { name: field.payerName, value: instalment.payerName || EMPTY_VALUE },
          { name: field.purpose, value: instalment.purpose || EMPTY_VALUE },
          ...(instalment.reason ? [{ name: field.reason, value: instalment.reason }] : []),
          { name: field.invoices, value: <StoredFiles files={instalment.invoices} /> },
          { name: field.slip, value: <StoredFiles files={instalment.slip} /> },
        ]}
      />
      {instalment.formerPayments.length > 0 && <FormerPayments instalment={instalment} />}
      <h3 className="card-title">{t('implementationFunds:history')}</h3>
      <Timeline
        events={instalment.events}
        kinds={[]}
        kindOf={() => ''}
        kind={null}
        onKind={() => {}}
        titleOf={({ action }) =>
          instalmentWorkflow.isAction(action) ? t(`implementationFunds:action.${action}`) : action
        }
        State={instalmentActions.State}
      />
    </>
  )
}
