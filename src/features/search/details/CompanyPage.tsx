import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { read, type AnswerOf } from '@/shared/api'
import { namesOf } from '@/shared/domain/catalog/names'
import { formatNumber } from '@/shared/lib/money'
import { Facts } from '@/shared/ui/Facts'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useText } from '@/shared/texts'
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
  const t = useText('searchDetails')
  const { i18n } = useTranslation()
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
      <Block title={t('searchDetails:overview')}>
        <Facts
          facts={[
            { name: t('searchDetails:company.country'), value: word('country', company.country) },
            { name: t('searchDetails:column.drugs'), value: formatNumber(company.drugs) },
            { name: t('searchDetails:company.approved'), value: formatNumber(company.approved) },
          ]}
        />
      </Block>
      <KnownBlock
        title={t('searchDetails:block.pipeline')}
        rows={company.byStage}
        empty={t('searchDetails:block.noPipeline')}
        onRetry={onRetry}
      >
        {(counts) => <StageCounts title={t('searchDetails:block.byStage')} counts={counts} />}
      </KnownBlock>
      <ListBlock
        title={t('searchDetails:target.mostAdvanced')}
        query={useDrugs(ofCompany)}
        empty={t('searchDetails:block.noPipeline')}
        all={searchPath({ mode: 'drug', chosen })}
      >
        {(rows) => <DrugTable caption={t('searchDetails:target.mostAdvanced')} rows={rows} />}
      </ListBlock>
      <KnownBlock
        title={t('searchDetails:block.targets')}
        rows={company.targets}
        empty={t('searchDetails:block.noTargets')}
        onRetry={onRetry}
      >
        {(rows) => <RankedTable entity="target" caption={t('searchDetails:block.targets')} rows={rows} />}
      </KnownBlock>
      <ListBlock
        title={t('searchDetails:block.trials')}
        query={useTrials(ofCompany)}
        empty={t('searchDetails:block.noTrials')}
        all={searchPath({ mode: 'trial', chosen })}
      >
        {(rows) => <TrialTable caption={t('searchDetails:block.trials')} rows={rows} />}
      </ListBlock>
      <KnownBlock
        title={t('searchDetails:block.deals')}
        rows={company.deals}
        empty={t('searchDetails:block.noDeals')}
        onRetry={onRetry}
      >
        {(deals) => <DealTable hasDrug caption={t('searchDetails:block.deals')} rows={deals} />}
      </KnownBlock>
    </>
  )
}
