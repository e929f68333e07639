import { Alert, Button, Card, Checkbox, Radio } from 'antd'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useWrite, type Failure } from '@/shared/api'
import { usePurchase } from '@/shared/form/useIdempotentSubmit'
import { PurchaseFailure } from '@/entities/points/PurchaseFailure'
import { formatPrice } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { returnAddress } from './address'
import { payApi, type Offer } from './pay.api'
import { WAYS, type Way } from './orderWorkflow'
import { useBoughtName } from './useBoughtName'
import { usePayment } from './usePayment'
import styles from './pay.module.css'

interface CheckoutProps {
  offer: Offer
  offers: readonly Offer[]
  back: string | null
  onRefused: () => void
}

interface Ordered {
  item: string
  amount: number
  returnUrl: string
  way: Way
}

/** Total of the choice, ways to pay, and the order itself. */
export function Checkout({ offer, offers, back, onRefused }: CheckoutProps) {
  const t = useTranslations('accountPay')
  const { boughtName } = useBoughtName()
  const wayLabel = useId()
  const missing = useId()
  const consent = useRef<HTMLInputElement>(null)
  const isUnderWay = useRef(false)
  const [way, setWay] = useState<Way>('qr')
  const [isAgreed, setAgreed] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const purchase = usePurchase<Ordered>('order')
  const place = useWrite(payApi.order, { invalidates: [payApi] })
  const pay = usePayment(back)

  // What was sent and not answered can only be sent again.
  const pending = purchase.unanswered
  const shown = pending ? offers.find(({ item }) => item === pending.item) : offer

  async function order() {
    if (isUnderWay.current) return
    setMissing(!isAgreed)
    if (!isAgreed) return consent.current?.focus()
    isUnderWay.current = true
    setBusy(true)
    setFailure(null)
    const body = { item: offer.item, amount: offer.amount, returnUrl: returnAddress(back), way }
    const result = await purchase.send(body, (keyed) => place({ body: keyed }))
    // Held until this is gone: another press on the way to the order would place a second one.
    if (result.ok) return void pay(result.data)
    isUnderWay.current = false
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
            name: shown ? boughtName(shown) : t('accountPay:form.gone'),
          })}
        />
      )}
      {shown && <Sums offer={shown} />}
      <div role="group" aria-labelledby={wayLabel} className={styles.part}>
        <div id={wayLabel} className={styles.label}>
          {t('accountPay:form.way')}
        </div>
        <Radio.Group
          className={styles.stacked}
          value={pending?.way ?? way}
          disabled={pending !== null}
          onChange={({ target }) => setWay(target.value as Way)}
          options={WAYS.map((value) => ({ value, label: t(`accountPay:form.wayOf.${value}`) }))}
        />
      </div>
      <div className={styles.part}>
        <Checkbox
          checked={isAgreed}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? missing : undefined}
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
          <div id={missing} role="alert" className={styles.issue}>
            {t('accountPay:form.consentMissing')}
          </div>
        )}
      </div>
      <PurchaseFailure failure={failure} isUnanswered={false} unknown={t('accountPay:form.lost')} />
      <Button type="primary" size="large" block loading={isBusy} onClick={() => void order()}>
        {t(pending ? 'accountPay:form.again' : 'accountPay:form.order')}
      </Button>
    </Card>
  )
}

/** The server's sums; nothing of them is computed here. */
function Sums({ offer }: { offer: Offer }) {
  const t = useTranslations('accountPay')
  const { boughtName, withTickets } = useBoughtName()
  return (
    <dl className={styles.sums}>
      <dt>{t('accountPay:order.bought')}</dt>
      <dd>{boughtName(offer)}</dd>
      <dt>{t('accountPay:summary.listPrice')}</dt>
      <dd>{formatPrice(offer.listPrice)}</dd>
      <dt>{t('accountPay:summary.discount')}</dt>
      <dd>{offer.discount > 0 ? `−${formatPrice(offer.discount)}` : t('accountPay:summary.none')}</dd>
      {offer.kind === 'plan' && (
        <>
          <dt>{t('accountPay:summary.tickets')}</dt>
          <dd>{withTickets(offer) || t('accountPay:summary.none')}</dd>
        </>
      )}
      <dt className={styles.total}>{t('accountPay:summary.total')}</dt>
      <dd className={styles.total}>{formatPrice(offer.amount)}</dd>
    </dl>
  )
}
