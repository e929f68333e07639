import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldPath } from '@/shared/form/fieldPath'
import { fieldLabel, ruleTexts } from '../model/texts'
import { FieldRemark } from './FieldRemark'

const remark = (path: FieldPath) => <FieldRemark path={path} />

/** What the form of a valuation says of its fields. */
export function useFormTexts() {
  const { t } = useTranslation('valuationForm')
  return {
    labels: useCallback((path: FieldPath) => fieldLabel(t, path), [t]),
    ownText: useMemo(() => ruleTexts(t), [t]),
    remark,
  }
}
