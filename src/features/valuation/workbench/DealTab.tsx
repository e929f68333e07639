import { Alert } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatPercent } from '@/shared/lib/money'
import { Can } from '@/shared/auth/permissions'
import { useTranslations } from '@/shared/i18n'
import { splitDeal, type DealSplit, type DealTerms } from '../engine'
import { ChartBlock } from '../reports/sections/ChartBlock'
import { shareOf } from '../reports/model/licensorShare'
import { CheckedNumber } from './CheckedNumber'
import { DealDraft, draftOfTerms, eventsOf, readDeal } from './dealDraft'
import { DealFigures } from './DealFigures'
import { DealSolver } from './DealSolver'
import { MilestoneFields } from './MilestoneFields'
import { TabHead } from './TabHead'
import { TierFields } from './TierFields'
import { asTyped } from './typedNumber'
import { useTabDraft } from './useTabDraft'
import type { WorkbenchProps } from './workbench'
import styles from './workbench.module.css'

/** Licence deal with the user's own terms; blocked until a recalculation while the report is outdated. */
export function DealTab(props: WorkbenchProps) {
  const t = useTranslations('valuationWorkbench', 'valuation')
  const { id, outdated } = props.workbench.report
  if (!outdated) return <DealEditor {...props} />
  return (
    <Alert
      type="warning"
      showIcon
      title={t('valuationWorkbench:deal.blocked')}
      description={t(`valuation:outdated.${outdated}`)}
      action={
        <Can do="valuation:report:edit">
          <Link className="button" to={`/valuation/report/${id}/edit`}>
            {t('valuation:list.recalculate')}
          </Link>
        </Can>
      }
    />
  )
}

function DealEditor({ workbench, context }: WorkbenchProps) {
  const t = useTranslations('valuationWorkbench')
  const { report, resolved, content } = workbench
  const { currency } = context
  const tabDraft = useTabDraft(report.id, 'deal', DealDraft, () => draftOfTerms(content.deal.terms, resolved))
  const { value } = tabDraft
  const [answer, setAnswer] = useState('')
  const change = (changes: Partial<DealDraft>) => {
    setAnswer('')
    tabDraft.change(changes)
  }
  const events = useMemo(() => eventsOf(resolved), [resolved])
  const { terms, issues } = useMemo(() => readDeal(value, events), [value, events])
  const split = useMemo(() => (terms ? splitOf(workbench, terms) : null), [workbench, terms])
  const drawn = useMemo(
    () => split && { ...content, deal: { ...split, terms: content.deal.terms } },
    [content, split],
  )
  // Typing has priority over the chart.
  const settled = useDeferredValue(drawn)
  const rateHint = t('valuationWorkbench:deal.rateHint', { rate: asTyped(resolved.discountRate * 100) })

  return (
    <>
      <TabHead
        text={t('valuationWorkbench:deal.text')}
        announcement={
          split
            ? `${context.t('valuation:deal.share')} ${formatPercent(shareOf(split), 2)}`
            : t('valuationWorkbench:correctFirst')
        }
        isChanged={tabDraft.isChanged}
        onReset={tabDraft.reset}
      />
      <div className={styles.workbenchFields}>
        <CheckedNumber
          label={t('valuationWorkbench:deal.upfront')}
          currency={currency}
          unit={currency}
          typed={value.upfront}
          issue={issues.get('upfront')}
          onType={(upfront) => change({ upfront })}
        />
        <CheckedNumber
          label={t('valuationWorkbench:deal.costShare')}
          unit="%"
          typed={value.costShare}
          issue={issues.get('costShare')}
          onType={(costShare) => change({ costShare })}
        />
        <CheckedNumber
          label={t('valuationWorkbench:deal.licensorRate')}
          unit="%"
          hint={rateHint}
          typed={value.licensorRate}
          issue={issues.get('licensorRate')}
          onType={(licensorRate) => change({ licensorRate })}
        />
        <CheckedNumber
          label={t('valuationWorkbench:deal.licenseeRate')}
          unit="%"
          hint={rateHint}
          typed={value.licenseeRate}
          issue={issues.get('licenseeRate')}
          onType={(licenseeRate) => change({ licenseeRate })}
        />
      </div>
      <MilestoneFields
        workbench={workbench}
        context={context}
        events={events}
        milestones={value.milestones}
        issues={issues}
        onChange={(milestones) => change({ milestones })}
      />
      <TierFields
        currency={currency}
        tiers={value.tiers}
        issues={issues}
        onChange={(tiers) => change({ tiers })}
      />
      <DealSolver
        currency={currency}
        resolved={resolved}
        draft={value}
        terms={terms}
        onType={change}
        answer={answer}
        onAnswer={(text, found) => {
          change(found)
          setAnswer(text)
        }}
      />
      {settled ? (
        <>
          <ChartBlock id="deal" content={settled} context={context} />
          {split && terms && (
            <DealFigures workbench={workbench} context={context} terms={terms} split={split} />
          )}
        </>
      ) : (
        <Alert type="warning" showIcon title={t('valuationWorkbench:correctFirst')} />
      )}
    </>
  )
}

function splitOf({ resolved }: WorkbenchProps['workbench'], terms: DealTerms): DealSplit | null {
  const split = splitDeal(resolved, terms)
  return split.ok ? split.value : null
}
