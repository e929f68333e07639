import { TreeSelect } from 'antd'
import { useMemo } from 'react'
import { useRoomTree } from '@/features/rooms'
import { useTranslations } from '@/shared/i18n'
import { NoChoices } from '@/shared/ui/NoChoices'
import { useClearButton } from '@/shared/ui/useClearButton'
import { foldersToUploadTo } from './uploadFolders'

interface FolderSelectProps {
  id?: string
  value?: string | null
  onChange?: (id: string | null) => void
  'aria-label'?: string
}

export function FolderSelect({ value, onChange, ...select }: FolderSelectProps) {
  const clear = useClearButton()
  const t = useTranslations('vdrPrivate')
  const { data, error, isPending, refetch } = useRoomTree()
  const folders = useMemo(() => foldersToUploadTo(data ?? []), [data])
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
      notFoundContent={
        <NoChoices
          failed={error && t('vdrPrivate:tree.failed')}
          onRetry={() => void refetch()}
          text={t(isPending ? 'vdrPrivate:tree.loading' : 'vdrPrivate:tree.noFolder')}
        />
      }
    />
  )
}
