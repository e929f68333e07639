import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { read, type AnswerOf } from '@/shared/api'
import { namesOf } from '@/shared/domain/catalog/names'
import { ABSENT, formatNumber } from '@/shared/lib/money'
import { Facts } from '@/shared/ui/Facts'
import { PageTitle } from '@/shared/ui/PageTitle'
import { searchPath } from '../model/address'
import { searchApi } from '../model/api'
import { StageTag } from '../parts/StageTag'
import { useWords } from '../model/useWords'
import { Block, KnownBlock, ListBlock } from './Block'
import { Detail } from './Detail'
import { useDrugs, useTrials } from './list'
import { StageModality } from './StageModality'
import { DrugTable, RankedTable, TrialTable } from './tables'
import styles from './details.module.css'

/** Everything known about one target. */
export function TargetPage() {
  const { id = '' } = useParams()
  const query = useQuery(read(searchApi.target, { path: { id } }))
  return (
    <Detail entity="target" query={query}>
      {(target) => <TargetBlocks target={target} onRetry={() => void query.refetch()} />}
    </Detail>
  )
}

interface TargetBlocksProps {
  target: AnswerOf<typeof searchApi.target>
  onRetry: () => void
}

function TargetBlocks({ target, onRetry }: TargetBlocksProps) {
  const { t, i18n } = useTranslation('searchDetails')
  const word = useWords()
  const [name, otherName] = namesOf(target, i18n.language)
  const ofTarget = { target: target.id }
  const chosen = { target: [target.id] }
  return (
    <>
      <PageTitle
        title={name}
        note={
          <>
            {otherName && <span className={styles.detailSoft}>{otherName}</span>}
            {target.stage && <StageTag stage={target.stage} />}
          </>
        }
      />
      <Block title={t('overview')}>
        <Facts
          facts={[
            { name: t('target.symbol'), value: target.symbol ?? ABSENT },
            { name: t('target.uniprot'), value: target.uniprot ?? ABSENT },
            { name: t('target.class'), value: word('targetClass', target.targetClass) },
            { name: t('column.drugs'), value: formatNumber(target.drugs) },
          ]}
        />
      </Block>
      <KnownBlock
        title={t('target.drugs')}
        rows={target.byStageAndModality}
        empty={t('block.noPipeline')}
        onRetry={onRetry}
      >
        {(pairs) => <StageModality title={t('target.byStage')} pairs={pairs} />}
      </KnownBlock>
      <ListBlock
        title={t('target.mostAdvanced')}
        query={useDrugs(ofTarget)}
        empty={t('block.noPipeline')}
        all={searchPath({ mode: 'drug', chosen })}
      >
        {(rows) => <DrugTable caption={t('target.mostAdvanced')} rows={rows} />}
      </ListBlock>
      <div className={styles.detailColumns}>
        <KnownBlock
          title={t('target.indications')}
          rows={target.indications}
          empty={t('target.noIndications')}
          onRetry={onRetry}
        >
          {(rows) => <RankedTable entity="indication" caption={t('target.indications')} rows={rows} />}
        </KnownBlock>
        <KnownBlock
          title={t('target.companies')}
          rows={target.companies}
          empty={t('target.noCompanies')}
          onRetry={onRetry}
        >
          {(rows) => <RankedTable entity="company" caption={t('target.companies')} rows={rows} />}
        </KnownBlock>
      </div>
      <ListBlock
        title={t('block.trials')}
        query={useTrials(ofTarget)}
        empty={t('block.noTrials')}
        all={searchPath({ mode: 'trial', chosen })}
      >
        {(rows) => <TrialTable caption={t('block.trials')} rows={rows} />}
      </ListBlock>
    </>
  )
}
