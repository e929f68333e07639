import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { useParams } from 'react-router-dom'
import { apiQuery, type AnswerOf } from '@/shared/api'
import { namesOf } from '@/entities/catalog/catalogNames'
import { useLocalizedName } from '@/entities/catalog/useLocalizedName'
import { externalLink } from '@/shared/lib/addresses'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { searchApi } from '../model/search.api'
import { useCodeLabels } from '../model/useCodeLabels'
import { MissingData, Block, mayHaveData, KnownBlock } from './Block'
import { Detail } from './Detail'
import { EntityLink } from './EntityLink'
import { useOwnWork, type RelatedProjects } from './OwnWork'
import { EntityPage } from './EntityPage'
import styles from './details.module.css'

export function TrialPage({ RelatedProjects }: { RelatedProjects: RelatedProjects }) {
  const { id = '' } = useParams()
  const query = useQuery(apiQuery(searchApi.trial, { path: { id } }))
  return (
    <Detail entity="trial" query={query}>
      {(trial) => (
        <TrialParts trial={trial} RelatedProjects={RelatedProjects} onRetry={() => void query.refetch()} />
      )}
    </Detail>
  )
}

interface PartProps {
  trial: AnswerOf<typeof searchApi.trial>
  onRetry: () => void
}

function TrialParts({ trial, RelatedProjects, onRetry }: PartProps & { RelatedProjects: RelatedProjects }) {
  const t = useTranslations('searchDetails')
  const labelOf = useCodeLabels()
  const name = useLocalizedName()
  const { acronym, phase, status, drug, indication, arms, endpoints } = trial
  return (
    <EntityPage
      entity="trial"
      record={trial}
      title={[acronym, name(trial)].filter(Boolean).join(' · ')}
      tags={
        <>
          <Tag>{labelOf('phase', phase)}</Tag>
          {status && <Tag>{labelOf('status', status)}</Tag>}
        </>
      }
      facts={[
        { name: t('searchDetails:column.drug'), value: <EntityLink entity="drug" to={drug} /> },
        {
          name: t('searchDetails:column.indication'),
          value: <EntityLink entity="indication" to={indication} />,
        },
      ]}
      parts={{
        overview: <Registration trial={trial} />,
        design: [arms, endpoints].some(mayHaveData) && <Design trial={trial} onRetry={onRetry} />,
        own: useOwnWork({
          valued: drug ? name(drug) : undefined,
          about: indication ? name(indication) : undefined,
          chineseName: indication ? namesOf(indication, 'zh')[0] : undefined,
          RelatedProjects,
        }),
      }}
    />
  )
}

function Registration({ trial }: Pick<PartProps, 'trial'>) {
  const t = useTranslations('searchDetails')
  const language = useLanguage()
  const [, otherTitle] = namesOf(trial, language)
  return (
    <>
      <Block title={t('searchDetails:trial.registration')}>
        <DescriptionList
          items={[
            { name: t('searchDetails:column.registration'), value: trial.id },
            { name: t('searchDetails:trial.acronym'), value: trial.acronym ?? EMPTY_VALUE },
            { name: t('searchDetails:trial.otherTitle'), value: otherTitle || EMPTY_VALUE },
            {
              name: t('searchDetails:trial.sponsor'),
              value: <EntityLink entity="company" to={trial.sponsor} />,
            },
            { name: t('searchDetails:trial.enrolment'), value: formatNumber(trial.enrolment) },
            { name: t('searchDetails:column.start'), value: trial.start ?? EMPTY_VALUE },
            {
              name: t('searchDetails:trial.primaryCompletion'),
              value: trial.primaryCompletion ?? EMPTY_VALUE,
            },
            { name: t('searchDetails:trial.result'), value: <ResultLink address={trial.resultUrl} /> },
          ]}
        />
      </Block>
      <MissingData
        of={[
          [t('searchDetails:trial.arms'), trial.arms],
          [t('searchDetails:trial.endpoints'), trial.endpoints],
        ]}
      />
    </>
  )
}

function Design({ trial: { arms, endpoints }, onRetry }: PartProps) {
  const t = useTranslations('searchDetails')
  const labelOf = useCodeLabels()
  const name = useLocalizedName()
  return (
    <>
      <KnownBlock title={t('searchDetails:trial.arms')} rows={arms} onRetry={onRetry}>
        {(rows) => (
          <DataTable
            caption={t('searchDetails:trial.arms')}
            isCaptionHidden
            columns={[t('searchDetails:trial.arm'), t('searchDetails:column.kind')]}
            rows={rows.map((arm) => [name(arm), labelOf('armKind', arm.kind)])}
          />
        )}
      </KnownBlock>
      <KnownBlock title={t('searchDetails:trial.endpoints')} rows={endpoints} onRetry={onRetry}>
        {(rows) => (
          <DataTable
            caption={t('searchDetails:trial.endpoints')}
            isCaptionHidden
            columns={[t('searchDetails:trial.endpoint'), t('searchDetails:column.kind')]}
            rows={rows.map((endpoint) => [name(endpoint), labelOf('endpointKind', endpoint.kind)])}
          />
        )}
      </KnownBlock>
    </>
  )
}

/** Links to the host of the URL, in a new tab; only if the URL is https. */
function ResultLink({ address }: { address: string | null | undefined }) {
  const t = useTranslations('searchDetails')
  const url = externalLink(address)
  if (url?.protocol !== 'https:') return EMPTY_VALUE
  return (
    <a className={styles.detailLink} href={url.href} target="_blank" rel="noopener noreferrer">
      {t('searchDetails:trial.resultAt', { host: url.host })}
    </a>
  )
}
