import { Alert, Button, Card, Checkbox, Radio } from 'antd'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useApiMutation, type Failure } from '@/shared/api'
import { useIdempotentSubmit } from '@/shared/form/useIdempotentSubmit'
import { PurchaseFailure } from '@/entities/points/PurchaseFailure'
import { formatPrice } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { returnAddress } from './payAddress'
import { payApi, type Offer } from './pay.api'
import { PAYMENT_METHODS, type PaymentMethod } from './orderWorkflow'
import { OpenOrders, useOpenOrders } from './OpenOrders'
import { useItemName } from './useItemName'
import { usePayment } from './usePayment'
import styles from './pay.module.css'

interface CheckoutProps {
  offer: Offer
  offers: readonly Offer[]
  back: string | null
  onRefused: () => void
}

interface OrderRequest {
  item: string
  amount: number
  returnUrl: string
  way: PaymentMethod
}

export function Checkout({ offer, offers, back, onRefused }: CheckoutProps) {
  const t = useTranslations('accountPay')
  const { itemName } = useItemName()
  const methodLabelId = useId()
  const missingId = useId()
  const consent = useRef<HTMLInputElement>(null)
  const isInFlight = useRef(false)
  const [method, setMethod] = useState<PaymentMethod>('qr')
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const purchase = useIdempotentSubmit<OrderRequest>('order')
  const placeOrder = useApiMutation(payApi.order, { invalidates: [payApi] })
  const pay = usePayment(back)
  const openOrders = useOpenOrders(offer.item)
  /** Ids of the open orders that were shown when the user pressed the button. */
  const seenIds = new Set(openOrders.data?.rows.map(({ id }) => id))

  // An order that got no answer can only be sent again.
  const pending = purchase.unanswered
  const shown = pending ? offers.find(({ item }) => item === pending.item) : offer

  /** True if another tab has placed an order meanwhile, which is then shown first. */
  async function isOrderedElsewhere() {
    if (pending) return false
    const { data } = await openOrders.refetch()
    return data !== undefined && data.rows.some(({ id }) => !seenIds.has(id))
  }

  async function submitOrder() {
    if (isInFlight.current) return
    setMissing(!isAgreed)
    if (!isAgreed) return consent.current?.focus()
    isInFlight.current = true
    setBusy(true)
    setFailure(null)
    if (await isOrderedElsewhere()) {
      isInFlight.current = false
      return setBusy(false)
    }
    const body = { item: offer.item, amount: offer.amount, returnUrl: returnAddress(back), way: method }
    const result = await purchase.send(body, (keyed) => placeOrder({ body: keyed }))
    // Stays locked until the component unmounts: another press while navigating to the order would place a second
    // order.
    if (result.ok) return void pay(result.data)
    isInFlight.current = false
    setBusy(false)
    setFailure(result)
    onRefused()
  }

  return (
    <Card title={<h2 className="card-title">{t('accountPay:summary.title')}</h2>}>
      {pending && (
        <Alert
          className="list-note"
          type="warning"
          showIcon
          title={t('accountPay:form.unanswered', {
            name: shown ? itemName(shown) : t('accountPay:form.gone'),
          })}
        />
      )}
      {!pending && <OpenOrders orders={openOrders.data?.rows ?? []} back={back} />}
      {shown && <Sums offer={shown} />}
      <div role="group" aria-labelledby={methodLabelId} className={styles.part}>
        <div id={methodLabelId} className={styles.label}>
          {t('accountPay:form.way')}
        </div>
        <Radio.Group
          className={styles.stacked}
          value={pending?.way ?? method}
          disabled={pending !== null}
          onChange={({ target }) => setMethod(target.value as PaymentMethod)}
          options={PAYMENT_METHODS.map((value) => ({ value, label: t(`accountPay:form.wayOf.${value}`) }))}
        />
      </div>
      <div className={styles.part}>
        <Checkbox
          checked={isAgreed}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? missingId : undefined}
          ref={(box) => {
            consent.current = box?.input ?? null
          }}
          onChange={({ target }) => {
            setAgreed(target.checked)
            setMissing(false)
          }}
        >
          {t('accountPay:form.consent')}
        </Checkbox>
        <Link to="/agreeUser" target="_blank" rel="noopener noreferrer">
          {t('accountPay:form.agreement')}
          <span className="visually-hidden">{t('accountPay:form.newWindow')}</span>
        </Link>
        {isMissing && (
          <div id={missingId} role="alert" className={styles.issue}>
            {t('accountPay:form.consentMissing')}
          </div>
        )}
      </div>
      <PurchaseFailure failure={failure} isUnanswered={false} unknownText={t('accountPay:form.lost')} />
      <Button type="primary" size="large" block loading={isBusy} onClick={() => void submitOrder()}>
        {t(pending ? 'accountPay:form.again' : 'accountPay:form.order')}
      </Button>
    </Card>
  )
}

/** Sums from the server; none of them is computed here. */
function Sums({ offer }: { offer: Offer }) {
  const t = useTranslations('accountPay')
  const { itemName, includedTickets } = useItemName()
  return (
    <dl className={styles.sums}>
      <dt>{t('accountPay:order.bought')}</dt>
      <dd>{itemName(offer)}</dd>
      <dt>{t('accountPay:summary.listPrice')}</dt>
      <dd>{formatPrice(offer.listPrice)}</dd>
      <dt>{t('accountPay:summary.discount')}</dt>
      <dd>{offer.discount > 0 ? `−${formatPrice(offer.discount)}` : t('accountPay:summary.none')}</dd>
      {offer.kind === 'plan' && (
        <>
          <dt>{t('accountPay:summary.tickets')}</dt>
          <dd>{includedTickets(offer) || t('accountPay:summary.none')}</dd>
        </>
      )}
      <dt className={styles.total}>{t('accountPay:summary.total')}</dt>
      <dd className={styles.total}>{formatPrice(offer.amount)}</dd>
    </dl>
  )
}
