import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useMemo } from 'react'
import { read } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { NoChoices } from '@/shared/ui/NoChoices'
import { useClearButton } from '@/shared/ui/useClearButton'
import { useRoomApi } from '../room/roomContext'
import { documentApis, type RoomNode } from './documents.api'

/** Folders and documents of the room in hand, as far as the caller may see them. */
export function useRoomTree() {
  const { api, roomId } = useRoomApi(documentApis)
  return useQuery(read(api.tree, { query: { roomId } }))
}

/** The documents of a tree, as a list of choices. */
const documentChoices = (nodes: readonly RoomNode[], isPublished: boolean) =>
  nodes
    .filter(({ kind, state }) => kind === 'document' && (!isPublished || state === 'published'))
    .map(({ id, indexNo, name }) => ({ value: id, label: [indexNo, name].filter(Boolean).join(' ') }))

interface DocumentSelectProps {
  id?: string
  value?: string | null
  onChange?: (id: string | null) => void
  /** Only of those that readers see. */
  isPublished?: boolean
}

/** Chooses a document of the room in hand. */
export function DocumentSelect({ value, onChange, isPublished = false, ...select }: DocumentSelectProps) {
  const clear = useClearButton()
  const t = useTranslations('rooms')
  const { data, error, isPending, refetch } = useRoomTree()
  const documents = useMemo(() => documentChoices(data ?? [], isPublished), [data, isPublished])
  return (
    <Select
      {...select}
      allowClear={clear}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isPending}
      value={value || undefined}
      onChange={(id: string | undefined) => onChange?.(id ?? null)}
      options={documents}
      notFoundContent={
        <NoChoices
          failed={error && t('rooms:documentSelect.failed')}
          onRetry={() => void refetch()}
          text={t(isPending ? 'rooms:documentSelect.loading' : 'rooms:documentSelect.none')}
        />
      }
    />
  )
}
