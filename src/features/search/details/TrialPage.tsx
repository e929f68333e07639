import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { read, type AnswerOf } from '@/shared/api'
import { namesOf } from '@/shared/domain/catalog/names'
import { useName } from '@/shared/domain/catalog/useName'
import { ABSENT, formatNumber } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { Facts } from '@/shared/ui/Facts'
import { PageTitle } from '@/shared/ui/PageTitle'
import { searchApi } from '../model/api'
import { useWords } from '../model/useWords'
import { Block, KnownBlock } from './Block'
import { Detail } from './Detail'
import { EntityLink } from './EntityLink'
import { ResultLink } from './ResultLink'
import { DemoTag } from './tables'

/** One trial, as a registry would show it. */
export function TrialPage() {
  const { id = '' } = useParams()
  const query = useQuery(read(searchApi.trial, { path: { id } }))
  return (
    <Detail entity="trial" query={query}>
      {(trial) => <TrialBlocks trial={trial} onRetry={() => void query.refetch()} />}
    </Detail>
  )
}

interface TrialBlocksProps {
  trial: AnswerOf<typeof searchApi.trial>
  onRetry: () => void
}

function TrialBlocks({ trial, onRetry }: TrialBlocksProps) {
  const { t, i18n } = useTranslation('searchDetails')
  const word = useWords()
  const name = useName()
  const [title, otherTitle] = namesOf(trial, i18n.language)
  return (
    <>
      <PageTitle
        title={trial.acronym ? `${trial.acronym} · ${title}` : title}
        note={
          <>
            <Tag>{word('phase', trial.phase)}</Tag>
            {trial.status && <Tag>{word('status', trial.status)}</Tag>}
            {trial.demo && <DemoTag />}
          </>
        }
      />
      <Block title={t('trial.registration')}>
        <Facts
          facts={[
            { name: t('column.registration'), value: trial.id },
            { name: t('trial.acronym'), value: trial.acronym ?? ABSENT },
            { name: t('trial.otherTitle'), value: otherTitle || ABSENT },
            { name: t('column.phase'), value: word('phase', trial.phase) },
            { name: t('column.status'), value: word('status', trial.status) },
            {
              name: t('column.drug'),
              value: <EntityLink entity="drug" to={trial.drug} />,
            },
            {
              name: t('column.indication'),
              value: <EntityLink entity="indication" to={trial.indication} />,
            },
            {
              name: t('trial.sponsor'),
              value: <EntityLink entity="company" to={trial.sponsor} />,
            },
            { name: t('trial.enrolment'), value: formatNumber(trial.enrolment) },
            { name: t('column.start'), value: trial.start ?? ABSENT },
            { name: t('trial.primaryCompletion'), value: trial.primaryCompletion ?? ABSENT },
            { name: t('trial.result'), value: <ResultLink address={trial.resultUrl} /> },
          ]}
        />
      </Block>
      <KnownBlock title={t('trial.arms')} rows={trial.arms} empty={t('trial.noArms')} onRetry={onRetry}>
        {(arms) => (
          <DataTable
            caption={t('trial.arms')}
            isCaptionHidden
            columns={[t('trial.arm'), t('column.kind')]}
            rows={arms.map((arm) => [name(arm), word('armKind', arm.kind)])}
          />
        )}
      </KnownBlock>
      <KnownBlock
        title={t('trial.endpoints')}
        rows={trial.endpoints}
        empty={t('trial.noEndpoints')}
        onRetry={onRetry}
      >
        {(endpoints) => (
          <DataTable
            caption={t('trial.endpoints')}
            isCaptionHidden
            columns={[t('trial.endpoint'), t('column.kind')]}
            rows={endpoints.map((endpoint) => [name(endpoint), word('endpointKind', endpoint.kind)])}
          />
        )}
      </KnownBlock>
    </>
  )
}
