import { useQuery } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { Link, useParams } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { Can } from '@/shared/auth/permissions'
import { namesOf, symbolOf } from '@/entities/catalog/catalogNames'
import { drugApi, type DrugDetail } from '@/entities/drugs.api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { searchPath } from '../model/searchAddress'
import { MAX_COMPARED, toggleCompared, useCompare } from '../model/compareStore'
import { StageTag } from '../model/StageTag'
import { useCodeLabels } from '../model/useCodeLabels'
import { MissingData, Block, mayHaveData, KnownBlock, ListBlock } from './Block'
import { Detail } from './Detail'
import { EngineeringBlocks } from './EngineeringBlocks'
import { EntityLink, EntityLinks } from './EntityLink'
import { usePipeline } from './useDetailLists'
import { useOwnWork, type RelatedProjects } from './OwnWork'
import { ProtectionBlocks } from './ProtectionBlocks'
import { SalesChart } from './SalesChart'
import { Sources } from './Sources'
import { DealTable, PipelineTable } from './detailTables'
import { TrialsBlock } from './EntityLists'
import { EntityPage } from './EntityPage'
import { Timeline } from './Timeline'

export function DrugPage({ RelatedProjects }: { RelatedProjects: RelatedProjects }) {
  const { id = '' } = useParams()
  const query = useQuery(apiQuery(drugApi.detail, { path: { id } }))
  return (
    <Detail entity="drug" query={query}>
      {(drug) => (
        <DrugParts drug={drug} RelatedProjects={RelatedProjects} onRetry={() => void query.refetch()} />
      )}
    </Detail>
  )
}

interface PartProps {
  drug: DrugDetail
  onRetry: () => void
}

function DrugParts({ drug, RelatedProjects, onRetry }: PartProps & { RelatedProjects: RelatedProjects }) {
  const t = useTranslations('searchDetails')
  const language = useLanguage()
  const word = useCodeLabels()
  const [name] = namesOf(drug, language)
  const [target] = drug.targets
  const { rights, patents, exclusivity, deals, sales } = drug
  const own = useOwnWork({
    valued: name,
    about: target && symbolOf(target, language),
    RelatedProjects,
  })
  return (
    <EntityPage
      entity="drug"
      record={drug}
      tags={
        <>
          <StageTag stage={drug.stage} />
          {drug.modality && <Tag>{word('modality', drug.modality)}</Tag>}
        </>
      }
      primary={
        <Can do="valuation:report:add">
          <Link className="button button-primary" to={`/valuation/form?drug=${encodeURIComponent(drug.id)}`}>
            {t('searchDetails:drug.value')}
          </Link>
        </Can>
      }
      actions={
        <>
          <CompareButton drug={drug} />
          <Can do="vdr:room:list">
            <Link className="button" to={`/vdr/vhome?${new URLSearchParams({ target: name }).toString()}`}>
              {t('searchDetails:drug.openInRoom')}
            </Link>
          </Can>
        </>
      }
      parts={{
        overview: <Overview drug={drug} onRetry={onRetry} />,
        pipeline: <Pipeline drug={drug} />,
        protection: [rights, patents, exclusivity].some(mayHaveData) && (
          <Protection drug={drug} onRetry={onRetry} />
        ),
        market: [deals, sales].some(mayHaveData) && <Market drug={drug} onRetry={onRetry} />,
        own,
      }}
    />
  )
}

const DESIGNATIONS = ['orphan', 'breakthrough', 'nrdl'] as const

function Overview({ drug, onRetry }: PartProps) {
  const t = useTranslations('searchDetails')
  const language = useLanguage()
  const word = useCodeLabels()
  const mechanism = namesOf({ nameEn: drug.mechanismEn ?? '', nameZh: drug.mechanismZh ?? '' }, language)[0]
  const granted = DESIGNATIONS.filter((status) => drug[status]).map((status) =>
    t(`searchDetails:drug.granted.${status}`),
  )
  /** Field with its sources; a missing value only means that it is not in this catalogue. */
  const catalogueField = (
    field: 'codes' | 'atc' | 'status' | 'mechanism',
    value: string | null | undefined,
  ) => ({
    name: t(`searchDetails:drug.${field}`),
    value: value ? (
      <>
        {value}
        <Sources of={drug.sources?.[field]} />
      </>
    ) : (
      t('searchDetails:notHere')
    ),
  })
  return (
    <>
      <Block title={t('searchDetails:drug.overview')}>
        <DescriptionList
          items={[
            {
              name: t('searchDetails:drug.brands'),
              value:
                [...drug.brandEn, drug.brandZh].filter(Boolean).join(t('searchDetails:listGap')) ||
                EMPTY_VALUE,
            },
            catalogueField('codes', drug.codes.join(t('searchDetails:listGap'))),
            catalogueField('atc', drug.atc),
            catalogueField('status', granted.join(t('searchDetails:listGap'))),
            { name: t('searchDetails:column.drugType'), value: word('drugType', drug.drugType) },
            { name: t('searchDetails:column.modality'), value: word('modality', drug.modality) },
            { name: t('searchDetails:drug.route'), value: word('route', drug.route) },
            {
              name: t('searchDetails:column.firstApproval'),
              value: drug.firstApprovalYear
                ? [
                    drug.firstApprovalYear,
                    drug.firstApprovalRegion && word('country', drug.firstApprovalRegion),
                  ]
                    .filter(Boolean)
                    .join(' · ')
                : EMPTY_VALUE,
            },
            ...drug.approvals.map(({ region, date, number, source }) => ({
              name: t('searchDetails:drug.approvalIn', { region: word('country', region) }),
              value: (
                <>
                  {[date, number].filter(Boolean).join(' · ')}
                  <Sources of={[source]} />
                </>
              ),
            })),
            {
              name: t('searchDetails:drug.originator'),
              value: <EntityLinks entity="company" to={drug.companies.slice(0, 1)} />,
            },
          ]}
        />
      </Block>
      <Block title={t('searchDetails:drug.targets')}>
        <DescriptionList
          items={[
            {
              name: t('searchDetails:column.targets'),
              value: <EntityLinks entity="target" to={drug.targets} />,
            },
            catalogueField('mechanism', mechanism),
          ]}
        />
      </Block>
      {drug.engineering && <EngineeringBlocks engineering={drug.engineering} />}
      <KnownBlock title={t('searchDetails:drug.timeline')} rows={drug.timeline} onRetry={onRetry}>
        {(events) => <Timeline title={t('searchDetails:drug.timelineChart')} events={events} />}
      </KnownBlock>
      <MissingData
        of={[
          [t('searchDetails:drug.timeline'), drug.timeline],
          [t('searchDetails:drug.rights'), drug.rights],
          [t('searchDetails:protection.patents'), drug.patents],
          [t('searchDetails:protection.exclusivity'), drug.exclusivity],
          [t('searchDetails:block.deals'), drug.deals],
          [t('searchDetails:drug.sales'), drug.sales],
        ]}
      />
    </>
  )
}

function Pipeline({ drug: { id, sources } }: { drug: DrugDetail }) {
  const t = useTranslations('searchDetails')
  return (
    <>
      <ListBlock
        title={t('searchDetails:drug.indications')}
        query={usePipeline({ drug: id })}
        empty={t('searchDetails:drug.noIndications')}
        all={searchPath({ mode: 'pipeline', chosen: { drug: [id] } })}
      >
        {(rows) => (
          <>
            <PipelineTable caption={t('searchDetails:drug.indications')} rows={rows} />
            <Sources of={sources?.indications} />
          </>
        )}
      </ListBlock>
      <TrialsBlock facet="drug" id={id} />
    </>
  )
}

function Protection({ drug, onRetry }: PartProps) {
  const t = useTranslations('searchDetails')
  const word = useCodeLabels()
  return (
    <>
      <KnownBlock title={t('searchDetails:drug.rights')} rows={drug.rights} onRetry={onRetry}>
        {(rights) => (
          <DataTable
            caption={t('searchDetails:drug.rights')}
            isCaptionHidden
            columns={[
              t('searchDetails:column.company'),
              t('searchDetails:column.role'),
              t('searchDetails:column.region'),
            ]}
            rows={rights.map(({ company, role, region }) => [
              <EntityLink key={company.id} entity="company" to={company} />,
              word('role', role),
              word('country', region),
            ])}
          />
        )}
      </KnownBlock>
      <ProtectionBlocks patents={drug.patents} exclusivity={drug.exclusivity} onRetry={onRetry} />
    </>
  )
}

function Market({ drug, onRetry }: PartProps) {
  const t = useTranslations('searchDetails')
  return (
    <>
      <KnownBlock title={t('searchDetails:block.deals')} rows={drug.deals} onRetry={onRetry}>
        {(deals) => <DealTable caption={t('searchDetails:block.deals')} rows={deals} />}
      </KnownBlock>
      <KnownBlock title={t('searchDetails:drug.sales')} rows={drug.sales} onRetry={onRetry}>
        {(sales) => <SalesChart title={t('searchDetails:drug.salesChart')} sales={sales} />}
      </KnownBlock>
    </>
  )
}

function CompareButton({ drug }: { drug: DrugDetail }) {
  const t = useTranslations('searchDetails')
  const { drugs } = useCompare()
  const isCompared = drugs.some(({ id }) => id === drug.id)
  const isFull = !isCompared && drugs.length >= MAX_COMPARED
  return (
    <Button
      aria-pressed={isCompared}
      disabled={isFull}
      title={isFull ? t('searchDetails:drug.compareFull', { count: MAX_COMPARED }) : undefined}
      onClick={() => toggleCompared(drug)}
    >
      {t(isCompared ? 'searchDetails:drug.compared' : 'searchDetails:drug.compare')}
    </Button>
  )
}
