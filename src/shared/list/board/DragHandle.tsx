import { HolderOutlined } from '@ant-design/icons'
import type { useDraggable } from '@dnd-kit/core'
import { Button } from 'antd'
import { useTranslations } from '@/shared/i18n'
import styles from './board.module.css'

interface DragHandleProps extends Pick<
  ReturnType<typeof useDraggable>,
  'attributes' | 'setActivatorNodeRef'
> {
  name: string
}

export function DragHandle({ name, attributes, setActivatorNodeRef }: DragHandleProps) {
  const t = useTranslations('parts')
  const label = t('parts:board.drag.take', { name })
  return (
    <Button
      {...attributes}
      ref={setActivatorNodeRef}
      className={styles.dragHandle}
      type="text"
      size="small"
      icon={<HolderOutlined />}
      aria-label={label}
      aria-roledescription={t('parts:board.drag.role')}
      title={label}
    />
  )
}
