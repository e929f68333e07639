import { useQuery } from '@tanstack/react-query'
import { Alert, App, Modal, Radio, Skeleton } from 'antd'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { read, useWrite, type Failure } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { UPGRADE } from '@/shared/auth/useGate'
import { pointsApi, type Ticket } from '@/shared/domain/points/api'
import type { ReportRow } from '@/shared/domain/report/api'
import { formatNumber } from '@/shared/lib/money'
import { FailureNote } from '@/shared/ui/FailureNote'
import { rowKey, tellApart } from '@/shared/list/rowKey'
import { UnreadRows } from '@/shared/list/UnreadRows'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { reportApi } from '../model/api'
import styles from './unlock.module.css'

/** Tickets that are offered; nobody holds more sorts of them. */
const TICKETS = { pageNum: 1, pageSize: 50, kind: 'report' } as const

interface UnlockDialogProps {
  report: Pick<ReportRow, 'id' | 'pipelineName' | 'unlockPoints'>
  onClose: () => void
}

/** What unlocking costs and what is left afterwards; then pays for it. A refusal keeps the dialog open. */
export function UnlockDialog({ report, onClose }: UnlockDialogProps) {
  const { t } = useTranslation('valuationReports')
  const { t: common } = useTranslation()
  const { message } = App.useApp()
  const userId = useSession(({ user }) => user?.userId ?? '')
  const score = useQuery({ ...read(pointsApi.score, { query: { userId } }), staleTime: 0 })
  const tickets = useQuery({ ...read(pointsApi.tickets, { query: TICKETS }), staleTime: 0 })
  const unlock = useWrite(reportApi.unlock, { refreshes: [reportApi, pointsApi] })
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isUnderWay = useRef(false)

  const price = report.unlockPoints ?? null
  const balance = score.data?.score ?? 0
  const held = tellApart(tickets.data?.rows ?? [])
  const isAffordable = price !== null && balance >= price
  // What was chosen may be gone after a refusal.
  const way = [...(isAffordable ? [POINTS] : []), ...held.map(({ id }) => id)]
  const choice = chosen !== null && way.includes(chosen) ? chosen : (way[0] ?? null)
  const unread = score.error ?? tickets.error
  const isReading = score.isPending || tickets.isPending

  async function pay() {
    if (isUnderWay.current || choice === null || price === null) return
    isUnderWay.current = true
    setBusy(true)
    setFailure(null)
    const body = choice === POINTS ? { points: price } : { ticketId: choice }
    const result = await unlock({ path: { id: report.id }, body })
    isUnderWay.current = false
    setBusy(false)
    if (result.ok) {
      void message.success(t('unlock.done', { name: report.pipelineName }))
      return onClose()
    }
    setFailure(result)
    // Price, points or tickets may be others by now.
    void score.refetch()
    void tickets.refetch()
  }

  return (
    <Modal
      open
      title={t('unlock.title', { name: report.pipelineName })}
      okText={t('unlock.confirm')}
      cancelText={common('actions.cancel')}
      okButtonProps={{ loading: isBusy, disabled: choice === null || isReading || Boolean(unread) }}
      onOk={() => void pay()}
      onCancel={onClose}
    >
      {unread ? (
        <FailureNote
          title={t('unlock.unread')}
          failure={unread}
          onRetry={() => {
            void score.refetch()
            void tickets.refetch()
          }}
        />
      ) : isReading ? (
        <div aria-busy="true">
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      ) : (
        <>
          <Ways price={price} balance={balance} tickets={held} choice={choice} onChoose={setChosen} />
          <UnreadRows rows={tickets.data?.unread ?? []} />
        </>
      )}
      {failure && <SubmitFailure failure={failure} look={t('unlock.unknownText')} />}
    </Modal>
  )
}

/** The choice of points among the ids of tickets. */
const POINTS = 'points'

interface WaysProps {
  price: number | null
  balance: number
  tickets: readonly Ticket[]
  choice: string | null
  onChoose: (choice: string) => void
}

function Ways({ price, balance, tickets, choice, onChoose }: WaysProps) {
  const { t } = useTranslation('valuationReports')
  const label = useId()
  const points = (count: number) => t('unlock.points', { count, points: formatNumber(count, 0) })
  const missing = price === null ? 0 : Math.max(0, price - balance)
  const ticket = tickets.find(({ id }) => id === choice)
  return (
    <>
      <dl className={styles.unlockFacts}>
        <dt>{t('unlock.price')}</dt>
        <dd>{price === null ? t('unlock.noPrice') : points(price)}</dd>
        <dt>{t('unlock.balance')}</dt>
        <dd>{points(balance)}</dd>
        <dt>{t('unlock.after')}</dt>
        <dd>
          {choice === null && '—'}
          {choice === POINTS && points(balance - (price ?? 0))}
          {ticket &&
            t('unlock.ticketAfter', { points: points(balance), name: ticket.name, left: ticket.count - 1 })}
        </dd>
      </dl>
      <p id={label} className={styles.unlockLabel}>
        {t('unlock.way')}
      </p>
      <Radio.Group
        aria-labelledby={label}
        className={styles.unlockWays}
        value={choice}
        onChange={({ target }) => onChoose(target.value as string)}
      >
        <Radio value={POINTS} disabled={price === null || missing > 0}>
          {t('unlock.withPoints')}
          {missing > 0 && (
            <span className={styles.unlockNote}>{t('unlock.short', { points: points(missing) })}</span>
          )}
        </Radio>
        {tickets.map((ticket) => {
          const { id, name, count, expireTime } = ticket
          return (
            <Radio key={rowKey(ticket)} value={id}>
              {t('unlock.withTicket', { name })}
              <span className={styles.unlockNote}>
                {t('unlock.ticketsLeft', { count })}
                {expireTime && t('unlock.expires', { day: expireTime.slice(0, 10) })}
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
          title={t(tickets.length > 0 ? 'unlock.pointsShort' : 'unlock.nothing')}
          action={<Link to={UPGRADE}>{t('unlock.buy')}</Link>}
        />
      )}
    </>
  )
}
