import { useCallback, useMemo } from 'react'
import { pathKey, valueAt, type FieldPath } from '@/shared/form/fieldPath'
import { isFilled } from '@/shared/form/validation'
import { useTranslations } from '@/shared/i18n'
import { EvidenceButton } from '../../evidence/EvidenceButton'
import { fieldLabel, ruleTexts } from '../model/formTexts'
import { FieldWarning } from './FieldWarning'
import { useFromChecks } from './useValuationValues'
import type { FormValues } from '../model/valuationSchema'
import { canHaveEvidence, evidencePath } from '../model/evidencePaths'

/** State of a field's source: only an assumption with a value can have one. */
function sourceState(values: FormValues, path: FieldPath): 'none' | 'open' | 'given' {
  if (!canHaveEvidence(path) || !isFilled(valueAt(values, path))) return 'none'
  return isFilled(valueAt(values, evidencePath(path))) ? 'given' : 'open'
}

const remark = (path: FieldPath) => <FieldRemark path={path} />

export function useFormTexts() {
  const t = useTranslations('valuationForm')
  return {
    labels: useCallback((path: FieldPath) => fieldLabel(t, path), [t]),
    customMessage: useMemo(() => ruleTexts(t), [t]),
    remark,
  }
}

function FieldRemark({ path }: { path: FieldPath }) {
  const t = useTranslations('valuationForm')
  const key = pathKey(path)
  // A single subscription for both, because fifty fields have a remark.
  const { check, source } = useFromChecks((checks, values) => ({
    check: checks.find((it) => pathKey(it.path) === key),
    source: sourceState(values, path),
  }))
  return (
    <>
      {source !== 'none' && <EvidenceButton path={path} isGiven={source === 'given'} />}
      {check && <FieldWarning text={t(`valuationForm:warning.${check.key}`, check.params)} />}
    </>
  )
}
