import { useQuery } from '@tanstack/react-query'
import { Empty } from 'antd'
import { Link, useParams } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { useAddressState } from '@/shared/list/useAddressState'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { reportApi } from '../reports/model/report.api'
import { chosenPair, PairAddress } from './versionAddress'
import { Comparison } from './Comparison'
import { VersionPicker } from './VersionPicker'
import styles from './versions.module.css'

/** Compares two versions of a report, which are stored in the URL. */
export function VersionsPage() {
  const { id = '' } = useParams()
  const t = useTranslations('valuationVersions')
  const { state, put } = useAddressState(PairAddress)
  const history = useQuery(apiQuery(reportApi.history, { path: { id } }))
  const pair = history.data && chosenPair(history.data, state)
  // Same query as in `Comparison`, so it is fetched once.
  const newer = useQuery({
    ...apiQuery(reportApi.detail, { path: { id }, query: { version: pair?.[1] } }),
    enabled: Boolean(pair),
  })
  const name = newer.data?.pipelineName
  const choose = (a: number, b: number) => put({ a: String(a), b: String(b) })
  return (
    <>
      <PageTitle
        title={name === undefined ? t('valuationVersions:title') : t('valuationVersions:titleOf', { name })}
        actions={
          <Link className="button" to={`/valuation/report/${id}`}>
            {t('valuationVersions:toReport')}
          </Link>
        }
      />
      {!history.data && (
        <QueryFallback
          failed={t('valuationVersions:historyFailed')}
          error={history.error}
          onRetry={history.refetch}
          rows={12}
          loading={t('valuationVersions:loading')}
        />
      )}
      {pair === null && <Empty description={t('valuationVersions:single')} />}
      {pair && history.data && (
        <>
          <div className={styles.versionsChoice}>
            <VersionPicker
              label={t('valuationVersions:older.label')}
              history={history.data}
              value={pair[0]}
              onChange={(version) => choose(version, pair[1])}
            />
            <VersionPicker
              label={t('valuationVersions:newer')}
              history={history.data}
              value={pair[1]}
              onChange={(version) => choose(pair[0], version)}
            />
          </div>
          <Comparison id={id} older={pair[0]} newer={pair[1]} />
        </>
      )}
    </>
  )
}
