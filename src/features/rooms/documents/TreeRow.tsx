import { FileOutlined, FolderOpenOutlined, FolderOutlined, RightOutlined } from '@ant-design/icons'
import { useEffect, useEffectEvent } from 'react'
import type { RoomNode } from './documents.api'
import styles from './documents.module.css'
import { LevelChip } from '../rights/LevelChip'
import { useMovable } from './moving'
import type { Entry } from './treeModel'

/** Px for each folder around a row, up to so many. */
const INDENT = 16
const MOST_INDENTED = 12
/** Ms that something is held over a folded folder until it unfolds. */
const HELD = 600

interface TreeRowProps {
  entry: Entry<RoomNode>
  id: string
  isUnfolded: boolean
  isShown: boolean
  isActive: boolean
  isCut: boolean
  onFold: (isOpen: boolean) => void
  onOpen: () => void
}

/** A folder or document in the tree; mouse and finger take it elsewhere. */
export function TreeRow(props: TreeRowProps) {
  const { entry, id, isUnfolded, isShown, isActive, isCut, onFold, onOpen } = props
  const { node, depth, position, siblings, isParent } = entry
  const { setNodeRef, listeners, isDragging, isOver } = useMovable('tree', node)
  const unfold = useEffectEvent(() => onFold(true))
  const isWaiting = isOver && isParent && !isUnfolded
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(unfold, HELD)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the tree's
    <div
      ref={setNodeRef}
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={depth}
      aria-setsize={siblings}
      aria-posinset={position}
      aria-selected={isShown}
      {...(isParent ? { 'aria-expanded': isUnfolded } : {})}
      className={styles.treeRow}
      data-active={isActive || undefined}
      data-cut={isCut || isDragging || undefined}
      data-over={isOver || undefined}
      style={{ paddingInlineStart: 8 + Math.min(depth - 1, MOST_INDENTED) * INDENT }}
      onClick={onOpen}
      {...listeners}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keys are the tree's */}
      <span
        className={styles.fold}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation()
          if (isParent) onFold(!isUnfolded)
        }}
      >
        {isParent && <RightOutlined rotate={isUnfolded ? 90 : 0} />}
      </span>
      <NodeIcon node={node} isOpen={isUnfolded} />
      <span className={styles.indexNo}>{node.indexNo}</span>
      <span className={styles.treeName} title={node.name}>
        {node.name}
      </span>
      <LevelChip level={node.level} />
    </div>
  )
}

function NodeIcon({ node: { kind }, isOpen }: { node: RoomNode; isOpen: boolean }) {
  const Icon = kind === 'document' ? FileOutlined : isOpen ? FolderOpenOutlined : FolderOutlined
  return <Icon aria-hidden className={styles.nodeIcon} />
}
