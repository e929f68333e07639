import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { read, type AnswerOf } from '@/shared/api'
import { namesOf } from '@/entities/catalog/names'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { searchPath } from '../model/address'
import { searchApi } from '../model/search.api'
import { useCodeLabels } from '../model/useWords'
import { Absent, Block, isThere, KnownBlock, ListBlock } from './Block'
import { Detail } from './Detail'
import { usePipeline } from './list'
import { useOwnWork, type RelatedProjects } from './OwnWork'
import { StageCounts } from './StageCounts'
import { ApprovalTable } from './tables'
import { TargetsBlock, TrialsBlock } from './ThingLists'
import { EntityPage } from './ThingPage'

/** What the valuation knows of a therapeutic area; handed in by the app. */
export type AreaBenchmark = ComponentType<{ area: string }>

interface OfOthers {
  AreaBenchmark: AreaBenchmark
  RelatedProjects: RelatedProjects
}

/** Everything known about one indication. */
export function IndicationPage(others: OfOthers) {
  const { id = '' } = useParams()
  const query = useQuery(read(searchApi.indication, { path: { id } }))
  return (
    <Detail entity="indication" query={query}>
      {(indication) => (
        <IndicationParts indication={indication} {...others} onRetry={() => void query.refetch()} />
      )}
    </Detail>
  )
}

interface PartProps {
  indication: AnswerOf<typeof searchApi.indication>
  onRetry: () => void
}

function IndicationParts({ indication, AreaBenchmark, RelatedProjects, onRetry }: PartProps & OfOthers) {
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
        drugs: isThere(approved) && <Approved id={id} />,
        targets: isThere(targets) && <TargetsBlock rows={targets} onRetry={onRetry} />,
        trials: isThere(trials) && <TrialsBlock facet="indication" id={id} />,
        rates: (
          <Block title={t('searchDetails:indication.benchmark')}>
            <AreaBenchmark area={therapeuticArea ?? 'all'} />
          </Block>
        ),
        own: useOwnWork({
          about: namesOf(indication, language)[0],
          writtenAs: namesOf(indication, 'zh')[0],
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
          facts={[
            { name: t('searchDetails:indication.icd10'), value: icd10 ?? EMPTY_VALUE },
            { name: t('searchDetails:indication.area'), value: word('area', therapeuticArea) },
          ]}
        />
      </Block>
      <KnownBlock title={t('searchDetails:block.pipeline')} rows={byStage} onRetry={onRetry}>
        {(counts) => <StageCounts title={t('searchDetails:block.byStage')} counts={counts} />}
      </KnownBlock>
      <Absent
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

/** Drugs on the market for it. */
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
