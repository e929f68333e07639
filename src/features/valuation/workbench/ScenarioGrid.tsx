import { CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import { formatChange, formatMoney, formatPercent } from '@/shared/lib/money'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { useTranslations } from '@/shared/i18n'
import type { ScenarioResults } from '../engine'
import type { RegionName } from '../engine/method/valuationTypes'
import { regionName } from '../form/model/regionTexts'
import type { ChartContext } from '../reports/charts'
import { scenarioName } from '../reports/model/valuationNames'
import { CheckedNumber } from './CheckedNumber'
import { DRIVER_KEYS, unitOf, type ReadScenario, type ScenarioDraft } from './scenarioDraft'
import { issueText } from './typedNumber'
import styles from './workbench.module.css'

const MAX_NAME_LENGTH = 30

const EVERYWHERE = 'all'

export interface ScenarioColumn extends ReadScenario {
  draft: ScenarioDraft
  /** Null while the scenario is invalid. */
  result: ScenarioResults['rows'][number] | null
  /** Contribution of each region; empty when the report has no regions. */
  regions: ReadonlyMap<RegionName, number>
}

interface ScenarioGridProps {
  columns: readonly ScenarioColumn[]
  context: ChartContext
  baseValue: number
  /** Regions of the report in order; empty when it is not divided into regions. */
  regions: readonly RegionName[]
  canAdd: boolean
  onChange: (draft: ScenarioDraft) => void
  onDuplicate: (draft: ScenarioDraft) => void
  onRemove: (draft: ScenarioDraft) => void
}

export function ScenarioGrid({
  columns,
  context,
  baseValue,
  regions,
  onChange,
  ...actions
}: ScenarioGridProps) {
  const t = useTranslations('valuationWorkbench')
  const { t: reportText, language, currency } = context
  const nameOf = ({ draft }: ScenarioColumn) => scenarioName(reportText, draft.name)
  const results: { name: string; write: (result: ScenarioResults['rows'][number]) => string }[] = [
    { name: reportText('valuation:kpi.rnpv'), write: ({ rnpv }) => formatMoney(rnpv, currency, language) },
    {
      name: t('valuationWorkbench:scenarios.change'),
      write: ({ rnpv }) => formatChange(rnpv - baseValue, currency, language),
    },
    {
      name: reportText('valuation:kpi.peakSales'),
      write: ({ peakSales }) => formatMoney(peakSales, currency, language),
    },
    { name: t('valuationWorkbench:scenarios.loa'), write: ({ loa }) => formatPercent(loa[0]) },
  ]
  return (
    <ScrollRegion label={t('valuationWorkbench:scenarios.grid')}>
      <table className={`data-table ${styles.workbenchGrid}`}>
        <caption className="visually-hidden">{t('valuationWorkbench:scenarios.grid')}</caption>
        <thead>
          <tr>
            <th scope="col">{reportText('valuation:column.driver')}</th>
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
            <th scope="row">{reportText('valuation:column.weight')}</th>
            {columns.map((column) => (
              <td key={column.draft.key}>
                <CheckedNumber
                  isLabelHidden
                  label={`${nameOf(column)} · ${reportText('valuation:column.weight')}`}
                  unit="%"
                  typed={column.draft.weight}
                  issue={column.issues.weight}
                  onType={(weight) => onChange({ ...column.draft, weight })}
                />
              </td>
            ))}
          </tr>
          {regions.length > 0 && (
            <tr>
              <th scope="row">
                {t('valuationWorkbench:scenarios.region')}
                <div className="cell-note">{t('valuationWorkbench:scenarios.regionNote')}</div>
              </th>
              {columns.map((column) => (
                <td key={column.draft.key}>
                  <Select<RegionName | typeof EVERYWHERE>
                    className={styles.workbenchRegion}
                    aria-label={`${nameOf(column)} · ${t('valuationWorkbench:scenarios.region')}`}
                    value={column.draft.region ?? EVERYWHERE}
                    options={[
                      { value: EVERYWHERE, label: t('valuationWorkbench:scenarios.allRegions') },
                      ...regions.map((region) => ({ value: region, label: regionName(reportText, region) })),
                    ]}
                    onChange={(region) => {
                      const { region: _before, ...draft } = column.draft
                      onChange(region === EVERYWHERE ? draft : { ...draft, region })
                    }}
                  />
                </td>
              ))}
            </tr>
          )}
          {DRIVER_KEYS.map((driver) => (
            <tr key={driver}>
              <th scope="row">{reportText(`valuation:driver.${driver}`)}</th>
              {columns.map((column) => (
                <td key={column.draft.key}>
                  <CheckedNumber
                    isLabelHidden
                    label={`${nameOf(column)} · ${reportText(`valuation:driver.${driver}`)}`}
                    unit={t(`valuationWorkbench:unit.${unitOf(driver)}`)}
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
          {regions.map((region) => (
            <tr key={region}>
              <th scope="row">
                {regionName(reportText, region)} · {reportText('valuation:regions.contribution')}
              </th>
              {columns.map((column) => (
                <td key={column.draft.key} className="number">
                  {column.result ? formatMoney(column.regions.get(region) ?? 0, currency, language) : '—'}
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

function ColumnHead({ column, name, isOnly, canAdd, onChange, onDuplicate, onRemove }: ColumnHeadProps) {
  const t = useTranslations('valuationWorkbench')
  const { draft, issues } = column
  const issueId = `scenario-${draft.key}-issue`
  return (
    <div className={styles.workbenchColumnHead}>
      <Input
        value={name}
        maxLength={MAX_NAME_LENGTH}
        aria-label={t('valuationWorkbench:scenarios.name')}
        aria-invalid={issues.name !== undefined}
        aria-describedby={issues.name && issueId}
        {...(issues.name && { status: 'error' as const })}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <span className={styles.workbenchNowrap}>
        <Button
          type="text"
          size="small"
          icon={<CopyOutlined aria-hidden />}
          disabled={!canAdd}
          aria-label={t('valuationWorkbench:scenarios.duplicate', { name })}
          title={t('valuationWorkbench:scenarios.duplicate', { name })}
          onClick={() => onDuplicate(draft)}
        />
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          disabled={isOnly}
          aria-label={t('valuationWorkbench:scenarios.remove', { name })}
          title={t('valuationWorkbench:scenarios.remove', { name })}
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
