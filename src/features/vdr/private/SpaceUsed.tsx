import { useQuery } from '@tanstack/react-query'
import { Table, type TableColumnsType } from 'antd'
import { useRoom } from '@/features/rooms'
import { read, type AnswerOf } from '@/shared/api'
import { ABSENT } from '@/shared/lib/money'
import listStyles from '@/shared/list/list.module.css'
import { SizeText } from '@/shared/ui/cells/SizeText'
import { FailureNote } from '@/shared/ui/FailureNote'
import { useText } from '@/shared/texts'
import { privateApi } from './api'

type Usage = AnswerOf<typeof privateApi.usage>[number]

/** For administrators: how much each member keeps, of which they see no more than this. */
export function SpaceUsed() {
  const t = useText('vdrPrivate')
  const { id: roomId } = useRoom()
  const { data, error, isPending, refetch } = useQuery(read(privateApi.usage, { query: { roomId } }))
  if (error)
    return <FailureNote title={t('vdrPrivate:usage.failed')} failure={error} onRetry={() => void refetch()} />
  const columns: TableColumnsType<Usage> = [
    { key: 'name', title: t('vdrPrivate:usage.member'), render: (_, { name }) => name || ABSENT },
    {
      key: 'used',
      title: t('vdrPrivate:usage.used'),
      align: 'end',
      render: (_, { used }) => <SizeText bytes={used} />,
    },
  ]
  return (
    <Table
      className={listStyles.listTable}
      rowKey="id"
      size="small"
      columns={columns}
      dataSource={data ?? []}
      loading={isPending}
      pagination={{ pageSize: 10, hideOnSinglePage: true }}
      locale={{ emptyText: t('vdrPrivate:usage.none') }}
    />
  )
}
