import { Select } from 'antd'
import { Link } from 'react-router-dom'
import { formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { UNCERTAIN_INPUTS } from '../engine/method/methodTables'
import { CheckedNumber } from './CheckedNumber'
import { kindsOf, PARAMETERS, unitOf, type ReadSimulation, type SimulationDraft } from './distributions'
import type { ReadRanges, Triangle } from './rangesDraft'
import styles from './workbench.module.css'

interface DistributionFieldsProps {
  inputs: SimulationDraft['inputs']
  issues: ReadSimulation['issues']
  ranges: ReadRanges['triangles']
  onChange: (changes: Partial<SimulationDraft['inputs']>) => void
}

/** A row per uncertain input, with the kind of its distribution and the parameters of that kind. */
export function DistributionFields({ inputs, issues, ranges, onChange }: DistributionFieldsProps) {
  const t = useTranslations('valuationWorkbench')
  return (
    <fieldset className={styles.workbenchRows}>
      <legend>{t('valuationWorkbench:simulation.distributions')}</legend>
      {UNCERTAIN_INPUTS.map((input) => {
        const { kind, parameters } = inputs[input]
        const name = t(`valuationWorkbench:uncertain.${input}`)
        return (
          <div key={input} className={styles.workbenchDistribution}>
            <div className={styles.workbenchField}>
              <span aria-hidden>
                {t('valuationWorkbench:simulation.input', {
                  name,
                  unit: t(`valuationWorkbench:unit.${unitOf(input)}`),
                })}
              </span>
              <Select
                aria-label={`${name} · ${t('valuationWorkbench:simulation.kind')}`}
                value={kind}
                options={kindsOf(input).map((each) => ({
                  value: each,
                  label: t(`valuationWorkbench:kind.${each}`),
                }))}
                onChange={(next) => onChange({ [input]: { kind: next, parameters } })}
              />
            </div>
            {kind === 'range' && <RangeNote range={ranges[input]} />}
            {PARAMETERS[kind].map((parameter) => (
              <CheckedNumber
                key={parameter}
                label={t(`valuationWorkbench:parameter.${parameter}`)}
                ariaLabel={`${name} · ${t(`valuationWorkbench:parameter.${parameter}`)}`}
                typed={parameters[parameter]}
                issue={issues[input][parameter]}
                onType={(typed) =>
                  onChange({ [input]: { kind, parameters: { ...parameters, [parameter]: typed } } })
                }
              />
            ))}
          </div>
        )
      })}
    </fieldset>
  )
}

/** Values of the sensitivity tab, where they can be changed. */
function RangeNote({ range }: { range: Triangle | null | undefined }) {
  const t = useTranslations('valuationWorkbench')
  const ends = range && {
    low: formatNumber(range.low),
    base: formatNumber(range.base),
    high: formatNumber(range.high),
  }
  return (
    <p className={ends ? styles.workbenchTaken : `${styles.workbenchTaken} ${styles.workbenchIssue}`}>
      {ends ? t('valuationWorkbench:simulation.range', ends) : t('valuationWorkbench:simulation.rangeWrong')}{' '}
      <Link to={{ search: '?tab=sensitivity' }} replace>
        {t('valuationWorkbench:simulation.toRange')}
      </Link>
    </p>
  )
}
