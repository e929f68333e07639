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
import type { BoardColumn, BoardOf, Move, Thing } from './boardTypes'

/** Px that a mouse goes and ms that a finger rests until a card is dragged: less is a click, or scrolls. */
const MOUSE = { activationConstraint: { distance: 6 } }
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } }

/** Px from the edge of a column to where a key leads a card. */
const INSET = 8

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The column below the pointer; a card that keys lead has none, and is where most of it lies. */
const columnBelow: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

type OfBoard<T extends Thing, M extends Move> = Pick<BoardOf<T, M>, 'movesOf' | 'columnOf' | 'nameOf'> & {
  columns: readonly BoardColumn[]
}

/** How cards are dragged by mouse, finger and keys, and what is said meanwhile. */
export function useDragging<T extends Thing, M extends Move>({
  columns,
  movesOf,
  columnOf,
  nameOf,
}: OfBoard<T, M>): Pick<DndContextProps, 'sensors' | 'collisionDetection' | 'accessibility' | 'autoScroll'> {
  const t = useTranslations('parts')
  /** It lies over its own column then, which need not be said; a quick key may have led it on before. */
  const isTakenUp = useRef(false)
  const thingOf = (active: Active) => active.data.current as T
  const leadsTo = (thing: T, key: string) => movesOf(thing).some(({ to }) => to === key)

  /** Keys lead past the columns that the card must not go to. */
  const byKeys: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
    const by = STEPS[event.code]
    if (by === undefined || !context.active) return undefined
    const thing = thingOf(context.active)
    const own = columnOf(thing)
    const stops = columns.map(({ key }) => key).filter((key) => key === own || leadsTo(thing, key))
    const to = stops[stops.indexOf(String(context.over?.id ?? own)) + by]
    const rect = to === undefined ? undefined : context.droppableRects.get(to)
    return rect && { x: rect.left + INSET, y: currentCoordinates.y }
  }

  const said = (key: 'over' | 'dropped', active: Active, over: Over | null) => {
    const thing = thingOf(active)
    const name = nameOf(thing)
    const column = columns.find((each) => each.key === over?.id)
    if (!column || !leadsTo(thing, column.key)) return t('parts:board.drag.home', { name })
    return t(`parts:board.drag.${key}`, { name, column: column.title })
  }

  return {
    sensors: useSensors(
      useSensor(MouseSensor, MOUSE),
      useSensor(TouchSensor, TOUCH),
      useSensor(KeyboardSensor, { coordinateGetter: byKeys, scrollBehavior: 'auto' }),
    ),
    collisionDetection: columnBelow,
    autoScroll: { threshold: { x: 0.15, y: 0 } },
    accessibility: {
      screenReaderInstructions: { draggable: t('parts:board.drag.how') },
      announcements: {
        onDragStart: ({ active }) => {
          isTakenUp.current = true
          return t('parts:board.drag.taken', { name: nameOf(thingOf(active)) })
        },
        onDragOver: ({ active, over }) => {
          const isFirst = isTakenUp.current
          isTakenUp.current = false
          const isAtHome = over?.id === columnOf(thingOf(active))
          return isFirst && isAtHome ? undefined : said('over', active, over)
        },
        onDragEnd: ({ active, over }) => said('dropped', active, over),
        onDragCancel: ({ active }) => said('dropped', active, null),
      },
    },
  }
}
