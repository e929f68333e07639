import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { apiQuery, type AnswerOf } from '@/shared/api'
import { symbolOf } from '@/entities/catalog/catalogNames'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { searchApi } from '../model/search.api'
import { StageTag } from '../model/StageTag'
import { useCodeLabels } from '../model/useCodeLabels'
import { MissingData, Block, mayHaveData, KnownBlock } from './Block'
import { Detail } from './Detail'
import { useOwnWork, type RelatedProjects } from './OwnWork'
import { StageModality } from './StageModality'
import { RankedTable } from './detailTables'
import { DrugsBlock, TrialsBlock } from './EntityLists'
import { EntityPage } from './EntityPage'
import styles from './details.module.css'

export function TargetPage({ RelatedProjects }: { RelatedProjects: RelatedProjects }) {
  const { id = '' } = useParams()
  const query = useQuery(apiQuery(searchApi.target, { path: { id } }))
  return (
    <Detail entity="target" query={query}>
      {(target) => (
        <TargetParts target={target} RelatedProjects={RelatedProjects} onRetry={() => void query.refetch()} />
      )}
    </Detail>
  )
}

interface PartProps {
  target: AnswerOf<typeof searchApi.target>
  onRetry: () => void
}

function TargetParts({ target, RelatedProjects, onRetry }: PartProps & { RelatedProjects: RelatedProjects }) {
  const t = useTranslations('searchDetails')
  const language = useLanguage()
  const word = useCodeLabels()
  const symbol = symbolOf(target, language)
  return (
    <EntityPage
      entity="target"
      record={target}
      tags={target.stage && <StageTag stage={target.stage} />}
      facts={[
        { name: t('searchDetails:target.class'), value: word('targetClass', target.targetClass) },
        { name: t('searchDetails:column.drugs'), value: formatNumber(target.drugs) },
      ]}
      parts={{
        overview: <Overview target={target} onRetry={onRetry} />,
        drugs: mayHaveData(target.drugs) && <DrugsBlock facet="target" id={target.id} />,
        places: [target.indications, target.companies].some(mayHaveData) && (
          <RelatedEntities target={target} onRetry={onRetry} />
        ),
        trials: <TrialsBlock facet="target" id={target.id} />,
        own: useOwnWork({ valued: symbol, about: symbol, RelatedProjects }),
      }}
    />
  )
}

function Overview({ target, onRetry }: PartProps) {
  const t = useTranslations('searchDetails')
  return (
    <>
      <Block title={t('searchDetails:overview')}>
        <DescriptionList
          items={[
            { name: t('searchDetails:target.symbol'), value: target.symbol ?? EMPTY_VALUE },
            { name: t('searchDetails:target.uniprot'), value: target.uniprot ?? EMPTY_VALUE },
          ]}
        />
      </Block>
      <KnownBlock title={t('searchDetails:target.drugs')} rows={target.byStageAndModality} onRetry={onRetry}>
        {(pairs) => <StageModality title={t('searchDetails:target.byStage')} pairs={pairs} />}
      </KnownBlock>
      <MissingData
        of={[
          [t('searchDetails:target.drugs'), target.byStageAndModality],
          [t('searchDetails:target.indications'), target.indications],
          [t('searchDetails:target.companies'), target.companies],
        ]}
      />
    </>
  )
}

function RelatedEntities({ target, onRetry }: PartProps) {
  const t = useTranslations('searchDetails')
  return (
    <div className={styles.detailColumns}>
      <KnownBlock title={t('searchDetails:target.indications')} rows={target.indications} onRetry={onRetry}>
        {(rows) => (
          <RankedTable entity="indication" caption={t('searchDetails:target.indications')} rows={rows} />
        )}
      </KnownBlock>
      <KnownBlock title={t('searchDetails:target.companies')} rows={target.companies} onRetry={onRetry}>
        {(rows) => <RankedTable entity="company" caption={t('searchDetails:target.companies')} rows={rows} />}
      </KnownBlock>
    </div>
  )
}
