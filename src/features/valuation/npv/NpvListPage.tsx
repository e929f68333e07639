import { Flex, Table, Tag, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useWrite } from '@/shared/api'
import { Can } from '@/shared/auth/permissions'
import { namesOf } from '@/shared/domain/catalog/names'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { NameText } from '@/shared/ui/cells/NameText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DeleteButton } from '@/shared/ui/DeleteButton'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { ChoiceFilter, TextFilter } from '@/shared/list/filters/filterFields'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/ListPage'
import { useList } from '@/shared/list/useList'
import { MARKET_STATUSES, npvApi, type NpvRow } from './api'
import { DownloadButton } from './DownloadButton'
import { useNpvText } from './useField'

/** The saved calculations of the user. */
export function NpvListPage() {
  const t = useNpvText()
  const { t: common, i18n } = useTranslation()
  const list = useList(npvApi.list)
  const remove = useWrite(npvApi.remove, { refreshes: [npvApi] })

  const columns: TableColumnsType<NpvRow> = [
    {
      title: t('list.name'),
      dataIndex: 'name',
      key: 'name',
      sorter: true,
      render: (name: string, { id, product }) => (
        <>
          <Link to={id}>{name}</Link>
          {product && (
            <div className="cell-note">
              <NameText name={namesOf(product, i18n.language)[0]} />
            </div>
          )}
        </>
      ),
    },
    {
      title: t('list.status'),
      dataIndex: 'status',
      render: (status: NpvRow['status']) => <Tag>{t(`status.${status}`)}</Tag>,
    },
    {
      title: t('list.npv'),
      dataIndex: 'npv',
      key: 'npv',
      align: 'end',
      sorter: true,
      render: (npv: number, { currency }) => <MoneyText amount={npv} currency={currency} />,
    },
    {
      title: t('list.peakSales'),
      dataIndex: 'peakSales',
      key: 'peakSales',
      align: 'end',
      sorter: true,
      render: (sales: number, { currency }) => <MoneyText amount={sales} currency={currency} />,
    },
    { title: t('list.launch'), dataIndex: 'launchDate', key: 'launchDate', sorter: true },
    { title: t('list.baseDate'), dataIndex: 'baseDate', key: 'baseDate', sorter: true },
    {
      title: t('list.updated'),
      dataIndex: 'updateTime',
      key: 'updateTime',
      sorter: true,
      render: (time: string) => <TimeText time={time} />,
    },
    {
      title: common('columns.actions'),
      key: 'actions',
      render: (_, row) => (
        <Flex gap="middle">
          <Link to={row.id}>{t('list.open')}</Link>
          <Can do="valuation:report:add">
            <Link to={`/valuation/form?npv=${encodeURIComponent(row.id)}`}>{t('list.asValuation')}</Link>
          </Can>
          <DownloadButton row={row} format="pdf" type="link" size="small" />
          <Can do="valuation:npv:remove">
            <DeleteButton name={row.name} onDelete={() => remove({ path: { ids: row.id } })} />
          </Can>
        </Flex>
      ),
    },
  ]

  const create = (className?: string) => (
    <Can do="valuation:npv:edit">
      <Link className={className} to="/valuation/npv/new">
        {t('list.new')}
      </Link>
    </Can>
  )
  return (
    <ListPage
      title={t('list.title')}
      list={list}
      actions={create('button button-primary')}
      filter={
        <FilterBar name="npvFilter" list={list}>
          <TextFilter name="name" label={t('list.name')} />
          <ChoiceFilter
            name="status"
            label={t('list.status')}
            options={MARKET_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        </FilterBar>
      }
    >
      <Table
        columns={columns}
        {...list.table}
        locale={{
          emptyText: (
            <ListEmpty list={list} text={t('list.empty')}>
              {create()}
            </ListEmpty>
          ),
        }}
      />
    </ListPage>
  )
}
