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
import { MoveContext, type Carried } from './moving'
import { mayLieIn, type Tree } from './treeModel'

/** Px that a mouse goes and ms that a finger rests until something is dragged: less is a click, or scrolls. */
const MOUSE = { activationConstraint: { distance: 8 } }
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } }

/** Rows move while something is dragged: a folder that it is held over unfolds. */
const MEASURING = { droppable: { strategy: MeasuringStrategy.Always } }

/** Pointers alone drag; keys cut and paste. */
const SILENT: Announcements = {
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

/** Within it folders and documents are dragged onto folders, from the tree and the list to either. */
export function MoveArea({ tree, isEditable, onDrop, children }: MoveAreaProps) {
  const t = useTranslations('roomsDocuments')
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH))
  // Kept here: a row that is scrolled out of sight takes its own data along.
  const [carried, setCarried] = useState<readonly RoomNode[]>([])
  const mayTake = ({ id }: RoomNode) => mayLieIn(tree, carried, id)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      measuring={MEASURING}
      accessibility={{
        screenReaderInstructions: { draggable: t('roomsDocuments:tree.keys') },
        announcements: SILENT,
      }}
      onDragStart={({ active }) => setCarried((active.data.current as Carried).nodes)}
      onDragCancel={() => setCarried([])}
      onDragEnd={({ over }) => {
        const folder = (over?.data.current as { folder: RoomNode } | undefined)?.folder
        setCarried([])
        if (folder && mayTake(folder)) onDrop(carried, folder)
      }}
    >
      <MoveContext value={{ isEditable, mayTake }}>{children}</MoveContext>
      <DragOverlay dropAnimation={null}>
        {carried.length > 0 && (
          <div className={styles.carried}>
            {carried.length === 1
              ? carried[0]!.name
              : t('roomsDocuments:list.selected', { count: carried.length })}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
