import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import { useApiMutation } from '@/shared/api'
import { Can, useCan } from '@/shared/auth/permissions'
import { namesOf } from '@/entities/catalog/catalogNames'
import { NameText } from '@/shared/ui/cells/NameText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable, type Column } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useMoneyColumn } from '@/shared/list/table/useMoneyColumn'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { MARKET_STATUSES, npvApi, type NpvRow } from './npv.api'
import { DownloadButton } from './DownloadButton'
import { useNpvText } from './useNpvValues'

export function NpvListPage() {
  const t = useNpvText()
  const language = useLanguage()
  const list = useList(npvApi.list)
  const money = useMoneyColumn(list.rows)
  const mayValue = useCan('valuation:report:add')
  const mayRemove = useCan('valuation:npv:remove')
  const remove = useApiMutation(npvApi.remove, { invalidates: [npvApi] })

  const columns: Column<NpvRow>[] = [
    {
      title: t('valuationNpv:list.name'),
      key: 'name',
      isPrimary: true,
      sorter: true,
      render: (name: string, { id, product }) => (
        <>
          <Link to={id}>{name}</Link>
          {product && (
            <div className="cell-note">
              <NameText name={namesOf(product, language)[0]} />
            </div>
          )}
        </>
      ),
    },
    {
      key: 'status',
      mobileSlot: 'state',
      title: t('valuationNpv:list.status'),
      render: (status: NpvRow['status']) => <Tag>{t(`valuationNpv:status.${status}`)}</Tag>,
    },
    money({ key: 'npv', title: t('valuationNpv:list.npv'), amountOf: ({ npv }) => npv }),
    money({
      key: 'peakSales',
      title: t('valuationNpv:list.peakSales'),
      amountOf: ({ peakSales }) => peakSales,
    }),
    { title: t('valuationNpv:list.launch'), key: 'launchDate', sorter: true },
    { title: t('valuationNpv:list.baseDate'), key: 'baseDate', sorter: true },
    {
      title: t('valuationNpv:list.updated'),
      key: 'updateTime',
      sorter: true,
      render: (time: string) => <TimeText time={time} />,
    },
  ]
  const table = useTable('npv', columns)

  const create = (className?: string) => (
    <Can do="valuation:npv:edit">
      <Link className={className} to="/valuation/npv/new">
        {t('valuationNpv:list.new')}
      </Link>
    </Can>
  )
  return (
    <ListPage
      title={t('valuationNpv:list.title')}
      list={list}
      table={table}
      actions={create('button button-primary')}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="name" label={t('valuationNpv:list.name')} />
          <SelectFilter
            name="status"
            label={t('valuationNpv:list.status')}
            options={MARKET_STATUSES.map((value) => ({ value, label: t(`valuationNpv:status.${value}`) }))}
          />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        renderActions={(row) => (
          <RowActions
            name={row.name}
            {...(mayRemove && { onDelete: () => remove({ path: { ids: row.id } }) })}
          >
            <Link to={row.id}>{t('valuationNpv:list.open')}</Link>
            <DownloadButton row={row} format="pdf" type="link" size="small" />
            {mayValue && (
              <Link to={`/valuation/form?npv=${encodeURIComponent(row.id)}`}>
                {t('valuationNpv:list.asValuation')}
              </Link>
            )}
          </RowActions>
        )}
        empty={
          <ListEmpty list={list} text={t('list.empty')}>
            {create()}
          </ListEmpty>
        }
      />
    </ListPage>
  )
}
