import { formatMoneyExact } from '@/shared/lib/money'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { useTranslations } from '@/shared/i18n'
import type { DecisionTree, ResolvedIndication } from '../engine'
import type { ChartContext } from '../reports/charts'
import { stageName } from '../reports/model/valuationNames'
import { CheckedNumber } from './CheckedNumber'
import { stageKey, typedStage, type ReadStages, type TreeDraft } from './stageChanges'
import workbenchStyles from './workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

interface StageTableProps {
  name: string
  indication: ResolvedIndication
  shown: ResolvedIndication
  branch: DecisionTree['indications'][number] | null
  typed: TreeDraft['stages']
  issues: ReadStages['issues']
  context: ChartContext
  onChange: (stages: TreeDraft['stages']) => void
}

export function StageTable({
  name,
  indication,
  shown,
  branch,
  typed,
  issues,
  context,
  onChange,
}: StageTableProps) {
  const t = useTranslations('valuationWorkbench')
  const { t: reportText, currency } = context
  const money = (amount: number | undefined) => formatMoneyExact(amount, currency)
  return (
    <ScrollRegion label={t('valuationWorkbench:tree.stages', { name })}>
      <table className={`data-table ${workbenchStyles.workbenchStages}`}>
        <caption className="visually-hidden">{t('valuationWorkbench:tree.stages', { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{reportText('valuation:column.stage')}</th>
            <th scope="col">{reportText('valuation:column.pos')}</th>
            <th scope="col">{t('valuationWorkbench:tree.cost')}</th>
            <th scope="col" className="number">
              {reportText('valuation:column.atBase')}
            </th>
            <th scope="col" className="number">
              {reportText('valuation:column.withOption')}
            </th>
            <th scope="col" className="number">
              {reportText('valuation:column.atStage')}
            </th>
          </tr>
        </thead>
        <tbody>
          {indication.stages.map((stage, index) => {
            const key = stageKey(indication.id, stage.stage)
            const stageText = stageName(reportText, stage.stage)
            const node = branch?.nodes[index]
            const fields = typedStage(stage, typed[key])
            const put = (change: TreeDraft['stages'][string]) =>
              onChange({ [key]: { ...typed[key], ...change } })
            return (
              <tr key={stage.stage}>
                <th scope="row">
                  {stageText}
                  {stage.isShared && (
                    <div className={reportStyles.reportNote}>{t('valuationWorkbench:tree.shared')}</div>
                  )}
                </th>
                {stage.isShared ? (
                  <>
                    <td>{typedStage(shown.stages[index]!, undefined).pos}%</td>
                    <td>{money(0)}</td>
                  </>
                ) : (
                  <>
                    <td>
                      <CheckedNumber
                        isLabelHidden
                        label={`${name} · ${stageText} · ${reportText('valuation:column.pos')}`}
                        unit="%"
                        typed={fields.pos}
                        issue={issues.get(key)?.pos}
                        onType={(pos) => put({ pos })}
                      />
                    </td>
                    <td>
                      <CheckedNumber
                        isLabelHidden
                        label={`${name} · ${stageText} · ${t('valuationWorkbench:tree.cost')}`}
                        unit={currency}
                        currency={currency}
                        typed={fields.cost}
                        issue={issues.get(key)?.cost}
                        onType={(cost) => put({ cost })}
                      />
                    </td>
                  </>
                )}
                <td className="number">{money(node?.value)}</td>
                <td className="number">{money(node?.valueWithOption)}</td>
                <td className="number">{money(node?.valueAtStage)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
