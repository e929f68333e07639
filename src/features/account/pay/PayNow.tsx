import { Alert, Button, QRCode } from 'antd'
import { useRef, useState } from 'react'
import { useWrite, type Failure } from '@/shared/api'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { ResultState } from '@/shared/ui/ResultState'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { returnAddress } from './address'
import { payApi, type Order } from './pay.api'
import type { Way } from './orderWorkflow'
import { readTold, usePayment } from './usePayment'
import styles from './pay.module.css'

/** Side in px. */
const SIZE = 200

/** The ways to pay an order that waits for it: a code for a phone, or the provider's page. */
export function PayNow({ order, back }: { order: Order; back: string | null }) {
  const t = useTranslations('accountPay')
  const [told, setTold] = useState(() => readTold(order.id))
  const isUnderWay = useRef(false)
  const [busy, setBusy] = useState<Way | 'cancel' | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const ask = useWrite(payApi.pay, { invalidates: [payApi] })
  const cancel = useWrite(payApi.cancel, { invalidates: [payApi] })
  const pay = usePayment(back)
  const qr = told?.qr

  async function run(what: Way | 'cancel', act: () => Promise<Failure | null>) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(what)
    setFailure(null)
    setFailure(await act())
    isUnderWay.current = false
    setBusy(null)
  }

  const payBy = (way: Way) =>
    run(way, async () => {
      const result = await ask({ body: { id: order.id, way, returnUrl: returnAddress(back) } })
      if (!result.ok) return result
      setTold(await pay(result.data))
      return null
    })

  const giveUp = () =>
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
          <Button type="text" loading={busy === 'cancel'} onClick={() => void giveUp()}>
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
              size={SIZE}
              bordered={false}
              // Dark on light in either theme, because that is what cameras read.
              color="#000000"
              bgColor="#ffffff"
              aria-label={t('accountPay:order.qr')}
            />
          </div>
          {t('accountPay:order.scan')}
        </div>
      )}
      {told?.isRefused && (
        <Alert type="error" showIcon className="list-note" title={t('accountPay:order.badWay')} />
      )}
      {failure && <SubmitFailure failure={failure} />}
    </ResultState>
  )
}
