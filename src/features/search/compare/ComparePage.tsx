import { CloseOutlined } from '@ant-design/icons'
import { useQueries } from '@tanstack/react-query'
import { Button, Card, Empty, Skeleton, Switch, Tag } from 'antd'
import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { namesOf } from '@/entities/catalog/catalogNames'
import { drugApi } from '@/entities/drugs.api'
import { NotInTier } from '@/entities/tiers/NotInTier'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { PageTitle } from '@/shared/ui/PageTitle'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { detailPath } from '../model/detailPath'
import { useCodeLabels } from '../model/useCodeLabels'
import { comparedIdsIn, comparePath } from './comparePath'
import { PROPERTIES, textOf } from './properties'
import compareStyles from './compare.module.css'
import resultsStyles from '../results/results.module.css'

/** Compares up to four drugs side by side; each column loads, fails and retries on its own. */
export function ComparePage() {
  const t = useTranslations('search')
  const language = useLanguage()
  const word = useCodeLabels()
  const maySee = useCan('search:api')
  const [params] = useSearchParams()
  const [showsDifferences, setShowsDifferences] = useState(false)
  const briefId = useId()
  const ids = comparedIdsIn(params)
  const drugs = useQueries({
    queries: ids.map((id) => ({
      ...apiQuery(drugApi.detail, { path: { id } }),
      staleTime: 60_000,
      enabled: maySee,
    })),
  })

  const rows = PROPERTIES.map((property) => {
    const texts = drugs.map(({ data }) => data && textOf(data, property, word, language))
    const known = texts.filter((text) => text !== undefined)
    return { property, texts, isDifferent: new Set(known).size > 1 }
  })
  const shown = showsDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows

  const title = (
    <PageTitle
      title={t('search:compare.title')}
      actions={<Link to="/search">{t('search:compare.back')}</Link>}
    />
  )
  if (!maySee || ids.length === 0) {
    return (
      <>
        {title}
        <Card>
          {maySee ? <Empty description={t('search:compare.none')} /> : <NotInTier feature="details" />}
        </Card>
      </>
    )
  }
  return (
    <>
      {title}
      <Card>
        <p className={compareStyles.compareSwitch}>
          <Switch id={briefId} size="small" checked={showsDifferences} onChange={setShowsDifferences} />{' '}
          <label htmlFor={briefId}>{t('search:compare.onlyDifferences')}</label>
        </p>
        <ScrollRegion label={t('search:compare.title')}>
          <table className={compareStyles.compareTable}>
            <thead>
              <tr>
                <th scope="col">{t('search:compare.property')}</th>
                {drugs.map((drug, index) => {
                  const id = ids[index]!
                  const others = ids.filter((each) => each !== id)
                  const name = drug.data ? namesOf(drug.data, language)[0] : id
                  return (
                    <th key={id} scope="col">
                      <Link to={detailPath('drug', id)!}>{name}</Link>
                      {drug.data?.demo && (
                        <Tag className={resultsStyles.searchDemo}>{t('search:demo')}</Tag>
                      )}{' '}
                      {others.length > 0 && (
                        <Link
                          to={comparePath(others)}
                          replace
                          aria-label={t('search:compare.remove', { name })}
                          className={compareStyles.compareRemove}
                        >
                          <CloseOutlined aria-hidden />
                        </Link>
                      )}
                      {drug.error && (
                        <div role="alert" className={compareStyles.compareFailure}>
                          <ErrorMessage failure={drug.error} />{' '}
                          <Button size="small" onClick={() => void drug.refetch()}>
                            {t('actions.retry')}
                          </Button>
                        </div>
                      )}
                    </th>
                  )
                })}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ property, texts, isDifferent }) => (
                <tr key={property} className={isDifferent ? compareStyles.compareDifferent : undefined}>
                  <th scope="row">
                    {t(`search:compare.of.${property}`)}
                    {isDifferent && <Tag color="warning">{t('search:compare.different')}</Tag>}
                  </th>
                  {texts.map((text, index) => (
                    <td key={ids[index]}>
                      {text ??
                        (drugs[index]!.isFetching && (
                          <Skeleton active title={false} paragraph={{ rows: 1 }} />
                        ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </Card>
    </>
  )
}
