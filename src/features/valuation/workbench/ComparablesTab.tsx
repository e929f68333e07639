import { Select } from 'antd'
import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import { comparablesOf } from '../reports/model/comparablesOf'
import { ComparablesSection } from '../reports/sections/ComparablesSection'
import { areaName, stageName } from '../reports/model/valuationNames'
import { allComparables, ComparablesDraft, dealsOf } from './comparablesDraft'
import { OwnDeals } from './OwnDeals'
import { TabHead } from './TabHead'
import { useTabDraft } from './useTabDraft'
import type { WorkbenchProps } from './workbench'
import styles from './workbench.module.css'

export function ComparablesTab({ workbench, context }: WorkbenchProps) {
  const t = useTranslations('valuationWorkbench')
  const { report, content, base } = workbench
  const tabDraft = useTabDraft(report.id, 'comparables', ComparablesDraft, allComparables)
  const { value, change } = tabDraft
  const drawn = useMemo(
    () => ({ ...content, comparables: comparablesOf(base.rnpv, dealsOf(workbench, value)) }),
    [content, base.rnpv, workbench, value],
  )
  // Typing has priority over the chart.
  const settled = useDeferredValue(drawn)
  const { rows } = content.comparables

  return (
    <>
      <TabHead
        text={t('valuationWorkbench:comparables.text')}
        isChanged={tabDraft.isChanged}
        onReset={tabDraft.reset}
      />
      <div className={styles.workbenchFields}>
        <Filter
          label={t('valuationWorkbench:comparables.stages')}
          chosen={value.stages}
          names={rows.map(({ stage }) => stage)}
          write={(stage) => stageName(context.t, stage)}
          onChoose={(stages) => change({ stages })}
        />
        <Filter
          label={t('valuationWorkbench:comparables.areas')}
          chosen={value.areas}
          names={rows.map(({ area }) => area)}
          write={(area) => areaName(context.t, area)}
          onChoose={(areas) => change({ areas })}
        />
      </div>
      <OwnDeals currency={context.currency} deals={value.own} onChange={(own) => change({ own })} />
      <ComparablesSection report={report} content={settled} context={context} />
    </>
  )
}

interface FilterProps {
  label: string
  chosen: string[]
  names: readonly string[]
  write: (name: string) => string
  onChoose: (chosen: string[]) => void
}

/** No choice means all. */
function Filter({ label, chosen, names, write, onChoose }: FilterProps) {
  const clear = useClearButton()
  const t = useTranslations('valuationWorkbench')
  return (
    <div className={styles.workbenchField}>
      <span aria-hidden>{label}</span>
      <Select
        aria-label={label}
        mode="multiple"
        allowClear={clear}
        placeholder={t('valuationWorkbench:comparables.all')}
        value={chosen}
        options={[...new Set(names)].map((name) => ({ value: name, label: write(name) }))}
        onChange={onChoose}
      />
    </div>
  )
}
