import { useTranslation } from 'react-i18next'
import type { Words } from '@/shared/editing/words'
import { fieldLabel, type Stage } from '../model/fieldLabel'
import { useValueText } from './model/useValueText'

/** The words about a stage while it is edited. */
export function useStageWords(stage: Stage): Words {
  const { t } = useTranslation('conceptsForms')
  const { t: concepts } = useTranslation('concepts')
  const textOf = useValueText(stage)
  return { noun: t('noun'), labelOf: (field) => fieldLabel(concepts, stage, field), textOf }
}
