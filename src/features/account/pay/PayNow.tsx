import { Alert, Button, QRCode } from 'antd'
import { useRef, useState } from 'react'
import { useApiMutation, type Failure } from '@/shared/api'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { ResultState } from '@/shared/ui/ResultState'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { returnAddress } from './payAddress'
import { payApi, type Order } from './pay.api'
import type { PaymentMethod } from './orderWorkflow'
import { readAttempt, usePayment } from './usePayment'
import styles from './pay.module.css'

/** In px. */
const QR_SIZE = 200

export function PayNow({ order, back }: { order: Order; back: string | null }) {
  const t = useTranslations('accountPay')
  const [attempt, setAttempt] = useState(() => readAttempt(order.id))
  const isInFlight = useRef(false)
  const [busy, setBusy] = useState<PaymentMethod | 'cancel' | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const requestPayment = useApiMutation(payApi.pay, { invalidates: [payApi] })
  const cancel = useApiMutation(payApi.cancel, { invalidates: [payApi] })
  const pay = usePayment(back)
  const qr = attempt?.qr

  async function run(what: PaymentMethod | 'cancel', act: () => Promise<Failure | null>) {
    if (isInFlight.current) return
    isInFlight.current = true
    setBusy(what)
    setFailure(null)
    setFailure(await act())
    isInFlight.current = false
    setBusy(null)
  }

  const payBy = (method: PaymentMethod) =>
    run(method, async () => {
      const result = await requestPayment({
        body: { id: order.id, way: method, returnUrl: returnAddress(back) },
      })
      if (!result.ok) return result
      setAttempt(await pay(result.data))
      return null
    })

  const cancelOrder = () =>
    run('cancel', async () => {
      const result = await cancel({ body: { id: order.id } })
      if (!result.ok) return result
      message.success(t('accountPay:order.cancelled'))
      return null
    })

  return (
    <ResultState
      status="info"
      title={<output>{t('accountPay:order.open.title')}</output>}
      text={t('accountPay:order.open.text')}
      actions={
        <>
          {!qr && (
            <Button type="primary" loading={busy === 'qr'} onClick={() => void payBy('qr')}>
              {t('accountPay:order.showQr')}
            </Button>
          )}
          <Button loading={busy === 'page'} onClick={() => void payBy('page')}>
            {t('accountPay:order.page')}
          </Button>
          <Button type="text" loading={busy === 'cancel'} onClick={() => void cancelOrder()}>
            {t('accountPay:order.cancel')}
          </Button>
        </>
      }
    >
      {qr && (
        <div className={styles.qr}>
          <div className={styles.code}>
            <QRCode
              type="svg"
              value={qr}
              size={QR_SIZE}
              bordered={false}
              // Dark on light in both themes, because cameras expect it.
              color="#000000"
              bgColor="#ffffff"
              aria-label={t('accountPay:order.qr')}
            />
          </div>
          {t('accountPay:order.scan')}
        </div>
      )}
      {attempt?.isRefused && (
        <Alert type="error" showIcon className="list-note" title={t('accountPay:order.badWay')} />
      )}
      {failure && <SubmitErrorAlert failure={failure} />}
    </ResultState>
  )
}
