import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/shared/api'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import { today } from '@/shared/lib/dates'
import { ABSENT } from '@/shared/lib/money'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { ChoiceFilter, TextFilter } from '@/shared/list/filters/filters'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable, type Column } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { DeleteButton } from '@/shared/ui/DeleteButton'
import { useRoom, useRoomCan } from '../room/roomContext'
import { RoomScreen } from '../room/RoomScreen'
import { useScope } from '../room/scope'
import { DEADLINES, deadlineOf, patentApis, type Patent } from './api'
import { PatentForm } from './PatentForm'

const DEADLINE_COLOURS = { overdue: 'error', 30: 'warning', 90: 'default' } as const

const text = (value: string | null | undefined) => value || ABSENT

export default function PatentPage() {
  return (
    <RoomScreen>
      <Patents />
    </RoomScreen>
  )
}

/** The patents of the room in hand, with what falls due. */
function Patents() {
  const { t } = useTranslation('roomsPatents')
  const { id: roomId } = useRoom()
  const api = patentApis[useScope()]
  const list = useList(api.list, { roomId })
  const remove = useWrite(api.remove, { refreshes: [api] })
  const mayEdit = useRoomCan('patent:edit')
  const [edited, edit] = useState<{ patent?: Patent } | null>(null)

  const columns: Column<Patent>[] = [
    {
      key: 'applicationNo',
      title: t('field.applicationNo'),
      dataIndex: 'applicationNo',
      isName: true,
      sorter: true,
    },
    { key: 'title', title: t('field.title'), dataIndex: 'title', render: text },
    { key: 'applicant', title: t('field.applicant'), dataIndex: 'applicant', render: text },
    {
      key: 'kind',
      title: t('field.kind'),
      render: (_, { kind }) => <DictTag type="patent_kind" value={kind} />,
    },
    {
      key: 'legalStatus',
      title: t('field.legalStatus'),
      render: (_, { legalStatus }) => <DictTag type="patent_legal_status" value={legalStatus} />,
    },
    { key: 'patentNo', title: t('field.patentNo'), dataIndex: 'patentNo', render: text },
    {
      key: 'applicationDate',
      title: t('field.applicationDate'),
      dataIndex: 'applicationDate',
      sorter: true,
      render: text,
    },
    { key: 'expiry', title: t('field.expiry'), dataIndex: 'lastDay', sorter: true, render: text },
    {
      key: 'nextFeeDate',
      title: t('field.nextFeeDate'),
      dataIndex: 'nextFeeDate',
      sorter: true,
      render: (day: string | null) => <FeeDay day={day} />,
    },
    {
      key: 'firstCountry',
      title: t('field.firstCountry'),
      dataIndex: 'firstCountry',
      isExtra: true,
      render: text,
    },
    { key: 'family', title: t('field.family'), dataIndex: 'family', isExtra: true, render: text },
  ]
  const table = useTable('rooms:patents', columns)
  const add = mayEdit && (
    <Button type="primary" onClick={() => edit({})}>
      {t('add')}
    </Button>
  )

  return (
    <ListPage
      title={t('title')}
      list={list}
      table={table}
      actions={add}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="keyword" label={t('keyword')} />
          <ChoiceFilter
            name="deadline"
            label={t('deadline.label')}
            options={DEADLINES.map((value) => ({ value, label: t(`deadline.${value}`) }))}
          />
          <DictFilter name="legalStatus" label={t('field.legalStatus')} type="patent_legal_status" />
          <DictFilter name="kind" label={t('field.kind')} type="patent_kind" />
          <TextFilter name="firstCountry" label={t('field.firstCountry')} />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        empty={
          <ListEmpty list={list} text={t('empty')}>
            {add}
          </ListEmpty>
        }
        {...(mayEdit && {
          renderActions: (patent: Patent) => (
            <RowActions name={patent.applicationNo}>
              <Button type="link" size="small" onClick={() => edit({ patent })}>
                {t('edit')}
              </Button>
              <DeleteButton
                name={patent.applicationNo}
                onDelete={() => remove({ path: { ids: patent.id } })}
              />
            </RowActions>
          ),
        })}
      />
      {edited && <PatentForm key={edited.patent?.id} patent={edited.patent} onClose={() => edit(null)} />}
    </ListPage>
  )
}

function FeeDay({ day }: { day: string | null }) {
  const { t } = useTranslation('roomsPatents')
  const deadline = deadlineOf(day, today())
  return (
    <>
      {text(day)} {deadline && <Tag color={DEADLINE_COLOURS[deadline]}>{t(`deadline.${deadline}`)}</Tag>}
    </>
  )
}
