import { useCallback } from 'react'
import type { EditLabels } from '@/shared/autosave/editLabels'
import { pathKey, type FieldPath } from '@/shared/form/fieldPath'
import { useTranslations } from '@/shared/i18n'
import { fieldLabel, type Stage } from '../model/fieldLabel'
import { useValueText } from './useValueText'

export function useStageTexts(stage: Stage): EditLabels {
  const t = useTranslations('conceptsForms', 'concepts')
  const textOf = useValueText(stage)
  return { noun: t('conceptsForms:noun'), labelOf: (field) => fieldLabel(t, stage, field), textOf }
}

/** Labels of a stage's fields, and of the columns of its lists. */
export function useStageLabels(stage: Stage) {
  const t = useTranslations('concepts')
  return useCallback(
    (path: FieldPath) => {
      const [list, cell] = path
      const isColumn = path.length === 2 && typeof cell === 'string'
      return isColumn
        ? t(`concepts:cell.${list}.${cell}` as 'concepts:cell.budget.item')
        : fieldLabel(t, stage, pathKey(path))
    },
    [t, stage],
  )
}
