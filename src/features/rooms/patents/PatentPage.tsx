import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useApiMutation } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { patentValuationAddress } from '@/entities/patentAddress'
import type { Patent } from '@/entities/patents.api'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { patentApis } from './roomPatents.api'
import { DEADLINES } from './deadlines'
import { Deadlines } from './Deadlines'
import { DueDay } from './DueDay'
import { PatentForm } from './PatentForm'
import { PatentTools } from './PatentTools'
import { Timeline } from './Timeline'

const ImportPatents = lazyWithRetry(() => import('./ImportPatents'))

export default function PatentPage() {
  const t = useTranslations('roomsPatents', 'parts')
  const { api, scope, roomId } = useRoomApi(patentApis)
  const list = useList(api.list, { roomId })
  const remove = useApiMutation(api.remove, { invalidates: [api] })
  const mayEdit = useRoomCan('patent:edit')
  const mayValue = useCan('valuation:report:add')
  const [edited, setEdited] = useState<{ patent?: Patent } | null>(null)
  const [isImporting, setImporting] = useState(false)

  const fields = t('roomsPatents:field', { returnObjects: true })
  const columns = columnsOf<Patent>(fields, [
    {
      key: 'applicationNo',
      isPrimary: true,
      sorter: true,
      render: (number: string, { title }) => (
        <>
          {number}
          <div className="cell-note">{title}</div>
        </>
      ),
    },
    { key: 'title', isHiddenByDefault: true },
    { key: 'nextFeeDate', sorter: true, render: (_, patent) => <DueDay patent={patent} what="fee" /> },
    {
      key: 'lastDay',
      title: fields.expiry,
      sorter: true,
      render: (_, patent) => <DueDay patent={patent} what="term" />,
    },
    { key: 'kind', dict: 'patent_kind' },
    { key: 'legalStatus', dict: 'patent_legal_status', mobileSlot: 'state' },
    { key: 'applicant' },
    { key: 'applicationDate', sorter: true },
    { key: 'patentNo', isHiddenByDefault: true },
    { key: 'firstCountry', isHiddenByDefault: true },
    { key: 'family', isHiddenByDefault: true },
  ])
  const table = useTable('rooms:patents', columns)
  const add = mayEdit && (
    <Button type="primary" onClick={() => setEdited({})}>
      {t('roomsPatents:add')}
    </Button>
  )

  return (
    <ListPage
      title={t('roomsPatents:title')}
      list={list}
      table={table}
      actions={
        mayEdit && (
          <>
            <Button onClick={() => setImporting(true)}>{t('parts:import.open')}</Button>
            {add}
          </>
        )
      }
      tools={<PatentTools list={list} table={table} />}
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('roomsPatents:keyword')} />
          <SelectFilter
            name="deadline"
            label={t('roomsPatents:deadline.label')}
            options={DEADLINES.map((value) => ({ value, label: t(`roomsPatents:deadline.${value}`) }))}
          />
          <DictFilter name="legalStatus" type="patent_legal_status" />
          <DictFilter name="kind" type="patent_kind" />
          <TextFilter name="firstCountry" />
        </FilterBar>
      }
    >
      {list.view === 'deadlines' ? (
        <Deadlines filter={list.query} />
      ) : list.view === 'timeline' ? (
        <Timeline filter={list.query} />
      ) : (
        <ListTable
          list={list}
          table={table}
          empty={
            <ListEmpty list={list} text={t(mayEdit ? 'roomsPatents:empty' : 'roomsPatents:emptyToRead')}>
              {add}
            </ListEmpty>
          }
          {...((mayEdit || mayValue) && {
            renderActions: (patent: Patent) => (
              <RowActions
                name={patent.applicationNo}
                {...(mayEdit && {
                  onEdit: () => setEdited({ patent }),
                  onDelete: () => remove({ path: { ids: patent.id } }),
                })}
              >
                {mayValue && (
                  <Link key="value" to={patentValuationAddress(scope, patent.id)}>
                    {t('roomsPatents:value')}
                  </Link>
                )}
              </RowActions>
            ),
          })}
        />
      )}
      {edited && (
        <PatentForm key={edited.patent?.id} patent={edited.patent} onClose={() => setEdited(null)} />
      )}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportPatents onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </ListPage>
  )
}
