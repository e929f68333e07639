import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { UNCERTAIN } from '../engine/method/tables'
import { CheckedNumber } from './CheckedNumber'
import { KINDS, PARAMETERS, unitOf, type ReadSimulation, type SimulationDraft } from './distributions'
import styles from './workbench.module.css'

interface DistributionFieldsProps {
  inputs: SimulationDraft['inputs']
  issues: ReadSimulation['issues']
  onChange: (changes: Partial<SimulationDraft['inputs']>) => void
}

/** One row per uncertain input: the kind of its distribution and that kind's parameters. */
export function DistributionFields({ inputs, issues, onChange }: DistributionFieldsProps) {
  const { t } = useTranslation('valuationWorkbench')
  return (
    <fieldset className={styles.workbenchRows}>
      <legend>{t('simulation.distributions')}</legend>
      {UNCERTAIN.map((input) => {
        const { kind, parameters } = inputs[input]
        const name = t(`uncertain.${input}`)
        return (
          <div key={input} className={styles.workbenchDistribution}>
            <div className={styles.workbenchField}>
              <span aria-hidden>{t('simulation.input', { name, unit: t(`unit.${unitOf(input)}`) })}</span>
              <Select
                aria-label={`${name} · ${t('simulation.kind')}`}
                value={kind}
                options={KINDS.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
                onChange={(next) => onChange({ [input]: { kind: next, parameters } })}
              />
            </div>
            {PARAMETERS[kind].map((parameter) => (
              <CheckedNumber
                key={parameter}
                label={t(`parameter.${parameter}`)}
                ariaLabel={`${name} · ${t(`parameter.${parameter}`)}`}
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
