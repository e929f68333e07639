import { useApiMutation } from '@/shared/api'
import { pointsApi } from '@/entities/points/points.api'
import { useFormatPoints } from '@/entities/points/PriceLine'
import { useIdempotentSubmit } from '@/shared/form/useIdempotentSubmit'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { PricedDialog } from './PricedDialog'

/** Extends points that expire soon; the price is a part of them. */
export default function RenewDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('accountPoints')
  const points = useFormatPoints()
  const renew = useApiMutation(pointsApi.renew, { invalidates: [pointsApi] })
  const purchase = useIdempotentSubmit<{ item: 'expiring'; amount: number }>('renew')
  return (
    <PricedDialog
      title={t('accountPoints:renew.title')}
      confirmText={t('accountPoints:renew.confirm')}
      kind="renew"
      describe={({ gives, until }) =>
        t('accountPoints:renew.about', { points: points(gives ?? 0), day: until ?? '—' })
      }
      isUnanswered={purchase.unanswered !== null}
      pay={({ payable }) => purchase.send({ item: 'expiring', amount: payable }, (body) => renew({ body }))}
      onPaid={() => {
        message.success(t('accountPoints:renew.done'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
