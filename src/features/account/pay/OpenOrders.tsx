import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Flex } from 'antd'
import { Link } from 'react-router-dom'
import { apiQuery, useApiMutation } from '@/shared/api'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { formatPrice } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { message } from '@/shared/ui/feedback'
import { payApi, type Order } from './pay.api'
import { orderAddress } from './payAddress'

const MAX_SHOWN = 5

/** Open orders of an item, which may have been placed in another tab or on another device. */
export const useOpenOrders = (item: string) =>
  useQuery({
    ...apiQuery(payApi.list, { query: { pageNum: 1, pageSize: MAX_SHOWN, item, open: 'true' as const } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

interface OpenOrdersProps {
  orders: readonly Order[]
  back: string | null
}

/** Offers to continue or to cancel open orders, so that nobody pays twice for the same thing. */
export function OpenOrders({ orders, back }: OpenOrdersProps) {
  const t = useTranslations('accountPay')
  const cancel = useApiMutation(payApi.cancel, { invalidates: [payApi] })
  const { isBusy, failure, submit } = useSubmit()
  if (orders.length === 0) return null
  return (
    <Alert
      className="list-note"
      type="warning"
      showIcon
      title={t('accountPay:openOrders.title')}
      description={
        <>
          {orders.map(({ id, orderNo, amount, createTime, state }) => (
            <Flex key={id} wrap gap="small" align="center">
              <span>
                {orderNo} · {formatPrice(amount)} · <TimeText time={createTime} />
              </span>
              <Link
                to={orderAddress(id, back)}
                aria-label={t('accountPay:openOrders.continueOne', { orderNo })}
              >
                {t('accountPay:openOrders.continue')}
              </Link>
              {/* An order whose payment is being confirmed may have been paid. */}
              {state !== 'unknown' && (
                <Button
                  size="small"
                  type="text"
                  disabled={isBusy}
                  aria-label={t('accountPay:openOrders.cancelOne', { orderNo })}
                  onClick={() =>
                    void submit(
                      () => cancel({ body: { id } }),
                      () => message.success(t('accountPay:order.cancelled')),
                    )
                  }
                >
                  {t('accountPay:order.cancel')}
                </Button>
              )}
            </Flex>
          ))}
          {failure && <SubmitErrorAlert failure={failure} />}
        </>
      }
    />
  )
}
