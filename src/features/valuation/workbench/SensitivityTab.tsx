import { Alert } from 'antd'
import { useDeferredValue, useMemo } from 'react'
import { useTranslations } from '@/shared/i18n'
import { tornado } from '../engine'
import { regionBars } from '../reports/model/regionBars'
import { TornadoSection } from '../reports/sections/TornadoSection'
import { RangeFields } from './RangeFields'
import { readRanges } from './rangesDraft'
import { TabHead } from './TabHead'
import type { TabProps } from './workbench'

/** Effect of each driver alone on the value, between ends set by the user. */
export function SensitivityTab({ workbench, context, ranges }: TabProps) {
  const t = useTranslations('valuationWorkbench')
  const { content, resolved, base } = workbench
  const { value, change, reset, isChanged } = ranges
  const reading = useMemo(() => readRanges(value), [value])
  // Typing has priority over the chart.
  const settled = useDeferredValue(reading.ranges)
  const drawn = useMemo(
    () => ({
      ...content,
      summary: { ...content.summary, rnpv: base.rnpv },
      tornado: tornado(resolved, settled),
      regionTornado: regionBars(resolved, settled),
    }),
    [content, base.rnpv, resolved, settled],
  )
  const isValid = Object.keys(reading.issues).length === 0
  return (
    <>
      <TabHead
        text={t('valuationWorkbench:sensitivity.text')}
        announcement={isValid ? '' : t('valuationWorkbench:correctFirst')}
        isChanged={isChanged}
        onReset={reset}
      />
      {isValid ? (
        <TornadoSection content={drawn} context={context} />
      ) : (
        <Alert type="warning" showIcon title={t('valuationWorkbench:correctFirst')} />
      )}
      <RangeFields
        ranges={value.ranges}
        issues={reading.issues}
        onChange={(typed) => change({ ranges: typed })}
      />
    </>
  )
}
