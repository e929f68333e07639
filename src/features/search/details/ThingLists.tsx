import { useTranslations } from '@/shared/i18n'
import type { AnswerOf } from '@/shared/api'
import { searchPath } from '../model/address'
import type { searchApi } from '../model/search.api'
import { KnownBlock, ListBlock } from './Block'
import { useDrugs, useTrials } from './list'
import { DrugTable, RankedTable, TrialTable } from './tables'

interface OfThingProps {
  facet: 'drug' | 'indication' | 'target' | 'company'
  id: string
}

/** The drugs of a thing, the most advanced first. */
export function DrugsOf({ facet, id }: OfThingProps) {
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

/** The trials of a thing, the latest first. */
export function TrialsOf({ facet, id }: OfThingProps) {
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

interface TargetsOfProps {
  rows: AnswerOf<typeof searchApi.company>['targets']
  onRetry: () => void
}

/** What the drugs of a thing act on. */
export function TargetsOf({ rows, onRetry }: TargetsOfProps) {
  const t = useTranslations('searchDetails')
  const title = t('searchDetails:block.targets')
  return (
    <KnownBlock title={title} rows={rows} onRetry={onRetry}>
      {(ranked) => <RankedTable entity="target" caption={title} rows={ranked} />}
    </KnownBlock>
  )
}
