import { FileOutlined, FolderOpenOutlined, FolderOutlined, RightOutlined } from '@ant-design/icons'
import { useEffect, useEffectEvent } from 'react'
import type { RoomNode } from './documents.api'
import styles from './documents.module.css'
import { LevelChip } from '../rights/LevelChip'
import { useMovable } from './moveContext'
import type { Entry } from './treeModel'

/** Px per level. */
const INDENT_WIDTH = 16
const MAX_INDENTS = 12
/** Ms that a drag rests on a folded folder before it unfolds. */
const UNFOLD_DELAY = 600

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

export function TreeRow(props: TreeRowProps) {
  const { entry, id, isUnfolded, isShown, isActive, isCut, onFold, onOpen } = props
  const { node, depth, position, siblings, isParent } = entry
  const { setNodeRef, listeners, isDragging, isOver } = useMovable('tree', node)
  const unfold = useEffectEvent(() => onFold(true))
  const willUnfold = isOver && isParent && !isUnfolded
  useEffect(() => {
    if (!willUnfold) return undefined
    const timer = setTimeout(unfold, UNFOLD_DELAY)
    return () => clearTimeout(timer)
  }, [willUnfold])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles keys
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
      style={{ paddingInlineStart: 8 + Math.min(depth - 1, MAX_INDENTS) * INDENT_WIDTH }}
      onClick={onOpen}
      {...listeners}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the tree handles keys */}
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
