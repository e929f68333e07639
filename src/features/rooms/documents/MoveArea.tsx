import {
  DndContext,
  DragOverlay,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core'
import { useState, type ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { RoomNode } from './documents.api'
import styles from './documents.module.css'
import { MoveContext, type DragData } from './moveContext'
import { canMoveInto, type Tree } from './treeModel'

/** Px a mouse has to move, and ms a finger has to rest, before a drag starts; less is a click or a scroll. */
const MOUSE_OPTIONS = { activationConstraint: { distance: 8 } }
const TOUCH_OPTIONS = { activationConstraint: { delay: 250, tolerance: 8 } }

/** Rows move during a drag, because a folder unfolds under the pointer. */
const MEASURING = { droppable: { strategy: MeasuringStrategy.Always } }

/** Dragging is for pointers only; the keyboard cuts and pastes instead. */
const NO_ANNOUNCEMENTS: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

interface MoveAreaProps {
  tree: Tree<RoomNode>
  isEditable: boolean
  onDrop: (nodes: readonly RoomNode[], folder: RoomNode) => void
  children: ReactNode
}

/** Drag-and-drop context: nodes of the tree and the list can be dragged onto folders of either. */
export function MoveArea({ tree, isEditable, onDrop, children }: MoveAreaProps) {
  const t = useTranslations('roomsDocuments')
  const sensors = useSensors(useSensor(MouseSensor, MOUSE_OPTIONS), useSensor(TouchSensor, TOUCH_OPTIONS))
  // Stored here because a row unmounts when it is scrolled out of view.
  const [dragged, setDragged] = useState<readonly RoomNode[]>([])
  const canDropInto = ({ id }: RoomNode) => canMoveInto(tree, dragged, id)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      measuring={MEASURING}
      accessibility={{
        screenReaderInstructions: { draggable: t('roomsDocuments:tree.keys') },
        announcements: NO_ANNOUNCEMENTS,
      }}
      onDragStart={({ active }) => setDragged((active.data.current as DragData).nodes)}
      onDragCancel={() => setDragged([])}
      onDragEnd={({ over }) => {
        const folder = (over?.data.current as { folder: RoomNode } | undefined)?.folder
        setDragged([])
        if (folder && canDropInto(folder)) onDrop(dragged, folder)
      }}
    >
      <MoveContext value={{ isEditable, canDropInto }}>{children}</MoveContext>
      <DragOverlay dropAnimation={null}>
        {dragged.length > 0 && (
          <div className={styles.carried}>
            {dragged.length === 1
              ? dragged[0]!.name
              : t('roomsDocuments:list.selected', { count: dragged.length })}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
