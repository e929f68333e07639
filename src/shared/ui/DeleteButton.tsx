import { Button } from 'antd'
import type { Result } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { useConfirmDelete } from './useConfirmDelete'

interface DeleteButtonProps {
  /** What is to be deleted. */
  name: string
  onDelete: () => Promise<Result<void>>
}

/** Deletes a row of a list, after a question. */
export function DeleteButton({ name, onDelete }: DeleteButtonProps) {
  const t = useTranslations()
  const confirmDelete = useConfirmDelete()
  return (
    <Button type="link" size="small" danger onClick={() => confirmDelete(name, onDelete)}>
      {t('actions.delete')}
    </Button>
  )
}
