import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import { fieldLabel, type Stage } from '../model/fieldLabel'
import { cellKey, isList } from './model/stages'

/** What the fields of a stage are called, and the columns of its lists. */
export function useStageLabels(stage: Stage) {
  const { t } = useTranslation('concepts')
  return useCallback(
    (path: FieldPath) => {
      const [list, cell] = path
      const isColumn = path.length === 2 && typeof cell === 'string' && isList(String(list))
      return isColumn ? t(cellKey(list as 'budget', cell)) : fieldLabel(t, stage, pathKey(path))
    },
    [t, stage],
  )
}
