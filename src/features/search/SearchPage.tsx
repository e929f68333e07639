import { StarOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Tag } from 'antd'
import { Suspense, useCallback, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { quotaApi } from '@/entities/quota.api'
import { useAddressState } from '@/shared/list/useAddressState'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { withMode, isList, SearchAddress, searchPath, type Mode, type Search } from './model/searchAddress'
import type { List } from './model/search.api'
import { ModeSwitch } from './box/ModeSwitch'
import { SearchBox } from './box/SearchBox'
import { CompareTray } from './compare/CompareTray'
import { CompanyResults } from './results/CompanyResults'
import { DrugResults } from './results/DrugResults'
import { IndicationResults } from './results/IndicationResults'
import { IntegratedResults } from './results/IntegratedResults'
import { PipelineResults } from './results/PipelineResults'
import type { ResultProps } from './results/resultProps'
import { TargetResults } from './results/TargetResults'
import { TrialResults } from './results/TrialResults'
import { usePrefetchResult } from './results/useResult'
import styles from './box/box.module.css'

const SavedSearches = lazyWithRetry(() => import('./saved/SavedSearches'))

const EngineeredResults = (props: ResultProps) => <DrugResults {...props} list="engineered" />

const RESULTS: Readonly<Record<List, ComponentType<ResultProps>>> = {
  drug: DrugResults,
  engineered: EngineeredResults,
  pipeline: PipelineResults,
  indication: IndicationResults,
  target: TargetResults,
  company: CompanyResults,
  trial: TrialResults,
}

function Results({ search, onSearch }: ResultProps) {
  const { mode } = search
  if (!isList(mode)) return <IntegratedResults search={search} onSearch={onSearch} />
  const ListResults = RESULTS[mode]
  return <ListResults key={mode} search={search} onSearch={onSearch} />
}

/** Search page for the full catalogue. The address is the only state of a search. */
export function SearchPage() {
  const t = useTranslations('search')
  const navigate = useNavigate()
  const { state: search } = useAddressState(SearchAddress)
  const ask = usePrefetchResult()
  const show = useCallback(
    (next: Search) => {
      ask(next)
      void navigate(searchPath(next))
    },
    [ask, navigate],
  )

  function submit(mode: Mode, keyword: string) {
    // A new keyword or mode drops the filters, which could hide all results.
    if (mode !== search.mode || keyword !== search.keyword) show({ ...withMode(search, mode), keyword })
  }

  return (
    <>
      <PageTitle title={t('search:title')} note={<QuotaTag />} actions={<SavedButton />} />
      <Card className={styles.searchTop} styles={{ body: { padding: 16 } }}>
        <ModeSwitch mode={search.mode} onSwitch={(mode) => show(withMode(search, mode))} />
        <SearchBox mode={search.mode} keyword={search.keyword} onSearch={submit} />
      </Card>
      <Results search={search} onSearch={show} />
      <CompareTray />
    </>
  )
}

function QuotaTag() {
  const t = useTranslations('search')
  const left = useQuery(apiQuery(quotaApi.left, {})).data?.searchLeft
  if (left === null || left === undefined) return null
  return <Tag color={left > 0 ? 'default' : 'warning'}>{t('search:quota', { count: left })}</Tag>
}

function SavedButton() {
  const t = useTranslations('search')
  const [isOpen, setOpen] = useState<boolean | null>(null) // null until first opened
  return (
    <>
      <Button icon={<StarOutlined />} onClick={() => setOpen(true)}>
        {t('search:saved.title')}
      </Button>
      <Suspense>
        {isOpen !== null && <SavedSearches isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
