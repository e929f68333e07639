import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { apiQuery, type AnswerOf } from '@/shared/api'
import { namesOf } from '@/entities/catalog/catalogNames'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { searchPath } from '../model/searchAddress'
import { searchApi } from '../model/search.api'
import { useCodeLabels } from '../model/useCodeLabels'
import { MissingData, Block, mayHaveData, KnownBlock, ListBlock } from './Block'
import { Detail } from './Detail'
import { usePipeline } from './useDetailLists'
import { useOwnWork, type RelatedProjects } from './OwnWork'
import { StageCounts } from './StageCounts'
import { ApprovalTable } from './detailTables'
import { TargetsBlock, TrialsBlock } from './EntityLists'
import { EntityPage } from './EntityPage'

export type AreaBenchmark = ComponentType<{ area: string }>

interface InjectedComponents {
  AreaBenchmark: AreaBenchmark
  RelatedProjects: RelatedProjects
}

export function IndicationPage(injected: InjectedComponents) {
  const { id = '' } = useParams()
  const query = useQuery(apiQuery(searchApi.indication, { path: { id } }))
  return (
    <Detail entity="indication" query={query}>
      {(indication) => (
        <IndicationParts indication={indication} {...injected} onRetry={() => void query.refetch()} />
      )}
    </Detail>
  )
}

interface PartProps {
  indication: AnswerOf<typeof searchApi.indication>
  onRetry: () => void
}

function IndicationParts({
  indication,
  AreaBenchmark,
  RelatedProjects,
  onRetry,
}: PartProps & InjectedComponents) {
  const t = useTranslations('searchDetails')
  const language = useLanguage()
  const word = useCodeLabels()
  const { id, therapeuticArea, drugs, approved, trials, targets } = indication
  return (
    <EntityPage
      entity="indication"
      record={indication}
      tags={therapeuticArea && <Tag>{word('area', therapeuticArea)}</Tag>}
      facts={[
        { name: t('searchDetails:column.drugs'), value: formatNumber(drugs) },
        { name: t('searchDetails:indication.approvedCount'), value: formatNumber(approved) },
        { name: t('searchDetails:block.trials'), value: formatNumber(trials) },
      ]}
      parts={{
        overview: <Overview indication={indication} onRetry={onRetry} />,
        drugs: mayHaveData(approved) && <Approved id={id} />,
        targets: mayHaveData(targets) && <TargetsBlock rows={targets} onRetry={onRetry} />,
        trials: mayHaveData(trials) && <TrialsBlock facet="indication" id={id} />,
        rates: (
          <Block title={t('searchDetails:indication.benchmark')}>
            <AreaBenchmark area={therapeuticArea ?? 'all'} />
          </Block>
        ),
        own: useOwnWork({
          about: namesOf(indication, language)[0],
          chineseName: namesOf(indication, 'zh')[0],
          RelatedProjects,
        }),
      }}
    />
  )
}

function Overview({ indication, onRetry }: PartProps) {
  const t = useTranslations('searchDetails')
  const word = useCodeLabels()
  const { icd10, therapeuticArea, byStage, approved, targets, trials } = indication
  return (
    <>
      <Block title={t('searchDetails:overview')}>
        <DescriptionList
          items={[
            { name: t('searchDetails:indication.icd10'), value: icd10 ?? EMPTY_VALUE },
            { name: t('searchDetails:indication.area'), value: word('area', therapeuticArea) },
          ]}
        />
      </Block>
      <KnownBlock title={t('searchDetails:block.pipeline')} rows={byStage} onRetry={onRetry}>
        {(counts) => <StageCounts title={t('searchDetails:block.byStage')} counts={counts} />}
      </KnownBlock>
      <MissingData
        of={[
          [t('searchDetails:block.pipeline'), byStage],
          [t('searchDetails:indication.approved'), approved],
          [t('searchDetails:block.targets'), targets],
          [t('searchDetails:block.trials'), trials],
        ]}
      />
    </>
  )
}

function Approved({ id }: { id: string }) {
  const t = useTranslations('searchDetails')
  const title = t('searchDetails:indication.approved')
  return (
    <ListBlock
      title={title}
      query={usePipeline({ indication: id, stage: 'listed' })}
      empty={t('searchDetails:indication.noApproved')}
      all={searchPath({ mode: 'pipeline', chosen: { indication: [id], stage: ['listed'] } })}
    >
      {(rows) => <ApprovalTable caption={title} rows={rows} />}
    </ListBlock>
  )
}
