import { Tag, Tooltip } from 'antd'
import { Link } from 'react-router-dom'
import { useApiMutation } from '@/shared/api'
import { Can, useCan } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import { hasFeature } from '@/entities/tiers/tiers'
import { UpgradeLink } from '@/entities/tiers/UpgradeLink'
import { REPORT_STATES, type ReportRow } from '@/entities/report/reports.api'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { SelectFilter, FlagFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { NameText } from '@/shared/ui/cells/NameText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable, type Column } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useMoneyColumn } from '@/shared/list/table/useMoneyColumn'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useSelection } from '@/shared/list/useSelection'
import { useTranslations } from '@/shared/i18n'
import { reportsApi, reportReads } from './model/reportRows.api'
import { BulkBar } from './bulk/BulkBar'
import { DownloadButton } from './DownloadButton'
import { ReportStateTag } from './ReportStateTag'
import { UnlockButton } from './unlock/UnlockButton'
import { isInProgress, useProgress } from './useProgress'

export function ReportListPage() {
  const t = useTranslations('valuation', 'valuationReports')
  const list = useList(reportsApi.list)
  const selection = useSelection<ReportRow>(({ pipelineName }) => pipelineName)
  const mayChoose = useCan({ any: ['valuation:report:remove', 'valuation:report:download'] })
  const mayAdd = useCan('valuation:report:add')
  const mayEdit = useCan('valuation:report:edit')
  const mayShare = useCan('vdr:report:share')
  const mayRemove = useCan('valuation:report:remove')
  /** True for users whose reports unlock as soon as they are computed; others can unlock each one. */
  const isAutoUnlocked = useSession(({ roles }) => hasFeature(roles, 'unlocked'))
  const progress = useProgress(list.rows)
  const money = useMoneyColumn(list.rows)
  const remove = useApiMutation(reportsApi.remove, { invalidates: [reportReads] })

  const columns: Column<ReportRow>[] = [
    {
      title: t('valuation:list.pipeline'),
      key: 'pipelineName',
      isPrimary: true,
      sorter: true,
      render: (name: string, row) => (
        <>
          <Link to={row.id}>{name}</Link>
          <div className="cell-note">
            <NameText name={row.companyName} />
          </div>
        </>
      ),
    },
    {
      key: 'currentStage',
      title: t('valuation:list.stage'),
      mobileSlot: 'plain',
      dict: 'clinical_phase',
    },
    {
      title: t('valuation:list.state'),
      key: 'state',
      mobileSlot: 'state',
      render: (_, row) => (
        <div className="tags">
          <ReportStateTag progress={progress.get(row.id) ?? row} />
          {row.outdated && (
            <Tooltip title={t(`valuation:outdated.${row.outdated}`)}>
              <Tag color="warning" tabIndex={0}>
                {t('valuation:outdated.tag')}
              </Tag>
            </Tooltip>
          )}
        </div>
      ),
    },
    money({ key: 'rnpv', title: t('valuation:list.rnpv'), amountOf: ({ rnpv }) => rnpv }),
    {
      key: 'version',
      title: t('valuation:list.version'),
      align: 'end',
      render: (version: number) => `v${version}`,
    },
    { title: t('valuation:list.baseDate'), key: 'baseDate', sorter: true },
    {
      title: t('valuation:list.created'),
      key: 'createTime',
      sorter: true,
      render: (time: string) => <TimeText time={time} />,
    },
  ]
  const table = useTable('reports', columns)

  return (
    <ListPage
      title={t('valuation:list.title')}
      list={list}
      table={table}
      actions={
        <>
          {!isAutoUnlocked && <UpgradeLink to="unlocked" isButton />}
          <Can do="valuation:report:add">
            <Link className="button button-primary" to="/valuation/form">
              {t('valuation:list.new')}
            </Link>
          </Can>
        </>
      }
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="pipelineName" label={t('valuation:list.pipeline')} />
          <SelectFilter
            name="state"
            label={t('valuation:list.state')}
            options={REPORT_STATES.map((value) => ({ value, label: t(`valuation:state.${value}`) }))}
          />
          <DictFilter name="currentStage" label={t('valuation:list.stage')} type="clinical_phase" />
          <FlagFilter name="outdated" label={t('valuation:outdated.tag')} />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        {...(mayChoose ? { rowSelection: selection.rowSelection } : {})}
        renderActions={(row) => (
          <RowActions
            name={row.pipelineName}
            {...(mayRemove && { onDelete: () => remove({ path: { ids: row.id } }) })}
          >
            <Link to={row.id}>{t('valuation:list.open')}</Link>
            {row.state === 'locked' ? (
              <UnlockButton report={row} type="link" size="small" />
            ) : (
              <DownloadButton report={row} format="pdf" type="link" size="small" />
            )}
            {mayShare && row.state === 'complete' && (
              <Link to={`/vdr/share?report=${row.id}&version=${row.version}`}>
                {t('valuation:page.share')}
              </Link>
            )}
            {mayEdit && !isInProgress(row.state) && (
              <Link to={`${row.id}/edit`}>{t('valuation:list.recalculate')}</Link>
            )}
          </RowActions>
        )}
        empty={
          <ListEmpty list={list} text={t(mayAdd ? 'valuation:list.empty' : 'valuation:list.emptyToRead')}>
            {mayAdd && <Link to="/valuation/form">{t('valuation:list.new')}</Link>}
          </ListEmpty>
        }
      />
      {mayChoose && <BulkBar selection={selection} />}
    </ListPage>
  )
}
