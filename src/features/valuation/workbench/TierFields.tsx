import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ConvertibleCurrency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { CheckedNumber } from './CheckedNumber'
import { MAX_ROWS, type ReadDeal, type TierDraft } from './dealDraft'
import { nextKey } from './typedNumber'
import workbenchStyles from './workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

interface TierFieldsProps {
  currency: ConvertibleCurrency
  tiers: readonly TierDraft[]
  issues: ReadDeal['issues']
  onChange: (tiers: TierDraft[]) => void
}

/** Royalties on the part of a year's sales within each tier; the last tier has no end. */
export function TierFields({ currency, tiers, issues, onChange }: TierFieldsProps) {
  const t = useTranslations('valuationWorkbench')
  const put = (tier: TierDraft) => onChange(tiers.map((each) => (each.key === tier.key ? tier : each)))
  /** Inserts before the open-ended tier, which stays last. */
  const add = () => {
    const tier = { key: nextKey(tiers.map(({ key }) => key)), upTo: '', rate: '' }
    onChange(tiers.length === 0 ? [tier] : [...tiers.slice(0, -1), tier, tiers.at(-1)!])
  }
  return (
    <fieldset className={workbenchStyles.workbenchRows}>
      <legend>{t('valuationWorkbench:deal.tiers')}</legend>
      <p className={reportStyles.reportNote}>
        {t(tiers.length === 0 ? 'valuationWorkbench:deal.noTiers' : 'valuationWorkbench:deal.tiersText')}
      </p>
      {tiers.map((tier, index) => {
        const number = index + 1
        const isLast = number === tiers.length
        const at = (field: string) => issues.get(`tier.${tier.key}.${field}`)
        return (
          <div key={tier.key} className={workbenchStyles.workbenchRow}>
            {isLast ? (
              <div className={workbenchStyles.workbenchField}>
                <span>{t('valuationWorkbench:deal.upTo', { number })}</span>
                <span className={workbenchStyles.workbenchOpen}>{t('valuationWorkbench:deal.noLimit')}</span>
              </div>
            ) : (
              <CheckedNumber
                label={t('valuationWorkbench:deal.upTo', { number })}
                currency={currency}
                unit={currency}
                typed={tier.upTo}
                issue={at('upTo')}
                onType={(upTo) => put({ ...tier, upTo })}
              />
            )}
            <CheckedNumber
              label={t('valuationWorkbench:deal.rate', { number })}
              unit="%"
              typed={tier.rate}
              issue={at('rate')}
              onType={(rate) => put({ ...tier, rate })}
            />
            <Button
              className={workbenchStyles.workbenchRemove}
              icon={<DeleteOutlined />}
              aria-label={t('valuationWorkbench:deal.removeTier', { number })}
              title={t('valuationWorkbench:deal.removeTier', { number })}
              onClick={() => onChange(tiers.filter(({ key }) => key !== tier.key))}
            />
          </div>
        )
      })}
      <Button icon={<PlusOutlined aria-hidden />} disabled={tiers.length >= MAX_ROWS} onClick={add}>
        {t('valuationWorkbench:deal.addTier')}
      </Button>
    </fieldset>
  )
}
