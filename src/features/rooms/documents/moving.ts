import { useDraggable, useDroppable } from '@dnd-kit/core'
import { createContext, use } from 'react'
import { LEVEL } from '../domain/levels'
import type { RoomNode } from './documents.api'

/** What is being dragged. */
export interface Carried {
  nodes: readonly RoomNode[]
}

interface Moving {
  isEditable: boolean
  /** Whether a folder may take what is being dragged. */
  mayTake: (folder: RoomNode) => boolean
}

export const MoveContext = createContext<Moving>({ isEditable: false, mayTake: () => false })

/** Lets a row be dragged, with others that are chosen, and a folder take what is dragged onto it. */
export function useMovable(place: 'tree' | 'list', node: RoomNode, nodes: readonly RoomNode[] = [node]) {
  const { isEditable, mayTake } = use(MoveContext)
  const isManaged = (each: RoomNode) => isEditable && each.level >= LEVEL.manage
  const id = `${place}:${node.id}`
  // Its attributes would make a button of what is a row.
  const drag = useDraggable({ id, data: { nodes } satisfies Carried, disabled: !nodes.every(isManaged) })
  const drop = useDroppable({
    id,
    data: { folder: node },
    disabled: node.kind !== 'folder' || !isManaged(node) || !mayTake(node),
  })
  return {
    setNodeRef: (element: HTMLElement | null) => {
      drag.setNodeRef(element)
      drop.setNodeRef(element)
    },
    listeners: drag.listeners,
    isDragging: drag.isDragging,
    isOver: drop.isOver,
  }
}
