import { Button } from 'antd'
import { Children, type ReactNode } from 'react'
import type { Result } from '@/shared/api'
import { DeleteButton } from '@/shared/ui/DeleteButton'
import { PopButton } from '@/shared/ui/PopoverButton'
import { useIsPhone } from '@/shared/ui/breakpoints'
import { useTranslations } from '@/shared/i18n'
import styles from '../list.module.css'

/** Actions in the row; the others wait behind "…", on a phone all. */
const MOST = 2

interface RowActionsProps {
  /** What the row is called. */
  name: string
  onEdit?: () => void
  onDelete?: () => Promise<Result<void>>
  /** The most used first; what is false is not offered, so what may not be done must not be an element. */
  children?: ReactNode
}

/** What can be done with a row: two at most on show, with the pointer or the focus in it. */
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
  const most = isPhone ? 0 : MOST
  const isLong = actions.length > most
  return (
    <div className={styles.rowActions}>
      <span className={styles.rowActionsFirst}>{actions.slice(0, most)}</span>
      {isLong && (
        <PopButton
          isMenu
          type="text"
          size="small"
          icon={<span aria-hidden>…</span>}
          label={t('parts:list.moreActions', { name })}
        >
          {actions.slice(most)}
        </PopButton>
      )}
    </div>
  )
}
