import { useQuery } from '@tanstack/react-query'
import { Card, Empty, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Page } from '@/shared/api'
import { rowKey, dedupeRowKeys } from '@/shared/list/rowKeys'
import { InvalidRows } from '@/shared/list/InvalidRows'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { withMode, searchPath } from '../model/searchAddress'
import { StageTag } from '../model/StageTag'
import { NameCell } from './resultCells'
import type { ResultProps } from './resultProps'
import { ResultFailure } from './ResultFailure'
import { UnderstoodChips } from './UnderstoodChips'
import { integratedQuery, useSyncQuota } from './useResult'
import styles from './results.module.css'

export function IntegratedResults({ search, onSearch }: ResultProps) {
  const t = useTranslations('search')
  const language = useLanguage()
  const { keyword } = search
  const answer = useQuery(integratedQuery(search, language))
  useSyncQuota(answer.data?.quotaLeft, answer.dataUpdatedAt)

  if (answer.error && !answer.isFetching) {
    return (
      <Card>
        <ResultFailure failure={answer.error} onRetry={() => void answer.refetch()} />
      </Card>
    )
  }
  if (!answer.data) {
    return (
      <Card>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Card>
    )
  }
  const { drug, target, indication, company, trial, understood } = answer.data
  const chips = (
    <UnderstoodChips parts={understood} onKeyword={(text) => onSearch({ ...search, keyword: text })} />
  )
  if ([drug, target, indication, company, trial].every(({ total }) => total === 0)) {
    return (
      <Card>
        {chips}
        <Empty description={t('search:none.integrated')} />
      </Card>
    )
  }

  const group = (
    mode: 'drug' | 'target' | 'indication' | 'company' | 'trial',
    { total, invalidRows }: Page<unknown>,
    rows: ReactNode[],
  ) =>
    total !== 0 && (
      <Card
        key={mode}
        size="small"
        title={<h2 className="card-title">{t(`search:entity.${mode}`)}</h2>}
        extra={
          <Link to={searchPath(withMode(search, mode))}>
            {total === null ? t('search:integrated.allUncounted') : t('search:integrated.all', { total })}
          </Link>
        }
      >
        <ul>{rows}</ul>
        <InvalidRows rows={invalidRows} />
      </Card>
    )

  return (
    <>
      {chips}
      <div className={styles.searchGroups}>
        {group(
          'drug',
          drug,
          dedupeRowKeys(drug.rows).map((row) => (
            <li key={rowKey(row)} className={styles.searchStaged}>
              <div>
                <NameCell
                  entity="drug"
                  entry={row}
                  keyword={keyword}
                  others={row.brandEn}
                  isDemo={row.demo}
                  reason={row.reason}
                />
              </div>
              <StageTag stage={row.stage} />
            </li>
          )),
        )}
        {group(
          'target',
          target,
          dedupeRowKeys(target.rows).map((row) => (
            <li key={rowKey(row)}>
              <NameCell entity="target" entry={row} keyword={keyword} others={[row.symbol]} />
            </li>
          )),
        )}
        {group(
          'indication',
          indication,
          dedupeRowKeys(indication.rows).map((row) => (
            <li key={rowKey(row)}>
              <NameCell entity="indication" entry={row} keyword={keyword} others={[row.icd10]} />
            </li>
          )),
        )}
        {group(
          'company',
          company,
          dedupeRowKeys(company.rows).map((row) => (
            <li key={rowKey(row)}>
              <NameCell entity="company" entry={row} keyword={keyword} isDemo={row.demo} />
            </li>
          )),
        )}
        {group(
          'trial',
          trial,
          dedupeRowKeys(trial.rows).map((row) => (
            <li key={rowKey(row)}>
              <NameCell
                entity="trial"
                entry={row}
                keyword={keyword}
                others={[row.acronym, row.id]}
                isDemo={row.demo}
              />
            </li>
          )),
        )}
      </div>
    </>
  )
}
