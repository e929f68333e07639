import { useQuery } from '@tanstack/react-query'
import { useRoom } from '@/features/rooms'
import { apiQuery, type AnswerOf } from '@/shared/api'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { SizeText } from '@/shared/ui/cells/SizeText'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useTranslations } from '@/shared/i18n'
import { privateApi } from './privateItems.api'

type Usage = AnswerOf<typeof privateApi.usage>[number]

/** Space used by each member, for admins, who see nothing else of it. */
export function SpaceUsed() {
  const t = useTranslations('vdrPrivate')
  const { id: roomId } = useRoom()
  const { data, error, isPending, refetch } = useQuery(apiQuery(privateApi.usage, { query: { roomId } }))
  if (error) return <ErrorAlert title={t('vdrPrivate:usage.failed')} failure={error} onRetry={refetch} />
  const columns: Column<Usage>[] = [
    { key: 'name', isPrimary: true, title: t('vdrPrivate:usage.member') },
    {
      key: 'used',
      mobileSlot: 'value',
      title: t('vdrPrivate:usage.used'),
      align: 'end',
      render: (_, { used }) => <SizeText bytes={used} />,
    },
  ]
  return (
    <RowTable
      isSmall
      columns={columns}
      rows={data ?? []}
      loading={isPending}
      pageSize={10}
      empty={t('vdrPrivate:usage.none')}
    />
  )
}
