import { useDraggable } from '@dnd-kit/core'
import { memo, type ReactNode } from 'react'
import type { BoardOf, Move, Thing } from './boardTypes'
import { DragHandle } from './DragHandle'
import styles from './board.module.css'
import { SwapOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useTranslations } from '@/shared/i18n'

type OfBoard<T extends Thing, M extends Move> = Pick<
  BoardOf<T, M>,
  'nameOf' | 'movesOf' | 'onMove' | 'renderCard' | 'classOf'
>

interface BoardCardProps<T extends Thing, M extends Move> extends OfBoard<T, M> {
  thing: T
  isMoving: boolean
  /** Px below the top of its column, and its own. */
  top: number
  height: number
  /** Its place among all of its column. */
  place: number
  count: number
}

/** A card of a board. It is dragged, or moved by its menu, where the viewer may lead it on. */
export const BoardCard = memo(function BoardCard<T extends Thing, M extends Move>(
  props: BoardCardProps<T, M>,
) {
  const { thing, nameOf, movesOf, onMove, renderCard, classOf, isMoving } = props
  const { top, height, place, count } = props
  const name = nameOf(thing)
  const moves = movesOf(thing)
  const isMovable = moves.length > 0 && !isMoving
  const { listeners, attributes, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: thing.id,
    data: thing,
    disabled: !isMovable,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the pointer; keys have the handle
    <li
      {...listeners}
      ref={setNodeRef}
      className={`${styles.boardCard} ${classOf?.(thing) ?? ''}`}
      style={{ top, height }}
      aria-posinset={place}
      aria-setsize={count}
      aria-busy={isMoving}
      data-thing={thing.id}
      data-movable={isMovable}
    >
      {renderCard(
        thing,
        isMovable && (
          <>
            <DragHandle name={name} attributes={attributes} setActivatorNodeRef={setActivatorNodeRef} />
            <MoveMenu name={name} moves={moves} onMove={(move) => onMove(thing, move)} />
          </>
        ),
        isMoving,
      )}
    </li>
  )
}) as <T extends Thing, M extends Move>(props: BoardCardProps<T, M>) => ReactNode

interface MoveMenuProps<M extends Move> {
  name: string
  moves: readonly M[]
  onMove: (move: M) => void
}

/** Moves a card by keyboard or touch: to each place that it could be dragged to, and to those beyond the board. */
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
