import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { apiQuery, type Result } from '@/shared/api'
import { pointsApi, type Price, type PricedItem } from '@/entities/points/points.api'
import { PriceLine } from '@/entities/points/PriceLine'
import { PurchaseFailure } from '@/entities/points/PurchaseFailure'
import { TopUpLink } from '@/entities/points/TopUpLink'
import { useSubmit } from '@/shared/form/useSubmit'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { QueryFallback } from '@/shared/ui/QueryFallback'

interface PricedDialogProps {
  title: string
  confirmText: string
  kind: PricedItem
  isUnanswered: boolean
  /** Pays the price that was shown. */
  pay: (price: Price) => Promise<Result<unknown>>
  onPaid: () => void
  onClose: () => void
  /** Shown above the price: the choice of the item. */
  children?: ReactNode
  /** Describes the return for the price. */
  describe: (price: Price) => ReactNode
}

/** Shows a price before it is paid. After a refusal the price is loaded again and needs another confirmation. */
export function PricedDialog(props: PricedDialogProps) {
  const { title, confirmText, kind, isUnanswered, pay, onPaid, onClose, children, describe } = props
  const t = useTranslations('accountPoints')
  const price = useQuery({ ...apiQuery(pointsApi.price, { body: { kind, tickets: 0 } }), staleTime: 0 })
  const { isBusy, failure, submit } = useSubmit()
  const hasTooFewPoints = price.data !== undefined && price.data.balanceAfter < 0

  async function confirm() {
    if (!price.data) return null
    const result = await pay(price.data)
    if (!result.ok) void price.refetch()
    return result
  }

  return (
    <Dialog
      open
      title={title}
      okText={confirmText}
      cancelText={t('actions.cancel')}
      okButtonProps={{
        loading: isBusy,
        disabled: !price.data || price.isFetching || (hasTooFewPoints && !isUnanswered),
      }}
      onOk={() => void submit(confirm, onPaid)}
      onCancel={onClose}
    >
      {children}
      {price.error || price.isPending ? (
        <QueryFallback
          failed={t('accountPoints:noPrice')}
          error={price.error}
          onRetry={price.refetch}
          rows={3}
          isPlain
        />
      ) : (
        <>
          <p>{describe(price.data)}</p>
          <PriceLine {...price.data} tickets={0} />
        </>
      )}
      {hasTooFewPoints && !isUnanswered && (
        <Alert type="warning" showIcon title={t('accountPoints:short')} action={<TopUpLink />} />
      )}
      <PurchaseFailure failure={failure} isUnanswered={isUnanswered} />
    </Dialog>
  )
}
