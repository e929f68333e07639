import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Empty, Input, Popconfirm } from 'antd'
import { useState } from 'react'
import { apiQuery, useApiMutation, type Result } from '@/shared/api'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { Drawer } from '@/shared/ui/Drawer'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useNotifyFailure } from '@/shared/ui/useNotifyFailure'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useClearButton } from '@/shared/ui/useClearButton'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { documentApis, recycleApis, type RecycledRow } from './documents.api'

const PAGE_SIZE = 20

export default function RecycleBin({ onClose }: { onClose: () => void }) {
  const clear = useClearButton()
  const t = useTranslations('roomsDocuments')
  const { api, scope, roomId } = useRoomApi(recycleApis)
  const mayRestore = useRoomCan('recycle:edit')
  const invalidates = [api, documentApis[scope]]
  const restore = useApiMutation(api.restore, { invalidates })
  const purge = useApiMutation(api.purge, { invalidates })
  const notifyFailure = useNotifyFailure()
  const [pageNum, setPage] = useState(1)
  const [keyword, setKeyword] = useState('')
  const { data, error, refetch, isPending } = useQuery({
    ...apiQuery(api.list, {
      query: { roomId, pageNum, pageSize: PAGE_SIZE, ...(keyword === '' ? {} : { keyword }) },
    }),
    placeholderData: keepPreviousData,
  })

  async function notifyResult(
    text: 'restored' | 'purged',
    { name }: RecycledRow,
    result: Promise<Result<void>>,
  ) {
    const answer = await result
    if (answer.ok) message.success(t(`roomsDocuments:recycle.${text}`, { name }))
    else notifyFailure(answer)
  }
  const columns: Column<RecycledRow>[] = [
    { key: 'name', isPrimary: true, title: t('roomsDocuments:field.name') },
    {
      key: 'place',
      title: t('roomsDocuments:field.place'),
      render: (_, { place }) => place || t('roomsDocuments:recycle.top'),
    },
    { key: 'documents', title: t('roomsDocuments:recycle.documents'), align: 'end' },
    { key: 'removeBy', title: t('roomsDocuments:recycle.removeBy') },
    {
      key: 'removeTime',
      title: t('roomsDocuments:recycle.removeTime'),
      render: (_, { removeTime }) => <TimeText time={removeTime ?? null} />,
    },
  ]
  const actions = (row: RecycledRow) => (
    <>
      <Button
        type="link"
        size="small"
        onClick={() => void notifyResult('restored', row, restore({ body: { ids: [row.id] } }))}
      >
        {t('roomsDocuments:recycle.restore')}
      </Button>
      <Popconfirm
        title={t('confirmDelete.title', { name: row.name })}
        description={t('roomsDocuments:recycle.purgeText')}
        okText={t('roomsDocuments:recycle.purge')}
        cancelText={t('actions.cancel')}
        onConfirm={() => void notifyResult('purged', row, purge({ path: { ids: row.id } }))}
      >
        <Button type="link" size="small" danger>
          {t('roomsDocuments:recycle.purge')}
        </Button>
      </Popconfirm>
    </>
  )
  return (
    <Drawer open size="large" title={t('roomsDocuments:recycle.title')} onClose={onClose}>
      <Input.Search
        allowClear={clear}
        aria-label={t('roomsDocuments:recycle.keyword')}
        placeholder={t('roomsDocuments:recycle.keyword')}
        onSearch={(input) => {
          setKeyword(input.trim())
          setPage(1)
        }}
      />
      {error && !data ? (
        <ErrorAlert title={t('roomsDocuments:recycle.failed')} failure={error} onRetry={refetch} />
      ) : (
        <RowTable
          loading={isPending}
          columns={columns}
          rows={data?.rows ?? []}
          pageSize={PAGE_SIZE}
          pagination={{ current: pageNum, total: data?.total ?? 0, onChange: setPage }}
          empty={<Empty description={t('roomsDocuments:recycle.empty')} />}
          renderActions={mayRestore && actions}
        />
      )}
    </Drawer>
  )
}
