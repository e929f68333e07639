import { useTranslations } from '@/shared/i18n'
import { CheckedNumber } from './CheckedNumber'
import { defaultEnd, EMPTY_RANGE, ENDS, isDrawn, type RangesDraft, type ReadRanges } from './rangesDraft'
import { DRIVER_KEYS, ruleOf, unitOf } from './scenarioDraft'
import styles from './workbench.module.css'

interface RangeFieldsProps {
  ranges: RangesDraft['ranges']
  issues: ReadRanges['issues']
  onChange: (ranges: RangesDraft['ranges']) => void
}

/** A row per driver: its ends, and its most likely value if the simulation draws it. */
export function RangeFields({ ranges, issues, onChange }: RangeFieldsProps) {
  const t = useTranslations('valuationWorkbench', 'valuation')
  return (
    <fieldset className={styles.workbenchRows}>
      <legend>{t('valuationWorkbench:sensitivity.ranges')}</legend>
      {DRIVER_KEYS.map((driver) => {
        const name = t(`valuation:driver.${driver}`)
        const typed = ranges[driver] ?? EMPTY_RANGE
        return (
          <div key={driver} className={`${styles.workbenchDistribution} ${styles.workbenchRange}`}>
            <span aria-hidden>
              {t('valuationWorkbench:simulation.input', {
                name,
                unit: t(`valuationWorkbench:unit.${unitOf(driver)}`),
              })}
            </span>
            {ENDS.map((end) => {
              const label = t(`valuationWorkbench:sensitivity.${end}`)
              return end === 'base' && !isDrawn(driver) ? (
                <span key={end} />
              ) : (
                <CheckedNumber
                  key={end}
                  label={label}
                  ariaLabel={`${name} · ${label}`}
                  typed={typed[end]}
                  placeholder={String(defaultEnd(driver, end))}
                  isInteger={ruleOf(driver).isInteger ?? false}
                  issue={issues[driver]?.[end]}
                  onType={(value) => onChange({ ...ranges, [driver]: { ...typed, [end]: value } })}
                />
              )
            })}
          </div>
        )
      })}
    </fieldset>
  )
}
