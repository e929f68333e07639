import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams, useResolvedPath } from 'react-router-dom'
import { isGone, apiQuery } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { DetailFallback } from '@/shared/ui/DetailFallback'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { BlockedSteps } from '@/shared/workflow/NextSteps'
import { Timeline } from '@/shared/workflow/Timeline'
import { usePageActions } from '@/shared/workflow/usePageActions'
import { customerWorkflow } from '../domain/customerWorkflow'
import { customerApi, type Customer } from './customers.api'
import { customerActions } from './customerActions'
import { CustomerFacts } from './CustomerFacts'
import { FollowUps } from './FollowUps'
import { RoomActivity } from './RoomActivity'
import { useCustomerViewer } from './useCustomerViewer'
import styles from './customers.module.css'

export function CustomerPage() {
  const { id = '' } = useParams()
  const t = useTranslations('implementationCustomers')
  const { data, error, refetch } = useQuery(apiQuery(customerApi.detail, { path: { id } }))
  if (data && !isGone(error)) return <CustomerDetail key={id} customer={data} />
  return (
    <DetailFallback
      title={t('implementationCustomers:one')}
      failed={t('implementationCustomers:failed')}
      notFound={t('implementationCustomers:notFound')}
      error={error}
      onRetry={refetch}
      back={{ to: '..', text: t('implementationCustomers:back') }}
    />
  )
}

function CustomerDetail({ customer }: { customer: Customer }) {
  const viewer = useCustomerViewer()
  const navigate = useNavigate()
  const list = useResolvedPath('..')
  const leavePage = () => void navigate(list, { replace: true })
  const { start, dialog } = useActionDialog(customerActions, viewer, leavePage)
  const workflowProps = { flow: customerActions, viewer, subject: customer }
  const startAction = (action: string) => start(action, customer)
  const { drawer, ...pageActions } = usePageActions({ ...workflowProps, onStart: startAction })
  return (
    <>
      <PageTitle
        title={customer.name}
        note={<DictTag type="customer_stage" value={customer.stage} />}
        {...pageActions}
      />
      <div className={styles.detail}>
        <div className={styles.stack}>
          <BlockedSteps {...workflowProps} />
          <CustomerFacts customer={customer} />
          <FollowUps
            customer={customer}
            canAdd={customerWorkflow.isAvailable('follow', customer, viewer)}
            onAdd={() => startAction('follow')}
          />
        </div>
        <div className={styles.stack}>
          {customer.roomId && <RoomActivity customer={customer} />}
          <CustomerHistory customer={customer} />
        </div>
      </div>
      {drawer}
      {dialog}
    </>
  )
}

const KINDS = ['stage', 'other'] as const
type Kind = (typeof KINDS)[number]

function CustomerHistory({ customer: { events } }: { customer: Customer }) {
  const t = useTranslations('implementationCustomers')
  const [kind, setKind] = useState<Kind | null>(null)
  function titleOf({ action }: { action: string }) {
    const titles: Readonly<Record<string, string>> = t('implementationCustomers:event', {
      returnObjects: true,
    })
    // Actions known only to the server are shown as received.
    return titles[action] ?? action
  }
  return (
    <Card title={<h2 className="card-title">{t('implementationCustomers:history.title')}</h2>}>
      <Timeline
        events={events}
        kinds={KINDS.map((value) => ({ value, label: t(`implementationCustomers:history.${value}`) }))}
        kindOf={({ from, to }) => (from === to ? 'other' : 'stage')}
        kind={kind}
        onKind={(next) => setKind(next ?? null)}
        titleOf={titleOf}
        State={customerActions.State}
      />
    </Card>
  )
}
