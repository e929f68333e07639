import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import '@/shared/list/batch/bulk.css'
import type { Selection } from '@/shared/list/useSelection'
import type { ConceptRow } from '../answers'
import type { SealAction } from './useSeal'

interface SealBarProps {
  action: SealAction
  selection: Pick<Selection<ConceptRow>, 'chosen' | 'clear'>
  onAsk: (concepts: readonly ConceptRow[]) => void
}

/** How many concepts are chosen, and what can be done with all of them. */
export function SealBar({ action, selection: { chosen, clear }, onAsk }: SealBarProps) {
  const { t } = useTranslation('conceptHalls')
  if (chosen.length === 0) return null
  return (
    <div className="bulk-bar" role="group" aria-label={t('seal.bar')}>
      <span>{t('seal.chosen', { count: chosen.length })}</span>
      <Button size="small" onClick={() => onAsk(chosen)}>
        {t(`seal.${action}.ask`)}
      </Button>
      <Button size="small" type="text" onClick={clear}>
        {t('seal.clear')}
      </Button>
    </div>
  )
}
