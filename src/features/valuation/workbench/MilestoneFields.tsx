import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useId } from 'react'
import { useTranslations } from '@/shared/i18n'
import { CheckedNumber } from './CheckedNumber'
import { MAX_ROWS, type DealEvent, type MilestoneDraft, type ReadDeal } from './dealDraft'
import { dealEventName } from './dealEventName'
import { nextKey, issueText } from './typedNumber'
import type { WorkbenchProps } from './workbench'
import workbenchStyles from './workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

interface MilestoneFieldsProps extends WorkbenchProps {
  events: readonly DealEvent[]
  milestones: readonly MilestoneDraft[]
  issues: ReadDeal['issues']
  onChange: (milestones: MilestoneDraft[]) => void
}

export function MilestoneFields({
  workbench,
  context,
  events,
  milestones,
  issues,
  onChange,
}: MilestoneFieldsProps) {
  const t = useTranslations('valuationWorkbench')
  const { currency } = context
  const id = useId()
  const options = events.map((event) => ({
    value: event.key,
    label: dealEventName(workbench, context, event),
  }))
  const put = (milestone: MilestoneDraft) =>
    onChange(milestones.map((each) => (each.key === milestone.key ? milestone : each)))
  return (
    <fieldset className={workbenchStyles.workbenchRows}>
      <legend>{t('valuationWorkbench:deal.milestones')}</legend>
      {milestones.length === 0 && (
        <p className={reportStyles.reportNote}>{t('valuationWorkbench:deal.noMilestones')}</p>
      )}
      {milestones.map((milestone, index) => {
        const number = index + 1
        const at = (field: string) => issues.get(`milestone.${milestone.key}.${field}`)
        const eventIssue = at('event')
        const isSales = milestone.event === 'sales'
        return (
          <div key={milestone.key} className={workbenchStyles.workbenchRow}>
            <div className={workbenchStyles.workbenchField}>
              <label htmlFor={`${id}-${milestone.key}`}>
                {t('valuationWorkbench:deal.event', { number })}
              </label>
              <Select
                id={`${id}-${milestone.key}`}
                aria-label={t('valuationWorkbench:deal.event', { number })}
                value={eventIssue ? null : milestone.event}
                options={options}
                showSearch={{ optionFilterProp: 'label' }}
                {...(eventIssue && { status: 'error' as const })}
                onChange={(event: string) => put({ ...milestone, event })}
              />
              {eventIssue && (
                <span className={workbenchStyles.workbenchIssue}>{issueText(t, eventIssue)}</span>
              )}
            </div>
            <CheckedNumber
              label={t('valuationWorkbench:deal.amount', { number })}
              currency={currency}
              unit={currency}
              typed={milestone.amount}
              issue={at('amount')}
              onType={(amount) => put({ ...milestone, amount })}
            />
            {isSales && (
              <CheckedNumber
                label={t('valuationWorkbench:deal.threshold', { number })}
                currency={currency}
                unit={currency}
                typed={milestone.threshold}
                issue={at('threshold')}
                onType={(threshold) => put({ ...milestone, threshold })}
              />
            )}
            <Button
              className={workbenchStyles.workbenchRemove}
              icon={<DeleteOutlined />}
              aria-label={t('valuationWorkbench:deal.removeMilestone', { number })}
              title={t('valuationWorkbench:deal.removeMilestone', { number })}
              onClick={() => onChange(milestones.filter(({ key }) => key !== milestone.key))}
            />
          </div>
        )
      })}
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={milestones.length >= MAX_ROWS}
        onClick={() =>
          onChange([
            ...milestones,
            {
              key: nextKey(milestones.map(({ key }) => key)),
              event: events[0]!.key,
              amount: '',
              threshold: '',
            },
          ])
        }
      >
        {t('valuationWorkbench:deal.addMilestone')}
      </Button>
    </fieldset>
  )
}
