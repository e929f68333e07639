import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { upgradeAddress } from '@/entities/tiers/upgradeAddress'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from '@/shared/ui/ResultState'
import type { Order } from './pay.api'
import { PayNow } from './PayNow'
import { useItemName } from './useItemName'

interface OrderResultProps {
  order: Order
  back: string | null
  hasStoppedPolling: boolean
  onCheckAgain: () => void
}

const RECORD_PATH = '/user/center?tab=spend'

export function OrderResult({ order, back, hasStoppedPolling, onCheckAgain }: OrderResultProps) {
  const t = useTranslations('accountPay')
  const { itemName } = useItemName()
  const { state, kind, role } = order
  const record = (
    <Link className="button" to={RECORD_PATH}>
      {t('accountPay:order.record')}
    </Link>
  )

  if (state === 'paid') {
    return (
      <ResultState
        status="success"
        title={<output>{t('accountPay:order.paid.title')}</output>}
        text={t(`accountPay:order.paid.${kind}`, { name: itemName(order) })}
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
  if (hasStoppedPolling) {
    return (
      <ResultState
        status="warning"
        title={<output>{t('accountPay:order.confirming.title')}</output>}
        text={t('accountPay:order.confirming.text')}
        actions={
          <>
            <Button type="primary" onClick={onCheckAgain}>
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
