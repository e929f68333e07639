import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useId } from 'react'
import type { ConvertibleCurrency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { CheckedNumber } from './CheckedNumber'
import { readOwnDeal, type OwnDeal } from './comparablesDraft'
import { nextKey, issueText } from './typedNumber'
import workbenchStyles from './workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

const MAX_OWN_DEALS = 20
const MAX_NAME_LENGTH = 60

interface OwnDealsProps {
  currency: ConvertibleCurrency
  deals: readonly OwnDeal[]
  onChange: (deals: OwnDeal[]) => void
}

export function OwnDeals({ currency, deals, onChange }: OwnDealsProps) {
  const t = useTranslations('valuationWorkbench')
  const newDeal = (): OwnDeal => ({ key: nextKey(deals.map(({ key }) => key)), name: '', value: '' })
  return (
    <fieldset className={workbenchStyles.workbenchRows}>
      <legend>{t('valuationWorkbench:comparables.own')}</legend>
      <p className={reportStyles.reportNote}>{t('valuationWorkbench:comparables.ownText')}</p>
      {deals.map((deal, index) => (
        <OwnDealRow
          key={deal.key}
          deal={deal}
          number={index + 1}
          currency={currency}
          onChange={(changed) => onChange(deals.map((each) => (each.key === deal.key ? changed : each)))}
          onRemove={() => onChange(deals.filter(({ key }) => key !== deal.key))}
        />
      ))}
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={deals.length >= MAX_OWN_DEALS}
        onClick={() => onChange([...deals, newDeal()])}
      >
        {t('valuationWorkbench:comparables.add')}
      </Button>
    </fieldset>
  )
}

interface OwnDealRowProps {
  deal: OwnDeal
  number: number
  currency: ConvertibleCurrency
  onChange: (deal: OwnDeal) => void
  onRemove: () => void
}

function OwnDealRow({ deal, number, currency, onChange, onRemove }: OwnDealRowProps) {
  const t = useTranslations('valuationWorkbench')
  const id = useId()
  const { issues } = readOwnDeal(deal)
  return (
    <div className={workbenchStyles.workbenchRow}>
      <div className={workbenchStyles.workbenchField}>
        <label htmlFor={id}>{t('valuationWorkbench:comparables.name', { number })}</label>
        <Input
          id={id}
          value={deal.name}
          maxLength={MAX_NAME_LENGTH}
          aria-invalid={issues.name !== undefined}
          aria-describedby={issues.name && `${id}-note`}
          {...(issues.name && { status: 'error' as const })}
          onChange={(event) => onChange({ ...deal, name: event.target.value })}
        />
        {issues.name && (
          <span id={`${id}-note`} className={workbenchStyles.workbenchIssue}>
            {issueText(t, issues.name)}
          </span>
        )}
      </div>
      <CheckedNumber
        label={t('valuationWorkbench:comparables.value', { number })}
        currency={currency}
        unit={currency}
        typed={deal.value}
        issue={issues.value}
        onType={(value) => onChange({ ...deal, value })}
      />
      <Button
        className={workbenchStyles.workbenchRemove}
        icon={<DeleteOutlined />}
        aria-label={t('valuationWorkbench:comparables.remove', { number })}
        title={t('valuationWorkbench:comparables.remove', { number })}
        onClick={onRemove}
      />
    </div>
  )
}
