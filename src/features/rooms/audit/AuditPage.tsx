import { Link, useSearchParams } from 'react-router-dom'
import { DictTag } from '@/shared/dictionary/DictTag'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable, type Column } from '@/shared/list/table/ListTable'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useSelection } from '@/shared/list/useSelection'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { useRoom, useRoomApi, useRoomCan } from '../room/roomContext'
import { AUDIT_TABS, auditApis, WAITING_DAYS, type Submission } from './audit.api'
import { VERSION_PARAM } from '../room/addresses'
import { BulkApproval } from './BulkApproval'
import { CheckSummary } from './Checks'
import { Desk } from './Desk'
import { WaitingTime } from './WaitingTime'

export default function AuditPage() {
  const t = useTranslations('roomsAudit')
  const { api, roomId } = useRoomApi(auditApis)
  const { types } = useRoom().upload
  const list = useList(api.list, { roomId })
  const [params] = useSearchParams()
  const mayDecide = useRoomCan('documentaudit:decide')
  const selection = useSelection<Submission>(({ name }) => name)
  const tab = list.query.tab ?? 'waiting'

  const addressWith = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name)
      else next.set(name, value)
    return { search: `?${next}` }
  }

  const columns: Column<Submission>[] = [
    {
      key: 'name',
      title: t('roomsAudit:field.name'),
      isPrimary: true,
      render: (_, { id, name, folders }) => (
        <>
          <Link to={addressWith({ [VERSION_PARAM]: id })}>{name}</Link>
          <div className="cell-note">{folders.join(' / ')}</div>
        </>
      ),
    },
    { key: 'submitterName', title: t('roomsAudit:field.submitterName'), mobileSlot: 'plain' },
    {
      key: 'versionNo',
      title: t('roomsAudit:field.versionNo'),
      render: (_, { versionNo, currentVersionNo }) =>
        currentVersionNo
          ? t('roomsAudit:replaces', { no: versionNo, current: currentVersionNo })
          : t('roomsAudit:version', { no: versionNo }),
    },
    { key: 'type', title: t('roomsAudit:field.type') },
    {
      key: 'submitTime',
      title: t('roomsAudit:field.submitTime'),
      sorter: true,
      render: (time: string) => <TimeText time={time} />,
    },
    tab === 'waiting'
      ? {
          key: 'waiting',
          title: t('roomsAudit:field.waiting'),
          render: (_, { submitTime }) => <WaitingTime since={submitTime} />,
        }
      : {
          key: 'decideTime',
          title: t('roomsAudit:field.decideTime'),
          sorter: true,
          render: (time: string) => <TimeText time={time} />,
        },
    {
      key: 'state',
      title: t('roomsAudit:field.state'),
      mobileSlot: 'state',
      render: (_, { state }) => <DictTag type="vdr_doc_status" value={state} />,
    },
    {
      key: 'checks',
      title: t('roomsAudit:field.checks'),
      render: (_, { checks }) => <CheckSummary checks={checks} />,
    },
  ]
  const table = useTable('rooms:audit', columns)
  const openId = params.get(VERSION_PARAM)
  if (openId !== null)
    return (
      <Desk
        list={list}
        openId={openId}
        addressOf={(id) => addressWith({ [VERSION_PARAM]: id })}
        queueAddress={addressWith({ [VERSION_PARAM]: null })}
      />
    )

  return (
    <ListPage
      title={t('roomsAudit:title')}
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      tabs={
        <LinkTabs
          label={t('roomsAudit:title')}
          shown={tab}
          tabs={AUDIT_TABS.map((key) => ({
            key,
            text: t(`roomsAudit:tab.${key}`),
            to: addressWith({ tab: key === 'waiting' ? null : key, pageNum: null }),
          }))}
        />
      }
      filter={
        <FilterBar list={list}>
          <TextFilter name="keyword" label={t('roomsAudit:keyword')} />
          <SelectFilter
            name="type"
            label={t('roomsAudit:field.type')}
            options={types.map((value) => ({ value, label: value }))}
          />
          <SelectFilter
            name="waiting"
            label={t('roomsAudit:field.waiting')}
            options={WAITING_DAYS.map((value) => ({
              value,
              label: t('roomsAudit:waitingDays', { count: Number(value) }),
            }))}
          />
        </FilterBar>
      }
    >
      <BulkApproval selection={selection} />
      <ListTable
        list={list}
        table={table}
        {...(mayDecide && tab === 'waiting' && { rowSelection: selection.rowSelection })}
        empty={<ListEmpty list={list} text={t(`roomsAudit:empty.${tab}`)} />}
      />
    </ListPage>
  )
}
