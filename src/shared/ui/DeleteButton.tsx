import { Button } from 'antd'
import type { Result } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { useConfirmDelete } from './useConfirmDelete'

interface DeleteButtonProps {
  name: string
  onDelete: () => Promise<Result<void>>
}

export function DeleteButton({ name, onDelete }: DeleteButtonProps) {
  const t = useTranslations()
  const confirmDelete = useConfirmDelete()
  return (
    <Button type="link" size="small" danger onClick={() => confirmDelete(name, onDelete)}>
      {t('actions.delete')}
    </Button>
  )
}
