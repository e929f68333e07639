import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import { Warning } from '../form/fields/Warning'
import type { NpvText } from './texts'
import { NPV_WARNINGS, warningsOnce, type NpvWarning } from './warnings'
import { useNpvText, useNpvValues } from './watching'

/** Warnings that the valuation form words as well. */
const SHARED = ['growthHigh', 'shareHigh', 'costsExceedSales', 'waccUnusual'] as const

function warningText(t: NpvText, { key, params }: NpvWarning): string {
  const shared = SHARED.find((name) => name === key)
  if (shared) return t(`valuationForm:warning.${shared}`, params)
  return t(`warning.${key as Exclude<(typeof NPV_WARNINGS)[number], (typeof SHARED)[number]>}`, params)
}

/** Below a control: what is unusual about its value. */
export function FieldRemark({ path }: { path: FieldPath }) {
  const t = useNpvText()
  const key = pathKey(path)
  const warning = useNpvValues(
    (values) => warningsOnce(values).find((it) => pathKey(it.path) === key) ?? null,
  )
  return warning && <Warning text={warningText(t, warning)} />
}
