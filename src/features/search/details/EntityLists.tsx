import { useTranslations } from '@/shared/i18n'
import type { AnswerOf } from '@/shared/api'
import { searchPath } from '../model/searchAddress'
import type { searchApi } from '../model/search.api'
import { KnownBlock, ListBlock } from './Block'
import { useDrugs, useTrials } from './useDetailLists'
import { DrugTable, RankedTable, TrialTable } from './detailTables'

interface EntityListProps {
  facet: 'drug' | 'indication' | 'target' | 'company'
  id: string
}

export function DrugsBlock({ facet, id }: EntityListProps) {
  const t = useTranslations('searchDetails')
  const title = t('searchDetails:target.mostAdvanced')
  return (
    <ListBlock
      title={title}
      query={useDrugs({ [facet]: id })}
      empty={t('searchDetails:block.noPipeline')}
      all={searchPath({ mode: 'drug', chosen: { [facet]: [id] } })}
    >
      {(rows) => <DrugTable caption={title} rows={rows} />}
    </ListBlock>
  )
}

export function TrialsBlock({ facet, id }: EntityListProps) {
  const t = useTranslations('searchDetails')
  const title = t('searchDetails:block.trials')
  return (
    <ListBlock
      title={title}
      query={useTrials({ [facet]: id })}
      empty={t('searchDetails:block.noTrials')}
      all={searchPath({ mode: 'trial', chosen: { [facet]: [id] } })}
    >
      {(rows) => <TrialTable caption={title} rows={rows} />}
    </ListBlock>
  )
}

interface TargetsBlockProps {
  rows: AnswerOf<typeof searchApi.company>['targets']
  onRetry: () => void
}

export function TargetsBlock({ rows, onRetry }: TargetsBlockProps) {
  const t = useTranslations('searchDetails')
  const title = t('searchDetails:block.targets')
  return (
    <KnownBlock title={title} rows={rows} onRetry={onRetry}>
      {(ranked) => <RankedTable entity="target" caption={title} rows={ranked} />}
    </KnownBlock>
  )
}
