import { useCallback, useMemo } from 'react'
import { pathKey, valueAt, type FieldPath } from '@/shared/form/fieldPath'
import { isFilled } from '@/shared/form/validation'
import { useTranslations } from '@/shared/i18n'
import { EvidenceButton } from '../../evidence/EvidenceButton'
import { fieldLabel, ruleTexts } from '../model/texts'
import { Warning } from './Warning'
import { useFromChecks } from './watching'
import type { FormValues } from '../model/schema'
import { bearsEvidence, evidencePath } from '../model/places'

/** Whether a field can carry a source now, and does: only assumptions that have a value can. */
function sourceState(values: FormValues, path: FieldPath): 'none' | 'open' | 'given' {
  if (!bearsEvidence(path) || !isFilled(valueAt(values, path))) return 'none'
  return isFilled(valueAt(values, evidencePath(path))) ? 'given' : 'open'
}

const remark = (path: FieldPath) => <FieldRemark path={path} />

/** What the form of a valuation says of its fields. */
export function useFormTexts() {
  const t = useTranslations('valuationForm')
  return {
    labels: useCallback((path: FieldPath) => fieldLabel(t, path), [t]),
    ownText: useMemo(() => ruleTexts(t), [t]),
    remark,
  }
}

/** Below a control: what is unusual about its value, and the way to its source. */
function FieldRemark({ path }: { path: FieldPath }) {
  const t = useTranslations('valuationForm')
  const key = pathKey(path)
  // One watch for both: fifty fields have a remark.
  const { check, source } = useFromChecks((checks, values) => ({
    check: checks.find((it) => pathKey(it.path) === key),
    source: sourceState(values, path),
  }))
  return (
    <>
      {source !== 'none' && <EvidenceButton path={path} isGiven={source === 'given'} />}
      {check && <Warning text={t(`valuationForm:warning.${check.key}`, check.params)} />}
    </>
  )
}
