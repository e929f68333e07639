import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { read, type AnswerOf } from '@/shared/api'
import { namesOf } from '@/shared/domain/catalog/names'
import { ABSENT, formatNumber } from '@/shared/lib/money'
import { Facts } from '@/shared/ui/Facts'
import { PageTitle } from '@/shared/ui/PageTitle'
import { searchPath } from '../model/address'
import { searchApi } from '../model/api'
import { useWords } from '../model/useWords'
import { Block, KnownBlock, ListBlock } from './Block'
import { Detail } from './Detail'
import { usePipeline, useTrials } from './list'
import { StageCounts } from './StageCounts'
import { ApprovalTable, RankedTable, TrialTable } from './tables'
import styles from './details.module.css'

/** What the valuation knows of a therapeutic area; handed in by the app. */
export type AreaBenchmark = ComponentType<{ area: string }>

interface IndicationPageProps {
  AreaBenchmark: AreaBenchmark
}

/** Everything known about one indication. */
export function IndicationPage({ AreaBenchmark }: IndicationPageProps) {
  const { id = '' } = useParams()
  const query = useQuery(read(searchApi.indication, { path: { id } }))
  return (
    <Detail entity="indication" query={query}>
      {(indication) => (
        <IndicationBlocks
          indication={indication}
          AreaBenchmark={AreaBenchmark}
          onRetry={() => void query.refetch()}
        />
      )}
    </Detail>
  )
}

interface IndicationBlocksProps extends IndicationPageProps {
  indication: AnswerOf<typeof searchApi.indication>
  onRetry: () => void
}

function IndicationBlocks({ indication, AreaBenchmark, onRetry }: IndicationBlocksProps) {
  const { t, i18n } = useTranslation('searchDetails')
  const word = useWords()
  const [name, otherName] = namesOf(indication, i18n.language)
  const { id, therapeuticArea } = indication
  const listedIn = { indication: [id], stage: ['listed'] }
  return (
    <>
      <PageTitle
        title={name}
        note={
          <>
            {otherName && <span className={styles.detailSoft}>{otherName}</span>}
            {therapeuticArea && <Tag>{word('area', therapeuticArea)}</Tag>}
          </>
        }
      />
      <Block title={t('overview')}>
        <Facts
          facts={[
            { name: t('indication.icd10'), value: indication.icd10 ?? ABSENT },
            { name: t('indication.area'), value: word('area', therapeuticArea) },
            { name: t('column.drugs'), value: formatNumber(indication.drugs) },
            { name: t('indication.approvedCount'), value: formatNumber(indication.approved) },
            { name: t('block.trials'), value: formatNumber(indication.trials) },
          ]}
        />
      </Block>
      <KnownBlock
        title={t('block.pipeline')}
        rows={indication.byStage}
        empty={t('block.noPipeline')}
        onRetry={onRetry}
      >
        {(counts) => <StageCounts title={t('block.byStage')} counts={counts} />}
      </KnownBlock>
      <KnownBlock
        title={t('block.targets')}
        rows={indication.targets}
        empty={t('block.noTargets')}
        onRetry={onRetry}
      >
        {(rows) => <RankedTable entity="target" caption={t('block.targets')} rows={rows} />}
      </KnownBlock>
      <ListBlock
        title={t('indication.approved')}
        query={usePipeline({ indication: id, stage: 'listed' })}
        empty={t('indication.noApproved')}
        all={searchPath({ mode: 'pipeline', chosen: listedIn })}
      >
        {(rows) => <ApprovalTable caption={t('indication.approved')} rows={rows} />}
      </ListBlock>
      <ListBlock
        title={t('block.trials')}
        query={useTrials({ indication: id })}
        empty={t('block.noTrials')}
        all={searchPath({ mode: 'trial', chosen: { indication: [id] } })}
      >
        {(rows) => <TrialTable caption={t('block.trials')} rows={rows} />}
      </ListBlock>
      <Block title={t('indication.benchmark')}>
        <AreaBenchmark area={therapeuticArea ?? 'all'} />
      </Block>
    </>
  )
}
