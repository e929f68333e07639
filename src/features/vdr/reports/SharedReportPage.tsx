import { Button, Tag, Tooltip } from 'antd'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useRoom, useRoomCan, useTags } from '@/features/rooms'
import { Can } from '@/shared/auth/permissions'
import { changeSearchParams } from '@/shared/list/searchParams'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useMoneyColumn } from '@/shared/list/table/useMoneyColumn'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { NameText } from '@/shared/ui/cells/NameText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useListFormat, useTranslations } from '@/shared/i18n'
import { sharedReportApi, type SharedReport } from './sharedReports.api'
import { reportName } from './scenarioRules'
import { PublishForm } from './PublishForm'

export default function SharedReportPage() {
  const t = useTranslations('vdrReports')
  const { id: roomId, role } = useRoom()
  const list = useList(sharedReportApi.list, { roomId })
  const mayPublish = useRoomCan('report:publish')
  const mayShare = useRoomCan('report:share')
  const isLeader = role === 'admin'
  const { tags } = useTags()
  const money = useMoneyColumn(list.rows)
  const [params] = useSearchParams()
  const [published, publish] = useState<SharedReport | null>(null)

  const listed = useListFormat()
  const fields = t('vdrReports:field', { returnObjects: true })
  const readersOf = (ids: readonly string[]) =>
    listed(tags.filter(({ id }) => ids.includes(id)).map(({ name }) => name)) || t('vdrReports:nobody')

  const columns = columnsOf<SharedReport>(fields, [
    {
      key: 'pipelineName',
      isPrimary: true,
      sorter: true,
      render: (name: string, { id, companyName, scenario, reason }) => (
        <>
          <Link to={`?${changeSearchParams(params, { report: id })}`}>{name}</Link>
          <div className="cell-note">
            <NameText
              name={scenario ? t('vdrReports:scenarioOf', { name: scenario, reason }) : companyName}
            />
          </div>
        </>
      ),
    },
    {
      key: 'version',
      mobileSlot: 'state',
      render: (version: number, { outdated }) => (
        <>
          v{version}{' '}
          {outdated && (
            <Tooltip
              title={t(outdated === 'evidence' ? 'vdrReports:outdatedByEvidence' : 'vdrReports:outdatedWhy')}
            >
              <Tag color="warning" tabIndex={0}>
                {t('vdrReports:outdated')}
              </Tag>
            </Tooltip>
          )}
        </>
      ),
    },
    money({ key: 'rnpv', title: fields.rnpv, amountOf: ({ rnpv }) => rnpv }),
    { key: 'baseDate', sorter: true },
    {
      key: 'assumptions',
      render: (count: number, { evidenced }) => t('vdrReports:assumptions', { count, evidenced }),
    },
    {
      key: 'sharedTime',
      mobileSlot: 'plain',
      sorter: true,
      render: (time: string, { sharedBy }) => (
        <>
          <TimeText time={time} />
          <div className="cell-note">{sharedBy}</div>
        </>
      ),
    },
    ...(isLeader ? [{ key: 'tagIds', render: readersOf }] : []),
  ])
  const table = useTable('vdr:reports', columns)

  return (
    <ListPage
      title={t('vdrReports:title')}
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('vdrReports:keyword')} />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        empty={
          <ListEmpty list={list} text={t(mayShare ? 'vdrReports:empty' : 'vdrReports:emptyToRead')}>
            {mayShare && (
              <Can do="valuation:report:list">
                <Link className="button" to="/valuation/report">
                  {t('vdrReports:toReports')}
                </Link>
              </Can>
            )}
          </ListEmpty>
        }
        {...(mayPublish && {
          renderActions: (report: SharedReport) => (
            <RowActions name={nameOf(report)}>
              <Button type="link" size="small" onClick={() => publish(report)}>
                {t('vdrReports:publish.action')}
              </Button>
            </RowActions>
          ),
        })}
      />
      {published && mayPublish && (
        <PublishForm
          key={published.id}
          report={published}
          name={nameOf(published)}
          onClose={() => publish(null)}
        />
      )}
    </ListPage>
  )
}

const nameOf = ({ pipelineName, version, scenario }: SharedReport) =>
  reportName(pipelineName, version, scenario)
