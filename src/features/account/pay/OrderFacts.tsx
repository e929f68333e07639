import { Typography } from 'antd'
import { formatPrice } from '@/shared/lib/money'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import type { Order } from './pay.api'
import { isOpen } from './orderWorkflow'
import { useItemName } from './useItemName'

export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslations('accountPay')
  const { itemName, includedTickets } = useItemName()
  const tickets = includedTickets(order)
  const { orderNo, state, amount, createTime, payUntil, payTime, refundTime, refundedTime } = order
  const times = [
    ['created', createTime],
    ['payUntil', state === 'created' || state === 'paying' ? payUntil : null],
    ['paidAt', payTime],
    ['refundBegan', refundTime],
    ['refundDone', refundedTime],
  ] as const
  return (
    <DescriptionList
      items={[
        {
          name: t('accountPay:order.number'),
          value: (
            <Typography.Text
              copyable={{ tooltips: [t('accountPay:order.copy'), t('accountPay:order.copied')] }}
            >
              {orderNo}
            </Typography.Text>
          ),
        },
        { name: t('accountPay:order.bought'), value: itemName(order) },
        ...(tickets ? [{ name: t('accountPay:summary.tickets'), value: tickets }] : []),
        {
          name: t(isOpen(state) ? 'accountPay:order.amount' : 'accountPay:order.paidAmount'),
          value: formatPrice(amount),
        },
        ...times
          .filter(([, time]) => time)
          .map(([name, time]) => ({
            name: t(`accountPay:order.${name}`),
            value: <TimeText time={time} />,
          })),
      ]}
    />
  )
}
