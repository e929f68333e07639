import { Radio } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '@/shared/api'
import { pointsApi, type PointItem, type Purchase } from '@/entities/points/points.api'
import { useIdempotentSubmit } from '@/shared/form/useIdempotentSubmit'
import { quotaApi } from '@/entities/quota.api'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { PricedDialog } from './PricedDialog'
import styles from './points.module.css'

/** Items granted immediately; a consultation is paid for where it is requested. */
const AVAILABLE_ITEMS = [
  'reportTicket',
  'speakTicket',
  'valuations',
  'searches',
] as const satisfies readonly PointItem[]
type AvailableItem = (typeof AVAILABLE_ITEMS)[number]

export default function SpendDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('accountPoints')
  const spend = useApiMutation(pointsApi.spend, { invalidates: [pointsApi, quotaApi] })
  const purchase = useIdempotentSubmit<Omit<Purchase, 'idemKey'>>('spend')
  const [chosen, choose] = useState<AvailableItem>('reportTicket')
  // A purchase that got no answer can only be sent again.
  const { unanswered } = purchase
  const item = AVAILABLE_ITEMS.find((each) => each === unanswered?.item) ?? chosen
  const nameOf = (each: AvailableItem) => t(`accountPoints:item.${each}`)
  return (
    <PricedDialog
      title={t('accountPoints:spend.title')}
      confirmText={t('accountPoints:spend.confirm')}
      kind={item}
      describe={({ gives, until }) =>
        until
          ? t('accountPoints:spend.today', { count: gives ?? 1, day: until })
          : t('accountPoints:spend.gives', { count: gives ?? 1 })
      }
      isUnanswered={unanswered !== null}
      pay={({ payable }) => purchase.send({ item, amount: payable }, (body) => spend({ body }))}
      onPaid={() => {
        message.success(t('accountPoints:spend.done', { name: nameOf(item) }))
        onClose()
      }}
      onClose={onClose}
    >
      <Radio.Group
        aria-label={t('accountPoints:spend.what')}
        className={styles.items}
        value={item}
        disabled={unanswered !== null}
        onChange={({ target }) => choose(target.value as AvailableItem)}
        options={AVAILABLE_ITEMS.map((value) => ({ value, label: nameOf(value) }))}
      />
    </PricedDialog>
  )
}
