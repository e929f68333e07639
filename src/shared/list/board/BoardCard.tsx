import { useDraggable } from '@dnd-kit/core'
import { memo, type ReactNode } from 'react'
import type { BoardOptions, Move, BoardItem } from './boardTypes'
import styles from './board.module.css'
import { SwapOutlined, HolderOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslations } from '@/shared/i18n'

type CardOptions<T extends BoardItem, M extends Move> = Pick<
  BoardOptions<T, M>,
  'nameOf' | 'movesOf' | 'onMove' | 'renderCard' | 'classOf'
>

interface BoardCardProps<T extends BoardItem, M extends Move> extends CardOptions<T, M> {
  item: T
  isMoving: boolean
  /** Px from the top of the column, and the card's height. */
  top: number
  height: number
  /** Index in the column. */
  place: number
  count: number
}

export const BoardCard = memo(function BoardCard<T extends BoardItem, M extends Move>(
  props: BoardCardProps<T, M>,
) {
  const { item, nameOf, movesOf, onMove, renderCard, classOf, isMoving } = props
  const { top, height, place, count } = props
  const name = nameOf(item)
  const moves = movesOf(item)
  const isMovable = moves.length > 0 && !isMoving
  const { listeners, attributes, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: item.id,
    data: item,
    disabled: !isMovable,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer only; the handle serves keys
    <li
      {...listeners}
      ref={setNodeRef}
      className={`${styles.boardCard} ${classOf?.(item) ?? ''}`}
      style={{ top, height }}
      aria-posinset={place}
      aria-setsize={count}
      aria-busy={isMoving}
      data-thing={item.id}
      data-movable={isMovable}
    >
      {renderCard(
        item,
        isMovable && (
          <>
            <DragHandle name={name} attributes={attributes} setActivatorNodeRef={setActivatorNodeRef} />
            <MoveMenu name={name} moves={moves} onMove={(move) => onMove(item, move)} />
          </>
        ),
        isMoving,
      )}
    </li>
  )
}) as <T extends BoardItem, M extends Move>(props: BoardCardProps<T, M>) => ReactNode

interface MoveMenuProps<M extends Move> {
  name: string
  moves: readonly M[]
  onMove: (move: M) => void
}

/** Moves a card by keyboard or touch: to every column that it could be dragged to, and beyond the board. */
function MoveMenu<M extends Move>({ name, moves, onMove }: MoveMenuProps<M>) {
  const t = useTranslations('parts')
  const label = t('parts:board.move', { name })
  return (
    <Dropdown
      trigger={['click']}
      autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- whoever opens the menu goes on in it
      destroyOnHidden
      menu={{
        items: moves.map(({ key, text }) => ({ key, label: text })),
        onClick: ({ key }) => onMove(moves.find((move) => move.key === key)!),
      }}
    >
      <Button type="text" size="small" icon={<SwapOutlined />} aria-label={label} title={label} />
    </Dropdown>
  )
}

interface DragHandleProps extends Pick<
  ReturnType<typeof useDraggable>,
  'attributes' | 'setActivatorNodeRef'
> {
  name: string
}

function DragHandle({ name, attributes, setActivatorNodeRef }: DragHandleProps) {
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
