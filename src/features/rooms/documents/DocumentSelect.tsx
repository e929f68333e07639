import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useMemo } from 'react'
import { apiQuery } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { NoChoices } from '@/shared/ui/NoChoices'
import { useClearButton } from '@/shared/ui/useClearButton'
import { useRoomApi } from '../room/roomContext'
import { documentApis, type RoomNode } from './documents.api'

export function useRoomTree() {
  const { api, roomId } = useRoomApi(documentApis)
  return useQuery(apiQuery(api.tree, { query: { roomId } }))
}

const documentChoices = (nodes: readonly RoomNode[], isPublished: boolean) =>
  nodes
    .filter(({ kind, state }) => kind === 'document' && (!isPublished || state === 'published'))
    .map(({ id, indexNo, name }) => ({ value: id, label: [indexNo, name].filter(Boolean).join(' ') }))

interface DocumentSelectProps {
  id?: string
  value?: string | null
  onChange?: (id: string | null) => void
  /** Only documents that readers see. */
  isPublished?: boolean
}

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
