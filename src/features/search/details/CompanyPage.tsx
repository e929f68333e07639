import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { read, type AnswerOf } from '@/shared/api'
import { namesOf } from '@/shared/domain/catalog/names'
import { formatNumber } from '@/shared/lib/money'
import { Facts } from '@/shared/ui/Facts'
import { PageTitle } from '@/shared/ui/PageTitle'
import { searchPath } from '../model/address'
import { searchApi } from '../model/api'
import { useWords } from '../model/useWords'
import { Block, KnownBlock, ListBlock } from './Block'
import { Detail } from './Detail'
import { useDrugs, useTrials } from './list'
import { StageCounts } from './StageCounts'
import { DealTable, DemoTag, DrugTable, RankedTable, TrialTable } from './tables'
import styles from './details.module.css'

/** Everything known about one company. */
export function CompanyPage() {
  const { id = '' } = useParams()
  const query = useQuery(read(searchApi.company, { path: { id } }))
  return (
    <Detail entity="company" query={query}>
      {(company) => <CompanyBlocks company={company} onRetry={() => void query.refetch()} />}
    </Detail>
  )
}

interface CompanyBlocksProps {
  company: AnswerOf<typeof searchApi.company>
  onRetry: () => void
}

function CompanyBlocks({ company, onRetry }: CompanyBlocksProps) {
  const { t, i18n } = useTranslation('searchDetails')
  const word = useWords()
  const [name, otherName] = namesOf(company, i18n.language)
  const ofCompany = { company: company.id }
  const chosen = { company: [company.id] }
  return (
    <>
      <PageTitle
        title={name}
        note={
          <>
            {otherName && <span className={styles.detailSoft}>{otherName}</span>}
            {company.demo && <DemoTag />}
          </>
        }
      />
      <Block title={t('overview')}>
        <Facts
          facts={[
            { name: t('company.country'), value: word('country', company.country) },
            { name: t('column.drugs'), value: formatNumber(company.drugs) },
            { name: t('company.approved'), value: formatNumber(company.approved) },
          ]}
        />
      </Block>
      <KnownBlock
        title={t('block.pipeline')}
        rows={company.byStage}
        empty={t('block.noPipeline')}
        onRetry={onRetry}
      >
        {(counts) => <StageCounts title={t('block.byStage')} counts={counts} />}
      </KnownBlock>
      <ListBlock
        title={t('target.mostAdvanced')}
        query={useDrugs(ofCompany)}
        empty={t('block.noPipeline')}
        all={searchPath({ mode: 'drug', chosen })}
      >
        {(rows) => <DrugTable caption={t('target.mostAdvanced')} rows={rows} />}
      </ListBlock>
      <KnownBlock
        title={t('block.targets')}
        rows={company.targets}
        empty={t('block.noTargets')}
        onRetry={onRetry}
      >
        {(rows) => <RankedTable entity="target" caption={t('block.targets')} rows={rows} />}
      </KnownBlock>
      <ListBlock
        title={t('block.trials')}
        query={useTrials(ofCompany)}
        empty={t('block.noTrials')}
        all={searchPath({ mode: 'trial', chosen })}
      >
        {(rows) => <TrialTable caption={t('block.trials')} rows={rows} />}
      </ListBlock>
      <KnownBlock title={t('block.deals')} rows={company.deals} empty={t('block.noDeals')} onRetry={onRetry}>
        {(deals) => <DealTable hasDrug caption={t('block.deals')} rows={deals} />}
      </KnownBlock>
    </>
  )
}
