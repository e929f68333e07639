import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { apiQuery, type AnswerOf } from '@/shared/api'
import { namesOf } from '@/entities/catalog/catalogNames'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { searchApi } from '../model/search.api'
import { useCodeLabels } from '../model/useCodeLabels'
import { MissingData, Block, mayHaveData, KnownBlock } from './Block'
import { Detail } from './Detail'
import { useOwnWork, type RelatedProjects } from './OwnWork'
import { StageCounts } from './StageCounts'
import { DealTable } from './detailTables'
import { DrugsBlock, TargetsBlock, TrialsBlock } from './EntityLists'
import { EntityPage } from './EntityPage'

export function CompanyPage({ RelatedProjects }: { RelatedProjects: RelatedProjects }) {
  const { id = '' } = useParams()
  const query = useQuery(apiQuery(searchApi.company, { path: { id } }))
  return (
    <Detail entity="company" query={query}>
      {(company) => (
        <CompanyParts
          company={company}
          RelatedProjects={RelatedProjects}
          onRetry={() => void query.refetch()}
        />
      )}
    </Detail>
  )
}

interface PartProps {
  company: AnswerOf<typeof searchApi.company>
  onRetry: () => void
}

function CompanyParts({
  company,
  RelatedProjects,
  onRetry,
}: PartProps & { RelatedProjects: RelatedProjects }) {
  const t = useTranslations('searchDetails')
  const language = useLanguage()
  const { id, drugs, approved, targets, deals } = company
  return (
    <EntityPage
      entity="company"
      record={company}
      facts={[
        { name: t('searchDetails:column.drugs'), value: formatNumber(drugs) },
        { name: t('searchDetails:company.approved'), value: formatNumber(approved) },
      ]}
      parts={{
        overview: <Overview company={company} onRetry={onRetry} />,
        drugs: mayHaveData(drugs) && <DrugsBlock facet="company" id={id} />,
        targets: mayHaveData(targets) && <TargetsBlock rows={targets} onRetry={onRetry} />,
        trials: <TrialsBlock facet="company" id={id} />,
        deals: mayHaveData(deals) && (
          <KnownBlock title={t('searchDetails:block.deals')} rows={deals} onRetry={onRetry}>
            {(rows) => <DealTable hasDrug caption={t('searchDetails:block.deals')} rows={rows} />}
          </KnownBlock>
        ),
        own: useOwnWork({
          about: namesOf(company, language)[0],
          chineseName: namesOf(company, 'zh')[0],
          RelatedProjects,
        }),
      }}
    />
  )
}

function Overview({ company, onRetry }: PartProps) {
  const t = useTranslations('searchDetails')
  const word = useCodeLabels()
  const { country, aliases, byStage, targets, deals } = company
  return (
    <>
      <Block title={t('searchDetails:overview')}>
        <DescriptionList
          items={[
            { name: t('searchDetails:company.country'), value: word('country', country) },
            {
              name: t('searchDetails:company.aliases'),
              value: aliases?.join(t('searchDetails:listGap')) || EMPTY_VALUE,
            },
          ]}
        />
      </Block>
      <KnownBlock title={t('searchDetails:block.pipeline')} rows={byStage} onRetry={onRetry}>
        {(counts) => <StageCounts title={t('searchDetails:block.byStage')} counts={counts} />}
      </KnownBlock>
      <MissingData
        of={[
          [t('searchDetails:block.pipeline'), byStage],
          [t('searchDetails:block.targets'), targets],
          [t('searchDetails:block.deals'), deals],
        ]}
      />
    </>
  )
}
