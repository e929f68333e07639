import { Card } from 'antd'
import { useEffect, useRef } from 'react'
import { useRefresh } from '@/shared/api'
import { renewRights, useSession } from '@/shared/auth/session'
import { pointsApi } from '@/entities/points/points.api'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { memberApi } from '../member/membership.api'
import { payApi } from './pay.api'
import { isOpen } from './orderWorkflow'
import { OrderFacts } from './OrderFacts'
import { OrderOutcome } from './OrderOutcome'
import { useOrder } from './useOrder'

interface OrderScreenProps {
  id: string
  back: string | null
}

/** What has become of an order, as the server says it; what brought the user here tells nothing of it. */
export function OrderScreen({ id, back }: OrderScreenProps) {
  const t = useTranslations('accountPay')
  const { order, isGivenUp, lookAgain } = useOrder(id)
  const { data } = order
  const roles = useSession((session) => session.roles)
  const isNewHere = data?.state === 'paid' && data.kind === 'plan' && !roles.includes(data.role ?? '')
  const isRenewed = useRef(false)
  const refresh = useRefresh()
  const isOver = data !== undefined && !isOpen(data.state)

  useEffect(() => {
    if (!isNewHere || isRenewed.current) return
    isRenewed.current = true // a plan that has been replaced since is not there either
    void renewRights()
  }, [isNewHere])

  useEffect(() => {
    if (isOver) void refresh(payApi.list, memberApi.board, pointsApi)
  }, [isOver, refresh])

  return (
    <div className="narrow">
      <PageTitle title={t('accountPay:order.title')} />
      <Card>
        {!order.data && (
          <QueryFallback
            failed={t('accountPay:order.failed')}
            error={order.error}
            onRetry={order.refetch}
            rows={6}
          />
        )}
        {data && (
          <>
            <OrderOutcome order={data} back={back} isGivenUp={isGivenUp} onLookAgain={lookAgain} />
            <OrderFacts order={data} />
          </>
        )}
      </Card>
    </div>
  )
}
