import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/shared/api'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { ChoiceFilter, TextFilter } from '@/shared/list/filters/filters'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTable, type Column } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { DeleteButton } from '@/shared/ui/DeleteButton'
import { useRoom, useRoomCan } from '../room/roomContext'
import { RoomScreen } from '../room/RoomScreen'
import { useScope } from '../room/scope'
import { patentApis, type Patent } from './api'
import { DEADLINES } from './deadlines'
import { Deadlines } from './Deadlines'
import { DueDay } from './DueDay'
import { PatentForm } from './PatentForm'
import { PatentTools } from './PatentTools'

const ImportPatents = lazy(() => import('./ImportPatents'))

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
  const [isImporting, setImporting] = useState(false)

  const columns: Column<Patent>[] = [
    { key: 'applicationNo', title: t('field.applicationNo'), isName: true, sorter: true },
    { key: 'title', title: t('field.title') },
    { key: 'applicant', title: t('field.applicant') },
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
    { key: 'patentNo', title: t('field.patentNo') },
    { key: 'applicationDate', title: t('field.applicationDate'), sorter: true },
    {
      key: 'lastDay',
      title: t('field.expiry'),
      sorter: true,
      render: (_, patent) => <DueDay patent={patent} what="term" />,
    },
    {
      key: 'nextFeeDate',
      title: t('field.nextFeeDate'),
      sorter: true,
      render: (_, patent) => <DueDay patent={patent} what="fee" />,
    },
    { key: 'firstCountry', title: t('field.firstCountry'), isExtra: true },
    { key: 'family', title: t('field.family'), isExtra: true },
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
      actions={
        mayEdit && (
          <>
            <Button onClick={() => setImporting(true)}>{t('import.open')}</Button>
            {add}
          </>
        )
      }
      tools={<PatentTools list={list} table={table} />}
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
      {list.view === 'deadlines' ? (
        <Deadlines filter={list.query} />
      ) : (
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
      )}
      {edited && <PatentForm key={edited.patent?.id} patent={edited.patent} onClose={() => edit(null)} />}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportPatents onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </ListPage>
  )
}
