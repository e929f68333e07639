import type { Words } from '@/shared/editing/words'
import { useText } from '@/shared/texts'
import { fieldLabel, type Stage } from '../model/fieldLabel'
import { useValueText } from './model/useValueText'

/** The words about a stage while it is edited. */
export function useStageWords(stage: Stage): Words {
  const t = useText('conceptsForms', 'concepts')
  const textOf = useValueText(stage)
  return { noun: t('conceptsForms:noun'), labelOf: (field) => fieldLabel(t, stage, field), textOf }
}
