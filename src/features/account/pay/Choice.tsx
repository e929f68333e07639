import { Alert, Card, Radio } from 'antd'
import { useId, type ReactNode } from 'react'
import { useSession } from '@/shared/auth/session'
import { tierAmong } from '@/shared/domain/tiers/tiers'
import { useTierName } from '@/shared/domain/tiers/useTierName'
import { useText } from '@/shared/texts'
import type { Offer } from './api'
import { Checkout } from './Checkout'
import { useBoughtName } from './useBoughtName'
import { useChosen } from './useChosen'
import styles from './pay.module.css'

interface ChoiceProps {
  offers: readonly Offer[]
  back: string | null
  /** The price may be another one by now. */
  onRefused: () => void
}

/** The choice of what to buy, beside what it comes to. */
export function Choice({ offers, back, onRefused }: ChoiceProps) {
  const t = useText('accountPay')
  const nameOf = useTierName()
  const { boughtName } = useBoughtName()
  const chosen = useChosen(offers)
  const own = useSession(({ roles }) => tierAmong(roles))
  const { kind, plan, offer } = chosen
  const keepsOwn = kind === 'plan' && own !== null && own !== plan

  return (
    <div className={styles.columns}>
      <Card>
        {chosen.isPlanUnknown && (
          <Alert className="list-note" type="warning" showIcon title={t('accountPay:form.unknownPlan')} />
        )}
        <div className={styles.choices}>
          <Choose label={t('accountPay:kind.label')}>
            <Radio.Group
              value={kind}
              onChange={({ target }) => chosen.chooseKind(target.value as typeof kind)}
              options={chosen.kinds.map((value) => ({ value, label: t(`accountPay:kind.${value}`) }))}
            />
          </Choose>
          {kind === 'plan' && (
            <Choose label={t('accountPay:form.plan')}>
              <Radio.Group
                value={plan}
                onChange={({ target }) => chosen.choosePlan(String(target.value))}
                options={chosen.plans.map((value) => ({ value, label: nameOf(value) }))}
              />
            </Choose>
          )}
          <Choose label={t(kind === 'plan' ? 'accountPay:form.period' : 'accountPay:form.pack')}>
            <Radio.Group
              value={offer.item}
              onChange={({ target }) =>
                chosen.chooseOffer(chosen.among.find(({ item }) => item === target.value)!)
              }
              options={chosen.among.map((each) => ({
                value: each.item,
                label:
                  kind === 'plan' && each.months
                    ? t('accountPay:form.months', { count: each.months })
                    : boughtName(each),
              }))}
            />
          </Choose>
        </div>
        {keepsOwn && <p className={styles.note}>{t('accountPay:form.keeps', { tier: nameOf(own) })}</p>}
      </Card>
      <Checkout offer={offer} offers={offers} back={back} onRefused={onRefused} />
    </div>
  )
}

/** One choice under its name. */
function Choose({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.label}>
        {label}
      </div>
      {children}
    </div>
  )
}
