import { Card } from 'antd'
import { useEffect, useRef } from 'react'
import { useInvalidate } from '@/shared/api'
import { reloadPermissions, useSession } from '@/shared/auth/session'
import { pointsApi } from '@/entities/points/points.api'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { memberApi } from '../member/membership.api'
import { payApi } from './pay.api'
import { isOpen } from './orderWorkflow'
import { OrderFacts } from './OrderFacts'
import { OrderResult } from './OrderResult'
import { useOrder } from './useOrder'

interface OrderScreenProps {
  id: string
  back: string | null
}

/** Shows the state of an order as the server reports it; the address that led here proves nothing. */
export function OrderScreen({ id, back }: OrderScreenProps) {
  const t = useTranslations('accountPay')
  const { order, hasStoppedPolling, restartPolling } = useOrder(id)
  const { data } = order
  const roles = useSession((session) => session.roles)
  const isNewPlan = data?.state === 'paid' && data.kind === 'plan' && !roles.includes(data.role ?? '')
  const hasRenewedRights = useRef(false)
  const refresh = useInvalidate()
  const isSettled = data !== undefined && !isOpen(data.state)

  useEffect(() => {
    if (!isNewPlan || hasRenewedRights.current) return
    hasRenewedRights.current = true // only once: a plan that was replaced since never appears among the roles
    void reloadPermissions()
  }, [isNewPlan])

  useEffect(() => {
    if (isSettled) void refresh(payApi.list, memberApi.board, pointsApi)
  }, [isSettled, refresh])

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
            <OrderResult
              order={data}
              back={back}
              hasStoppedPolling={hasStoppedPolling}
              onCheckAgain={restartPolling}
            />
            <OrderFacts order={data} />
          </>
        )}
      </Card>
    </div>
  )
}
