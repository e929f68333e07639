import { CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent } from '@/shared/lib/money'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import type { ScenarioResults } from '../engine'
import type { ChartContext } from '../reports/charts'
import { scenarioName } from '../reports/model/text'
import { CheckedNumber } from './CheckedNumber'
import { DRIVER_KEYS, unitOf, type ReadScenario, type ScenarioDraft } from './scenarioDraft'
import { issueText } from './typed'
import styles from './workbench.module.css'

/** Characters of a scenario's name. */
const LONGEST_NAME = 30

export interface ScenarioColumn extends ReadScenario {
  draft: ScenarioDraft
  /** Null while something in it is wrong. */
  result: ScenarioResults['rows'][number] | null
}

interface ScenarioGridProps {
  columns: readonly ScenarioColumn[]
  context: ChartContext
  /** The report's rNPV, which the scenarios are compared with. */
  baseValue: number
  canAdd: boolean
  onChange: (draft: ScenarioDraft) => void
  onDuplicate: (draft: ScenarioDraft) => void
  onRemove: (draft: ScenarioDraft) => void
}

/** Drivers as rows, scenarios as columns, their results below. */
export function ScenarioGrid({ columns, context, baseValue, onChange, ...actions }: ScenarioGridProps) {
  const { t } = useTranslation('valuationWorkbench')
  const { t: reportText, currency } = context
  const nameOf = ({ draft }: ScenarioColumn) => scenarioName(reportText, draft.name)
  const results: { name: string; write: (result: ScenarioResults['rows'][number]) => string }[] = [
    { name: reportText('kpi.rnpv'), write: ({ rnpv }) => formatMoney(rnpv, currency) },
    { name: t('scenarios.change'), write: ({ rnpv }) => formatMoney(rnpv - baseValue, currency) },
    { name: reportText('kpi.peakSales'), write: ({ peakSales }) => formatMoney(peakSales, currency) },
    { name: t('scenarios.loa'), write: ({ loa }) => formatPercent(loa[0]) },
  ]
  return (
    <ScrollRegion label={t('scenarios.grid')}>
      <table className={`data-table ${styles.workbenchGrid}`}>
        <caption className="visually-hidden">{t('scenarios.grid')}</caption>
        <thead>
          <tr>
            <th scope="col">{reportText('column.driver')}</th>
            {columns.map((column) => (
              <th key={column.draft.key} scope="col">
                <ColumnHead
                  column={column}
                  name={nameOf(column)}
                  isOnly={columns.length === 1}
                  onChange={onChange}
                  {...actions}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{reportText('column.weight')}</th>
            {columns.map((column) => (
              <td key={column.draft.key}>
                <CheckedNumber
                  isLabelHidden
                  label={`${nameOf(column)} · ${reportText('column.weight')}`}
                  unit="%"
                  typed={column.draft.weight}
                  issue={column.issues.weight}
                  onType={(weight) => onChange({ ...column.draft, weight })}
                />
              </td>
            ))}
          </tr>
          {DRIVER_KEYS.map((driver) => (
            <tr key={driver}>
              <th scope="row">{reportText(`driver.${driver}`)}</th>
              {columns.map((column) => (
                <td key={column.draft.key}>
                  <CheckedNumber
                    isLabelHidden
                    label={`${nameOf(column)} · ${reportText(`driver.${driver}`)}`}
                    unit={t(`unit.${unitOf(driver)}`)}
                    placeholder={unitOf(driver) === 'factor' ? '1' : '0'}
                    typed={column.draft.drivers[driver] ?? ''}
                    issue={column.issues[driver]}
                    onType={(typed) =>
                      onChange({
                        ...column.draft,
                        drivers: { ...column.draft.drivers, [driver]: typed },
                      })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {results.map(({ name, write }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map(({ draft, result }) => (
                <td key={draft.key} className="number">
                  {result ? write(result) : '—'}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </ScrollRegion>
  )
}

interface ColumnHeadProps extends Pick<
  ScenarioGridProps,
  'canAdd' | 'onChange' | 'onDuplicate' | 'onRemove'
> {
  column: ScenarioColumn
  name: string
  isOnly: boolean
}

/** The scenario's name, which can be changed, and what can be done with it. */
function ColumnHead({ column, name, isOnly, canAdd, onChange, onDuplicate, onRemove }: ColumnHeadProps) {
  const { t } = useTranslation('valuationWorkbench')
  const { draft, issues } = column
  const issueId = `scenario-${draft.key}-issue`
  return (
    <div className={styles.workbenchColumnHead}>
      <Input
        value={name}
        maxLength={LONGEST_NAME}
        aria-label={t('scenarios.name')}
        aria-invalid={issues.name !== undefined}
        aria-describedby={issues.name && issueId}
        {...(issues.name && { status: 'error' as const })}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <span className={styles.workbenchNowrap}>
        <Button
          type="text"
          size="small"
          icon={<CopyOutlined />}
          disabled={!canAdd}
          aria-label={t('scenarios.duplicate', { name })}
          title={t('scenarios.duplicate', { name })}
          onClick={() => onDuplicate(draft)}
        />
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          disabled={isOnly}
          aria-label={t('scenarios.remove', { name })}
          title={t('scenarios.remove', { name })}
          onClick={() => onRemove(draft)}
        />
      </span>
      {issues.name && (
        <span id={issueId} className={styles.workbenchIssue}>
          {issueText(t, issues.name)}
        </span>
      )}
    </div>
  )
}
