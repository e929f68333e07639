import { useCallback, useMemo } from 'react'
import type { FieldPath } from '@/shared/form/fieldPath'
import { useText } from '@/shared/texts'
import { fieldLabel, ruleTexts } from '../model/texts'
import { FieldRemark } from './FieldRemark'

const remark = (path: FieldPath) => <FieldRemark path={path} />

/** What the form of a valuation says of its fields. */
export function useFormTexts() {
  const t = useText('valuationForm')
  return {
    labels: useCallback((path: FieldPath) => fieldLabel(t, path), [t]),
    ownText: useMemo(() => ruleTexts(t), [t]),
    remark,
  }
}
