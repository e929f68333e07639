import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { upgradeAddress } from '@/entities/tiers/upgrade'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from '@/shared/ui/ResultState'
import type { Order } from './pay.api'
import { PayNow } from './PayNow'
import { useBoughtName } from './useBoughtName'

interface OrderOutcomeProps {
  order: Order
  back: string | null
  /** It was looked at for long enough. */
  isGivenUp: boolean
  onLookAgain: () => void
}

const RECORD = '/user/center?tab=spend'

/** How an order came out, and what can be done now. */
export function OrderOutcome({ order, back, isGivenUp, onLookAgain }: OrderOutcomeProps) {
  const t = useTranslations('accountPay')
  const { boughtName } = useBoughtName()
  const { state, kind, role } = order
  const record = (
    <Link className="button" to={RECORD}>
      {t('accountPay:order.record')}
    </Link>
  )

  if (state === 'paid') {
    return (
      <ResultState
        status="success"
        title={<output>{t('accountPay:order.paid.title')}</output>}
        text={t(`accountPay:order.paid.${kind}`, { name: boughtName(order) })}
        actions={
          <>
            {back && (
              <Link className="button button-primary" to={back}>
                {t('accountPay:order.back')}
              </Link>
            )}
            {kind === 'plan' ? (
              <Link className="button" to="/user/center?tab=membership">
                {t('accountPay:order.benefits')}
              </Link>
            ) : (
              record
            )}
          </>
        }
      />
    )
  }
  if (state === 'closed' || state === 'refunded' || state === 'refunding') {
    const again =
      kind === 'plan' ? { plan: role ?? null } : kind === 'points' ? { item: 'points' as const } : {}
    return (
      <ResultState
        status="info"
        title={<output>{t(`accountPay:order.${state}.title`)}</output>}
        text={t(`accountPay:order.${state}.text`)}
        actions={
          <>
            {state !== 'refunding' && (
              <Link
                className="button button-primary"
                to={upgradeAddress({ ...again, ...(back ? { back } : {}) })}
              >
                {t('accountPay:order.retry')}
              </Link>
            )}
            {record}
          </>
        }
      />
    )
  }
  if (isGivenUp) {
    return (
      <ResultState
        status="warning"
        title={<output>{t('accountPay:order.confirming.title')}</output>}
        text={t('accountPay:order.confirming.text')}
        actions={
          <>
            <Button type="primary" onClick={onLookAgain}>
              {t('accountPay:order.checkAgain')}
            </Button>
            {record}
          </>
        }
      />
    )
  }
  if (state === 'unknown') {
    return (
      <ResultState
        status="warning"
        title={<output>{t('accountPay:order.unknown.title')}</output>}
        text={t('accountPay:order.unknown.text')}
      />
    )
  }
  return <PayNow key={order.id} order={order} back={back} />
}
