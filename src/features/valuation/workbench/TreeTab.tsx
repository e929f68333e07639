import { Alert } from 'antd'
import { useMemo } from 'react'
import { formatMoneyExact, formatMoney } from '@/shared/lib/money'
import { decisionTree, evaluate, type Resolved } from '../engine'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { indicationNameOf } from '../reports/model/valuationNames'
import { StageTable } from './StageTable'
import { noChanges, readStages, TreeDraft } from './stageChanges'
import { TabHead } from './TabHead'
import { TreeDrawing } from './TreeDrawing'
import { useTabDraft } from './useTabDraft'
import type { WorkbenchProps } from './workbench'
import styles from '../reports/sections/report.module.css'

/** Decision tree of each indication, with probabilities and costs set by the user. */
export function TreeTab({ workbench, context }: WorkbenchProps) {
  const t = useTranslations('valuationWorkbench')
  const { report, resolved, content, base } = workbench
  const { value, change, reset, isChanged } = useTabDraft(report.id, 'tree', TreeDraft, noChanges)
  const reading = useMemo(() => readStages(resolved, value), [resolved, value])
  const changed = reading.resolved
  const outcome = useMemo(() => (changed ? outcomeOf(changed) : null), [changed])
  const money = (amount: number | undefined) => formatMoneyExact(amount, context.currency)

  return (
    <>
      <TabHead
        text={t('valuationWorkbench:tree.text')}
        announcement={
          outcome
            ? `${t('valuationWorkbench:tree.rnpv')} ${formatMoney(outcome.rnpv, context.currency, context.language)}`
            : t('valuationWorkbench:correctFirst')
        }
        isChanged={isChanged}
        onReset={reset}
      />
      {outcome ? (
        <>
          <DescriptionList
            items={[
              { name: t('valuationWorkbench:tree.rnpv'), value: money(outcome.rnpv) },
              { name: t('valuationWorkbench:tree.rolledBack'), value: money(outcome.tree.rnpv) },
              { name: t('valuationWorkbench:tree.enpv'), value: money(outcome.tree.enpv) },
              { name: t('valuationWorkbench:tree.optionValue'), value: money(outcome.tree.optionValue) },
              { name: t('valuationWorkbench:tree.ofReport'), value: money(base.rnpv) },
            ]}
          />
          <p className={styles.reportNote}>{t('valuationWorkbench:tree.identity')}</p>
        </>
      ) : (
        <Alert type="warning" showIcon title={t('valuationWorkbench:correctFirst')} />
      )}
      {resolved.indications.map((indication, index) => {
        const name = indicationNameOf(content, indication.id, context.language)
        const branch = outcome?.tree.indications[index]
        return (
          <section key={indication.id} aria-label={name}>
            <h3>{name}</h3>
            {indication.stages.length === 0 ? (
              <p className={styles.reportNote}>{context.t('valuation:tree.listed')}</p>
            ) : (
              <>
                {changed && branch && (
                  <TreeDrawing
                    name={name}
                    branch={branch}
                    stages={changed.indications[index]!.stages}
                    context={context}
                  />
                )}
                <StageTable
                  name={name}
                  indication={indication}
                  shown={changed?.indications[index] ?? indication}
                  branch={branch ?? null}
                  typed={value.stages}
                  issues={reading.issues}
                  context={context}
                  onChange={(stages) => change({ stages: { ...value.stages, ...stages } })}
                />
              </>
            )}
          </section>
        )
      })}
    </>
  )
}

const outcomeOf = (resolved: Resolved) => ({ rnpv: evaluate(resolved).rnpv, tree: decisionTree(resolved) })
