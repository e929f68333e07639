import { Button } from 'antd'
import { Children, type ReactNode } from 'react'
import type { Result } from '@/shared/api'
import { DeleteButton } from '@/shared/ui/DeleteButton'
import { PopoverButton } from '@/shared/ui/PopoverButton'
import { useIsPhone } from '@/shared/ui/breakpoints'
import { useTranslations } from '@/shared/i18n'
import styles from '../list.module.css'

/** The others are behind "…", on a phone all of them. */
const MAX_VISIBLE = 2

interface RowActionsProps {
  name: string
  onEdit?: () => void
  onDelete?: () => Promise<Result<void>>
  /** Most used first. False children are dropped, so a forbidden action must not be an element. */
  children?: ReactNode
}

/** Actions of a row, at most two of them visible; shown on hover and focus. */
export function RowActions({ name, onEdit, onDelete, children }: RowActionsProps) {
  const t = useTranslations('parts')
  const isPhone = useIsPhone()
  const actions = [
    onEdit && (
      <Button key="edit" type="link" size="small" onClick={onEdit}>
        {t('actions.edit')}
      </Button>
    ),
    ...Children.toArray(children),
    onDelete && <DeleteButton key="delete" name={name} onDelete={onDelete} />,
  ].filter(Boolean)
  const maxVisible = isPhone ? 0 : MAX_VISIBLE
  const hasMore = actions.length > maxVisible
  return (
    <div className={styles.rowActions}>
      <span className={styles.rowActionsFirst}>{actions.slice(0, maxVisible)}</span>
      {hasMore && (
        <PopoverButton
          isMenu
          type="text"
          size="small"
          icon={<span aria-hidden>…</span>}
          label={t('parts:list.moreActions', { name })}
        >
          {actions.slice(maxVisible)}
        </PopoverButton>
      )}
    </div>
  )
}
