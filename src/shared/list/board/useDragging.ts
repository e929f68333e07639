import {
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type CollisionDetection,
  type DndContextProps,
  type KeyboardCoordinateGetter,
  type Over,
} from '@dnd-kit/core'
import { useRef } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { BoardColumn, BoardOptions, Move, BoardItem } from './boardTypes'

/** Thresholds of a drag: px for a mouse, ms for a finger. Less is a click, or scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } }
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } }

const INSET = 8

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The column below the pointer; a card moved by keyboard has none, and uses the largest overlap. */
const detectColumn: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

type DragOptions<T extends BoardItem, M extends Move> = Pick<
  BoardOptions<T, M>,
  'movesOf' | 'columnOf' | 'nameOf'
> & {
  columns: readonly BoardColumn[]
}

/** Drag and drop by mouse, touch and keyboard, with announcements for screen readers. */
export function useDragging<T extends BoardItem, M extends Move>({
  columns,
  movesOf,
  columnOf,
  nameOf,
}: DragOptions<T, M>): Pick<
  DndContextProps,
  'sensors' | 'collisionDetection' | 'accessibility' | 'autoScroll'
> {
  const t = useTranslations('parts')
  /**
   * The first event is over the card's own column, which need not be announced; a quick key press may have moved it on
   * before.
   */
  const isJustPickedUp = useRef(false)
  const itemOf = (active: Active) => active.data.current as T
  const canMoveTo = (item: T, key: string) => movesOf(item).some(({ to }) => to === key)

  const keyboardCoordinates: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
    const step = STEPS[event.code]
    if (step === undefined || !context.active) return undefined
    const item = itemOf(context.active)
    const own = columnOf(item)
    const stops = columns.map(({ key }) => key).filter((key) => key === own || canMoveTo(item, key))
    const to = stops[stops.indexOf(String(context.over?.id ?? own)) + step]
    const rect = to === undefined ? undefined : context.droppableRects.get(to)
    return rect && { x: rect.left + INSET, y: currentCoordinates.y }
  }

  const announce = (key: 'over' | 'dropped', active: Active, over: Over | null) => {
    const item = itemOf(active)
    const name = nameOf(item)
    const column = columns.find((each) => each.key === over?.id)
    if (!column || !canMoveTo(item, column.key)) return t('parts:board.drag.home', { name })
    return t(`parts:board.drag.${key}`, { name, column: column.title })
  }

  return {
    sensors: useSensors(
      useSensor(MouseSensor, MOUSE),
      useSensor(TouchSensor, TOUCH),
      useSensor(KeyboardSensor, { coordinateGetter: keyboardCoordinates, scrollBehavior: 'auto' }),
    ),
    collisionDetection: detectColumn,
    autoScroll: { threshold: { x: 0.15, y: 0 } },
    accessibility: {
      screenReaderInstructions: { draggable: t('parts:board.drag.how') },
      announcements: {
        onDragStart: ({ active }) => {
          isJustPickedUp.current = true
          return t('parts:board.drag.taken', { name: nameOf(itemOf(active)) })
        },
        onDragOver: ({ active, over }) => {
          const isFirst = isJustPickedUp.current
          isJustPickedUp.current = false
          const isAtHome = over?.id === columnOf(itemOf(active))
          return isFirst && isAtHome ? undefined : announce('over', active, over)
        },
        onDragEnd: ({ active, over }) => announce('dropped', active, over),
        onDragCancel: ({ active }) => announce('dropped', active, null),
      },
    },
  }
}
