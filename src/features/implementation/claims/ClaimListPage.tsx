import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import { Can } from '@/shared/auth/permissions'
import { useLabels } from '@/shared/dictionary/useLabels'
import { fetchExport } from '@/shared/files/exports'
import { DayRangeFilter } from '@/shared/list/filters/DayFilter'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { MultiSelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListExport } from '@/shared/list/page/ListExport'
import { ListTools } from '@/shared/list/page/ListTools'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { useMoneyColumn } from '@/shared/list/table/useMoneyColumn'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { claimAddress, newClaimAddress } from './claimAddresses'
import { claimApi, type ClaimRow } from './claims.api'
import { useProjects } from '../project/useProjects'

export function ClaimListPage() {
  const t = useTranslations('implementationClaims')
  const list = useList(claimApi.list)
  const states = useLabels('claim_status')
  const covers = useLabels('claim_cover')
  const events = useLabels('claim_event')
  const projects = useProjects()
  const language = useLanguage()
  const money = useMoneyColumn(list.rows)

  const labels = t('implementationClaims:column', { returnObjects: true })
  const amount = (key: 'claimed' | 'approved' | 'paid') =>
    money({ key, title: labels[key], amountOf: (row: ClaimRow) => row[key] })
  const columns = columnsOf<ClaimRow>(labels, [
    {
      key: 'no',
      isPrimary: true,
      sorter: true,
      render: (_, { id, no, project }) => (
        <>
          <Link to={claimAddress(id)}>{no}</Link>
          <div className="cell-note">{project.name}</div>
        </>
      ),
    },
    {
      key: 'state',
      mobileSlot: 'state',
      render: (state: string) => <Tag color={states.colorOf(state)}>{states.labelOf(state)}</Tag>,
    },
    { key: 'event', render: (event: string) => events.labelOf(event) },
    { key: 'occurrence', sorter: true },
    amount('claimed'),
    amount('approved'),
    amount('paid'),
    {
      key: 'insurer',
      render: (_, { insurer, policyNo }) => (
        <>
          {insurer}
          <div className="cell-note">{policyNo}</div>
        </>
      ),
    },
    { key: 'days', align: 'end', sorter: true },
    { key: 'handlerName', isHiddenByDefault: true },
    { key: 'cover', isHiddenByDefault: true, render: (cover: string) => covers.labelOf(cover) },
    { key: 'currency', isHiddenByDefault: true },
  ])
  const table = useTable('implementation:claims', columns)
  const add = (className: string) => (
    <Can do="implement:claims:edit">
      <Link className={className} to={newClaimAddress}>
        {t('implementationClaims:add')}
      </Link>
    </Can>
  )
  const { pageNum: _page, pageSize: _size, orderByColumn: _column, isAsc: _order, ...query } = list.query

  return (
    <ListPage
      title={t('implementationClaims:title')}
      list={list}
      table={table}
      actions={add('button button-primary')}
      tools={
        <ListTools list={list} table={table}>
          <ListExport
            text={t('implementationClaims:export')}
            fallbackName={t('implementationClaims:exportName')}
            fetchFile={(options) => fetchExport(claimApi.export, { query: { ...query, language } }, options)}
          />
        </ListTools>
      }
      filter={
        <FilterBar list={list} labels={labels}>
          <TextFilter name="keyword" label={t('implementationClaims:keyword')} />
          <MultiSelectFilter
            name="state"
            options={[{ value: 'open', label: t('implementationClaims:filter.open') }, ...states.options]}
          />
          <MultiSelectFilter
            name="projectId"
            label={labels.project}
            options={projects.options}
            isLoading={projects.isLoading}
          />
          <DictFilter name="cover" type="claim_cover" />
          <TextFilter name="insurer" />
          <TextFilter name="handler" label={labels.handlerName} />
          <DayRangeFilter
            from="occurredFrom"
            to="occurredTo"
            fromLabel={t('implementationClaims:filter.occurredFrom')}
            toLabel={t('implementationClaims:filter.occurredTo')}
          />
          <TextFilter name="currency" />
          <TextFilter name="paidMonth" label={t('implementationClaims:filter.paidMonth')} />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        empty={
          <Can
            do="implement:claims:edit"
            fallback={<ListEmpty list={list} text={t('implementationClaims:emptyToRead')} />}
          >
            <ListEmpty list={list} text={t('implementationClaims:empty')}>
              {add('button')}
            </ListEmpty>
          </Can>
        }
      />
    </ListPage>
  )
}
