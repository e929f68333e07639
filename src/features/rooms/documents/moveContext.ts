import { useDraggable, useDroppable } from '@dnd-kit/core'
import { createContext, use } from 'react'
import { LEVEL } from '../domain/levels'
import type { RoomNode } from './documents.api'

export interface DragData {
  nodes: readonly RoomNode[]
}

interface MoveContextValue {
  isEditable: boolean
  canDropInto: (folder: RoomNode) => boolean
}

export const MoveContext = createContext<MoveContextValue>({ isEditable: false, canDropInto: () => false })

/** Makes a row draggable together with `nodes`, and a folder a drop target. */
export function useMovable(place: 'tree' | 'list', node: RoomNode, nodes: readonly RoomNode[] = [node]) {
  const { isEditable, canDropInto } = use(MoveContext)
  const isManaged = (each: RoomNode) => isEditable && each.level >= LEVEL.manage
  const id = `${place}:${node.id}`
  // The draggable's attributes are not used: they would turn the row into a button.
  const drag = useDraggable({ id, data: { nodes } satisfies DragData, disabled: !nodes.every(isManaged) })
  const drop = useDroppable({
    id,
    data: { folder: node },
    disabled: node.kind !== 'folder' || !isManaged(node) || !canDropInto(node),
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
