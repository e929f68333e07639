import { Alert, Card, Radio, Tag } from 'antd'
import { useId, type ReactNode } from 'react'
import { useSession } from '@/shared/auth/session'
import { heldPlan, isSmallerPlan } from '@/entities/tiers/tiers'
import { useTierName } from '@/entities/tiers/useTierName'
import { useTranslations } from '@/shared/i18n'
import type { Offer } from './pay.api'
import { Checkout } from './Checkout'
import { useItemName } from './useItemName'
import { useSelectedOffer } from './useSelectedOffer'
import styles from './pay.module.css'

interface OfferChoiceProps {
  offers: readonly Offer[]
  back: string | null
  /** Called when an order fails, because the price may have changed. */
  onRefused: () => void
}

export function OfferChoice({ offers, back, onRefused }: OfferChoiceProps) {
  const t = useTranslations('accountPay')
  const nameOf = useTierName()
  const { itemName } = useItemName()
  const current = useSession(({ roles }) => heldPlan(roles))
  const selection = useSelectedOffer(offers, current)
  const { kind, plan, offer } = selection
  const replaces = kind === 'plan' && current !== null && current !== plan

  return (
    <div className={styles.columns}>
      <Card>
        {selection.isPlanUnknown && (
          <Alert className="list-note" type="warning" showIcon title={t('accountPay:form.unknownPlan')} />
        )}
        <div className={styles.choices}>
          <ChoiceGroup label={t('accountPay:kind.label')}>
            <Radio.Group
              value={kind}
              onChange={({ target }) => selection.chooseKind(target.value as typeof kind)}
              options={selection.kinds.map((value) => ({ value, label: t(`accountPay:kind.${value}`) }))}
            />
          </ChoiceGroup>
          {kind === 'plan' && (
            <ChoiceGroup label={t('accountPay:form.plan')}>
              <Radio.Group
                value={plan}
                onChange={({ target }) => selection.choosePlan(String(target.value))}
                options={selection.plans.map((value) => ({
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
            </ChoiceGroup>
          )}
          <ChoiceGroup label={t(kind === 'plan' ? 'accountPay:form.period' : 'accountPay:form.pack')}>
            <Radio.Group
              value={offer.item}
              onChange={({ target }) =>
                selection.chooseOffer(selection.candidates.find(({ item }) => item === target.value)!)
              }
              options={selection.candidates.map((each) => ({
                value: each.item,
                label:
                  kind === 'plan' && each.months
                    ? t('accountPay:form.months', { count: each.months })
                    : itemName(each),
              }))}
            />
          </ChoiceGroup>
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

function ChoiceGroup({ label, children }: { label: string; children: ReactNode }) {
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
