import { Button } from 'antd'
import { SelectionBar } from '@/shared/list/SelectionBar'
import type { Selection } from '@/shared/list/useSelection'
import { useTranslations } from '@/shared/i18n'
import type { ConceptRow } from '../model/answers'
import type { SealAction } from './useSeal'

interface SealBarProps {
  action: SealAction
  selection: Pick<Selection<ConceptRow>, 'chosen' | 'clear'>
  onAsk: (concepts: readonly ConceptRow[]) => void
}

/** How many concepts are chosen, and what can be done with all of them. */
export function SealBar({ action, selection, onAsk }: SealBarProps) {
  const t = useTranslations('conceptsHalls')
  const { chosen } = selection
  return (
    <SelectionBar
      label={t('conceptsHalls:seal.bar')}
      text={t('conceptsHalls:seal.chosen', { count: chosen.length })}
      selection={selection}
    >
      <Button size="small" onClick={() => onAsk(chosen)}>
        {t(`conceptsHalls:seal.${action}.ask`)}
      </Button>
    </SelectionBar>
  )
}
