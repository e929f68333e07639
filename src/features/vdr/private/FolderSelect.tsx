import { Button, TreeSelect } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { useRoomTree } from '@/features/rooms'
import { useText } from '@/shared/texts'
import { useClearButton } from '@/shared/ui/useClearButton'
import { foldersToUploadTo } from './folders'

interface NodeSelectProps {
  id?: string
  value?: string | null
  onChange?: (id: string | null) => void
  'aria-label'?: string
}

/** Says in place of choices that there are none, or that they could not be read. */
function useNoChoices(text: string): ReactNode {
  const t = useText('vdrPrivate')
  const { error, isPending, refetch } = useRoomTree()
  if (!error) return <output>{isPending ? t('vdrPrivate:tree.loading') : text}</output>
  return (
    <span role="alert">
      {t('vdrPrivate:tree.failed')}{' '}
      <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={() => void refetch()}>
        {t('actions.retry')}
      </Button>
    </span>
  )
}

/** Chooses a folder of the room in hand that the user may upload to. */
export function FolderSelect({ value, onChange, ...select }: NodeSelectProps) {
  const clear = useClearButton()
  const t = useText('vdrPrivate')
  const { data, isPending } = useRoomTree()
  const folders = useMemo(() => foldersToUploadTo(data ?? []), [data])
  const notFoundContent = useNoChoices(t('vdrPrivate:tree.noFolder'))
  return (
    <TreeSelect
      {...select}
      allowClear={clear}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      popupMatchSelectWidth={false}
      loading={isPending}
      value={value || undefined}
      onChange={(id: string | undefined) => onChange?.(id ?? null)}
      treeData={folders}
      notFoundContent={notFoundContent}
    />
  )
}
