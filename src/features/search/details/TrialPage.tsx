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
import { useText } from '@/shared/texts'
import { searchApi } from '../model/api'
import { useWords } from '../model/useWords'
import { Block, KnownBlock } from './Block'
import { Detail } from './Detail'
import { EntityLink } from './EntityLink'
import { DemoTag } from './tables'
import { outsideLink } from '@/shared/lib/addresses'
import styles from './details.module.css'

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
  const t = useText('searchDetails')
  const { i18n } = useTranslation()
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
      <Block title={t('searchDetails:trial.registration')}>
        <Facts
          facts={[
            { name: t('searchDetails:column.registration'), value: trial.id },
            { name: t('searchDetails:trial.acronym'), value: trial.acronym ?? ABSENT },
            { name: t('searchDetails:trial.otherTitle'), value: otherTitle || ABSENT },
            { name: t('searchDetails:column.phase'), value: word('phase', trial.phase) },
            { name: t('searchDetails:column.status'), value: word('status', trial.status) },
            {
              name: t('searchDetails:column.drug'),
              value: <EntityLink entity="drug" to={trial.drug} />,
            },
            {
              name: t('searchDetails:column.indication'),
              value: <EntityLink entity="indication" to={trial.indication} />,
            },
            {
              name: t('searchDetails:trial.sponsor'),
              value: <EntityLink entity="company" to={trial.sponsor} />,
            },
            { name: t('searchDetails:trial.enrolment'), value: formatNumber(trial.enrolment) },
            { name: t('searchDetails:column.start'), value: trial.start ?? ABSENT },
            { name: t('searchDetails:trial.primaryCompletion'), value: trial.primaryCompletion ?? ABSENT },
            { name: t('searchDetails:trial.result'), value: <ResultLink address={trial.resultUrl} /> },
          ]}
        />
      </Block>
      <KnownBlock
        title={t('searchDetails:trial.arms')}
        rows={trial.arms}
        empty={t('searchDetails:trial.noArms')}
        onRetry={onRetry}
      >
        {(arms) => (
          <DataTable
            caption={t('searchDetails:trial.arms')}
            isCaptionHidden
            columns={[t('searchDetails:trial.arm'), t('searchDetails:column.kind')]}
            rows={arms.map((arm) => [name(arm), word('armKind', arm.kind)])}
          />
        )}
      </KnownBlock>
      <KnownBlock
        title={t('searchDetails:trial.endpoints')}
        rows={trial.endpoints}
        empty={t('searchDetails:trial.noEndpoints')}
        onRetry={onRetry}
      >
        {(endpoints) => (
          <DataTable
            caption={t('searchDetails:trial.endpoints')}
            isCaptionHidden
            columns={[t('searchDetails:trial.endpoint'), t('searchDetails:column.kind')]}
            rows={endpoints.map((endpoint) => [name(endpoint), word('endpointKind', endpoint.kind)])}
          />
        )}
      </KnownBlock>
    </>
  )
}

/** Leads out of the app, to the host it names; only where the address is a safe one. */
function ResultLink({ address }: { address: string | null | undefined }) {
  const t = useText('searchDetails')
  const url = outsideLink(address)
  if (url?.protocol !== 'https:') return ABSENT
  return (
    <a className={styles.detailLink} href={url.href} target="_blank" rel="noopener noreferrer">
      {t('searchDetails:trial.resultAt', { host: url.host })}
    </a>
  )
}
