import { useQuery } from '@tanstack/react-query'
import { Alert, Radio, Skeleton } from 'antd'
import { useId, useState } from 'react'
import { apiQuery, useApiMutation } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { pointsApi, type PaymentMethod, type Ticket } from '@/entities/points/points.api'
import { PriceLine, useFormatPoints } from '@/entities/points/PriceLine'
import { PurchaseFailure } from '@/entities/points/PurchaseFailure'
import { TopUpLink } from '@/entities/points/TopUpLink'
import { useIdempotentSubmit } from '@/shared/form/useIdempotentSubmit'
import type { ReportRow } from '@/entities/report/reports.api'
import { Dialog } from '@/shared/ui/Dialog'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { rowKey, dedupeRowKeys } from '@/shared/list/rowKeys'
import { InvalidRows } from '@/shared/list/InvalidRows'
import { useSubmit } from '@/shared/form/useSubmit'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { reportsApi, reportReads } from '../model/reportRows.api'
import styles from './unlock.module.css'

/** Available tickets; nobody has more kinds of them. */
const TICKETS = { pageNum: 1, pageSize: 50, kind: 'report', state: 'unused' } as const

interface UnlockDialogProps {
  report: Pick<ReportRow, 'id' | 'pipelineName' | 'unlockPoints'>
  onUnlocked: (() => void) | undefined
  onClose: () => void
}

/** Shows the cost of unlocking and the remaining balance, then pays. It stays open when the payment is rejected. */
export function UnlockDialog({ report, onUnlocked, onClose }: UnlockDialogProps) {
  const t = useTranslations('valuationReports')
  const userId = useSession(({ user }) => user?.userId ?? '')
  const score = useQuery({ ...apiQuery(pointsApi.score, { query: { userId } }), staleTime: 0 })
  const tickets = useQuery({ ...apiQuery(pointsApi.tickets, { query: TICKETS }), staleTime: 0 })
  const unlock = useApiMutation(reportsApi.unlock, { invalidates: [reportReads, pointsApi] })
  const purchase = useIdempotentSubmit<PaymentMethod>(`unlock:${report.id}`)
  const { isBusy, failure, submit } = useSubmit()
  const [chosen, setChosen] = useState<string | null>(null)

  const price = report.unlockPoints ?? null
  const balance = score.data?.score ?? 0
  const ownTickets = dedupeRowKeys(tickets.data?.rows ?? [])
  const isAffordable = price !== null && balance >= price
  // The choice may be gone after a rejection; a payment without an answer can only be sent again.
  const methods = [...(isAffordable ? [POINTS] : []), ...ownTickets.map(({ id }) => id)]
  const { unanswered } = purchase
  const sent = unanswered && ('ticketId' in unanswered ? unanswered.ticketId : POINTS)
  const choice = sent ?? (chosen !== null && methods.includes(chosen) ? chosen : (methods[0] ?? null))
  const loadError = score.error ?? tickets.error
  const isLoading = score.isPending || tickets.isPending

  async function pay() {
    if (choice === null) return null
    const payment: PaymentMethod = choice === POINTS ? { points: price ?? 0 } : { ticketId: choice }
    const result = await purchase.send(payment, (body) => unlock({ path: { id: report.id }, body }))
    if (!result.ok) {
      // Price, points or tickets may have changed.
      void score.refetch()
      void tickets.refetch()
    }
    return result
  }

  function close() {
    message.success(t('valuationReports:unlock.done', { name: report.pipelineName }))
    onUnlocked?.()
    onClose()
  }

  return (
    <Dialog
      open
      title={t('valuationReports:unlock.title', { name: report.pipelineName })}
      okText={t('valuationReports:unlock.confirm')}
      cancelText={t('actions.cancel')}
      okButtonProps={{ loading: isBusy, disabled: choice === null || isLoading || Boolean(loadError) }}
      onOk={() => void submit(pay, close)}
      onCancel={onClose}
    >
      {loadError ? (
        <ErrorAlert
          title={t('valuationReports:unlock.unread')}
          failure={loadError}
          onRetry={() => {
            void score.refetch()
            void tickets.refetch()
          }}
        />
      ) : isLoading ? (
        <div aria-busy="true">
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      ) : (
        <>
          <PaymentMethods
            price={price}
            balance={balance}
            tickets={ownTickets}
            choice={choice}
            isFixed={sent !== null}
            onChoose={setChosen}
          />
          <InvalidRows rows={tickets.data?.invalidRows ?? []} />
        </>
      )}
      <PurchaseFailure
        failure={failure}
        isUnanswered={unanswered !== null}
        unknownText={t('valuationReports:unlock.unknownText')}
      />
    </Dialog>
  )
}

/** Choice of points among the ids of tickets. */
const POINTS = 'points'

interface PaymentMethodsProps {
  price: number | null
  balance: number
  tickets: readonly Ticket[]
  choice: string | null
  isFixed: boolean
  onChoose: (choice: string) => void
}

function PaymentMethods({ price, balance, tickets, choice, isFixed, onChoose }: PaymentMethodsProps) {
  const t = useTranslations('valuationReports')
  const label = useId()
  const points = useFormatPoints()
  const missing = price === null ? 0 : Math.max(0, price - balance)
  const ticket = tickets.find(({ id }) => id === choice)
  return (
    <>
      <PriceLine
        price={price}
        balance={balance}
        balanceAfter={choice === POINTS ? balance - (price ?? 0) : ticket ? balance : null}
        remaining={
          ticket && t('valuationReports:unlock.ticketAfter', { name: ticket.name, left: ticket.count - 1 })
        }
      />
      <p id={label} className={styles.unlockLabel}>
        {t('valuationReports:unlock.way')}
      </p>
      <Radio.Group
        aria-labelledby={label}
        className={styles.unlockWays}
        value={choice}
        disabled={isFixed}
        onChange={({ target }) => onChoose(target.value as string)}
      >
        <Radio value={POINTS} disabled={isFixed || price === null || missing > 0}>
          {t('valuationReports:unlock.withPoints')}
          {missing > 0 && (
            <span className={styles.unlockNote}>
              {t('valuationReports:unlock.short', { points: points(missing) })}
            </span>
          )}
        </Radio>
        {tickets.map((ticket) => {
          const { id, name, count, expireTime } = ticket
          return (
            <Radio key={rowKey(ticket)} value={id}>
              {t('valuationReports:unlock.withTicket', { name })}
              <span className={styles.unlockNote}>
                {t('valuationReports:unlock.ticketsLeft', { count })}
                {expireTime && t('valuationReports:unlock.expires', { day: expireTime.slice(0, 10) })}
              </span>
            </Radio>
          )
        })}
      </Radio.Group>
      {missing > 0 && (
        <Alert
          className={styles.unlockAlert}
          type={tickets.length > 0 ? 'info' : 'warning'}
          showIcon
          title={t(
            tickets.length > 0 ? 'valuationReports:unlock.pointsShort' : 'valuationReports:unlock.nothing',
          )}
          action={<TopUpLink />}
        />
      )}
    </>
  )
}
