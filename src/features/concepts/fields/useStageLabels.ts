import { useCallback } from 'react'
import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import { useText } from '@/shared/texts'
import { fieldLabel, type Stage } from '../model/fieldLabel'
import { cellKey, isList } from './model/stages'

/** What the fields of a stage are called, and the columns of its lists. */
export function useStageLabels(stage: Stage) {
  const t = useText('concepts')
  return useCallback(
    (path: FieldPath) => {
      const [list, cell] = path
      const isColumn = path.length === 2 && typeof cell === 'string' && isList(String(list))
      return isColumn ? t(cellKey(list as 'budget', cell)) : fieldLabel(t, stage, pathKey(path))
    },
    [t, stage],
  )
}
