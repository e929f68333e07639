import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams, useResolvedPath } from 'react-router-dom'
import { isGone, read } from '@/shared/api'
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
import { useCustomerViewer } from './viewer'
import styles from './customers.module.css'

/** One customer: where the business stands, what was said, and what his tag does in the room. */
export function CustomerPage() {
  const { id = '' } = useParams()
  const t = useTranslations('implementationCustomers')
  const { data, error, refetch } = useQuery(read(customerApi.detail, { path: { id } }))
  if (data && !isGone(error)) return <CustomerDetail key={id} customer={data} />
  return (
    <DetailFallback
      title={t('implementationCustomers:one')}
      failed={t('implementationCustomers:failed')}
      gone={t('implementationCustomers:notFound')}
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
  const leave = () => void navigate(list, { replace: true })
  const { start, dialog } = useActionDialog(customerActions, viewer, leave)
  const steps = { flow: customerActions, viewer, subject: customer }
  const begin = (action: string) => start(action, customer)
  const { drawer, ...head } = usePageActions({ ...steps, onStart: begin })
  return (
    <>
      <PageTitle
        title={customer.name}
        note={<DictTag type="customer_stage" value={customer.stage} />}
        {...head}
      />
      <div className={styles.detail}>
        <div className={styles.stack}>
          <BlockedSteps {...steps} />
          <CustomerFacts customer={customer} />
          <FollowUps
            customer={customer}
            mayAdd={customerWorkflow.isOffered('follow', customer, viewer)}
            onAdd={() => begin('follow')}
          />
        </div>
        <div className={styles.stack}>
          {customer.roomId && <RoomActivity customer={customer} />}
          <History customer={customer} />
        </div>
      </div>
      {drawer}
      {dialog}
    </>
  )
}

const KINDS = ['stage', 'other'] as const
type Kind = (typeof KINDS)[number]

/** All that has happened to a customer. */
function History({ customer: { events } }: { customer: Customer }) {
  const t = useTranslations('implementationCustomers')
  const [kind, setKind] = useState<Kind | null>(null)
  function titleOf({ action }: { action: string }) {
    const titles: Readonly<Record<string, string>> = t('implementationCustomers:event', {
      returnObjects: true,
    })
    // What only the server knows is shown as it comes.
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
