import { Alert, Card, Radio, Tag } from 'antd'
import { useId, type ReactNode } from 'react'
import { useSession } from '@/shared/auth/session'
import { heldPlan, isSmallerPlan } from '@/entities/tiers/tiers'
import { useTierName } from '@/entities/tiers/useTierName'
import { useTranslations } from '@/shared/i18n'
import type { Offer } from './pay.api'
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
  const t = useTranslations('accountPay')
  const nameOf = useTierName()
  const { boughtName } = useBoughtName()
  const current = useSession(({ roles }) => heldPlan(roles))
  const chosen = useChosen(offers, current)
  const { kind, plan, offer } = chosen
  const replaces = kind === 'plan' && current !== null && current !== plan

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
                options={chosen.plans.map((value) => ({
                  value,
                  label:
                    value === current ? (
                      <>
                        {nameOf(value)} <Tag color="success">{t('accountPay:form.current')}</Tag>
                      </>
                    ) : (
                      nameOf(value)
                    ),
                }))}
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
        {replaces && plan && isSmallerPlan(plan, current) && (
          <Alert
            className={styles.note}
            type="warning"
            showIcon
            title={t('accountPay:form.downgrade', { plan: nameOf(plan), current: nameOf(current) })}
          />
        )}
        {replaces && <p className={styles.note}>{t('accountPay:form.keeps', { tier: nameOf(current) })}</p>}
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
