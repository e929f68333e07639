import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useCan } from '@/shared/auth/permissions'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { priceColumns } from '@/shared/list/table/useMoneyColumn'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { AgreementForm } from './agreement/AgreementForm'
import { FundTools } from './FundTools'
import { agreementAddress } from './model/fundAddresses'
import { fundApi, type AgreementRow } from './model/funds.api'
import { useProjects } from '../project/useProjects'

const TAB_PARAMS = { tab: 'agreements' }

export function AgreementList({ tabs }: { tabs: ReactNode }) {
  const t = useTranslations('implementationFunds')
  const list = useList(fundApi.list, TAB_PARAMS)
  const canEdit = useCan('implement:fund:edit')
  const [openForm, setOpenForm] = useState<{ agreement?: AgreementRow } | null>(null)
  const projects = useProjects()

  const fields = t('implementationFunds:field', { returnObjects: true })
  const columns = columnsOf<AgreementRow>(fields, [
    {
      key: 'no',
      isPrimary: true,
      sorter: true,
      render: (no: string, { id, projectName }) => (
        <>
          <Link to={agreementAddress(id)}>{no}</Link>
          <div className="cell-note">{projectName}</div>
        </>
      ),
    },
    { key: 'type', dict: 'fund_type', mobileSlot: 'state' },
    { key: 'payee' },
    ...priceColumns(list.rows, ['total', 'scheduled', 'paid']),
    { key: 'nextDue', sorter: true },
    { key: 'signedOn', sorter: true },
    { key: 'account', isHiddenByDefault: true },
  ])
  const table = useTable('implementation:agreements', columns)
  const add = (type: 'primary' | 'default') =>
    canEdit && (
      <Button type={type} onClick={() => setOpenForm({})}>
        {t('implementationFunds:add')}
      </Button>
    )
  return (
    <ListPage
      title={t('implementationFunds:title')}
      list={list}
      table={table}
      tabs={tabs}
      actions={add('primary')}
      tools={<FundTools kind="agreements" list={list} table={table} />}
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('implementationFunds:keyword')} />
          <DictFilter name="type" type="fund_type" />
          <SelectFilter
            name="projectId"
            label={fields.projectId}
            options={projects.options}
            isLoading={projects.isLoading}
          />
          <TextFilter name="payee" />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        empty={
          <ListEmpty
            list={list}
            text={t(canEdit ? 'implementationFunds:empty' : 'implementationFunds:emptyToRead')}
          >
            {add('default')}
          </ListEmpty>
        }
        {...(canEdit && {
          renderActions: (agreement: AgreementRow) => (
            <RowActions name={agreement.no} onEdit={() => setOpenForm({ agreement })} />
          ),
        })}
      />
      {openForm && (
        <AgreementForm
          key={openForm.agreement?.id}
          agreement={openForm.agreement}
          onClose={() => setOpenForm(null)}
        />
      )}
    </ListPage>
  )
}
