import { Button, Tag } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useCan } from '@/shared/auth/permissions'
import { DayRangeFilter } from '@/shared/list/filters/DayFilter'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { FlagFilter, MultiSelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { priceColumns } from '@/shared/list/table/useMoneyColumn'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import type { InstalmentAction } from '../domain/instalmentWorkflow'
import { agreedRecipient, recipientChanges } from '../domain/recipient'
import { FundTools } from './FundTools'
import { InstalmentCondition } from './instalment/InstalmentCondition'
import { instalmentActions } from './instalment/instalmentActions'
import { instalmentAddress, RECONCILE_PATH } from './model/fundAddresses'
import { instalmentApi, type Instalment } from './model/funds.api'
import { useFundViewer } from './model/useFundViewer'
import { RecipientText } from './instalment/Recipient'
import { useProjects } from '../project/useProjects'

const TAB_PARAMS = { tab: 'instalments' }

export function InstalmentList({ tabs }: { tabs: ReactNode }) {
  const t = useTranslations('implementationFunds')
  const list = useList(instalmentApi.list, TAB_PARAMS)
  const viewer = useFundViewer()
  const canReconcile = useCan('implement:fund:pay')
  const canEdit = useCan('implement:fund:edit')
  const { start, dialog } = useActionDialog(instalmentActions, viewer)
  const projects = useProjects()

  const fields = t('implementationFunds:field', { returnObjects: true })
  const columns = columnsOf<Instalment>(fields, [
    {
      key: 'code',
      isPrimary: true,
      sorter: true,
      render: (code: string, row) => (
        <>
          <Link to={instalmentAddress(row)}>{code}</Link>
          <div className="cell-note">{row.projectName}</div>
          {recipientChanges(row, agreedRecipient(row)).length > 0 && (
            <Tag color="warning">{t('implementationFunds:recipient.tag')}</Tag>
          )}
        </>
      ),
    },
    { key: 'trigger', render: (_, row) => <InstalmentCondition instalment={row} /> },
    { key: 'due', sorter: true },
    { key: 'state', dict: 'instalment_status', mobileSlot: 'state' },
    ...priceColumns(list.rows, ['amount', 'applied', 'approved', 'paid', 'variance']),
    {
      key: 'payee',
      isHiddenByDefault: true,
      render: (_, row) => <RecipientText instalment={row} field="payee" />,
    },
    { key: 'type', dict: 'fund_type', isHiddenByDefault: true },
  ])
  const table = useTable('implementation:instalments', columns)
  return (
    <ListPage
      title={t('implementationFunds:title')}
      list={list}
      table={table}
      tabs={tabs}
      actions={
        canReconcile && (
          <Link className="button" to={RECONCILE_PATH}>
            {t('implementationFunds:reconcile.open')}
          </Link>
        )
      }
      tools={<FundTools kind="instalments" list={list} table={table} />}
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('implementationFunds:keyword')} />
          <DictFilter name="state" type="instalment_status" />
          <DayRangeFilter
            from="dueFrom"
            to="dueTo"
            fromLabel={t('implementationFunds:filter.dueFrom')}
            toLabel={t('implementationFunds:filter.dueTo')}
          />
          <MultiSelectFilter
            name="projectId"
            label={fields.projectId}
            options={projects.options}
            isLoading={projects.isLoading}
          />
          <DictFilter name="type" type="fund_type" />
          <TextFilter name="payee" />
          <TextFilter name="currency" />
          <TextFilter name="paidMonth" label={t('implementationFunds:filter.paidMonth')} />
          <FlagFilter name="unpaid" label={t('implementationFunds:filter.unpaid')} />
          <FlagFilter name="varied" label={t('implementationFunds:filter.varied')} />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        empty={
          <ListEmpty
            list={list}
            text={t(
              canEdit ? 'implementationFunds:emptyInstalments' : 'implementationFunds:emptyInstalmentsToRead',
            )}
          />
        }
        renderActions={(row) => (
          <RowActions name={row.code}>
            {instalmentActions.nextSteps(row, viewer).open.map(({ action }) => (
              <Button
                key={action}
                type="link"
                size="small"
                danger={instalmentActions.needsWarning(action)}
                onClick={() => start(action, row)}
              >
                {t(`implementationFunds:action.${action as InstalmentAction}`)}
              </Button>
            ))}
          </RowActions>
        )}
      />
      {dialog}
    </ListPage>
  )
}
