import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useRowsInSight } from '@/shared/list/virtual/useRowsInSight'
import { useTranslations } from '@/shared/i18n'
import type { RoomNode } from './documents.api'
import styles from './documents.module.css'
import { TreeRow } from './TreeRow'
import { typedAhead, type Entry } from './treeModel'

/** Px, as `.treeRow` has it. */
const ROW = 36
/** Ms after which typing begins a new word. */
const PATIENCE = 700

interface TreeRowsProps {
  rows: readonly Entry<RoomNode>[]
  isOpen: (node: RoomNode) => boolean
  onFold: (id: string, isOpen: boolean) => void
  shownId: string | null
  onOpen: (node: RoomNode) => void
  cut: ReadonlySet<string>
  onCut: (node: RoomNode) => void
  onPaste: (folder: RoomNode) => void
  onShift: (node: RoomNode, by: number) => void
}

/** The rows of a tree, of which those in sight are drawn; one stop of the Tab key, moved in by the arrows. */
export function TreeRows({
  rows,
  isOpen,
  onFold,
  shownId,
  onOpen,
  cut,
  onCut,
  onPaste,
  onShift,
}: TreeRowsProps) {
  const t = useTranslations('roomsDocuments')
  const id = useId()
  const { box, onScroll, first, end } = useRowsInSight(ROW)
  const [activeId, setActive] = useState<string | null>(shownId)
  const typed = useRef({ words: '', at: 0 })
  const found = rows.findIndex(({ node }) => node.id === (activeId ?? shownId))
  const active = Math.max(0, found)
  const rowId = (at: number) => `${id}-${rows[at]!.node.id}`

  function bringToSight(at: number) {
    const element = box.current!
    const height = element.clientHeight || ROW
    if (at * ROW < element.scrollTop) element.scrollTop = at * ROW
    else if ((at + 1) * ROW > element.scrollTop + height) element.scrollTop = (at + 1) * ROW - height
    onScroll()
  }
  const shownAt = rows.findIndex(({ node }) => node.id === shownId)
  useEffect(() => {
    if (shownAt >= 0) bringToSight(shownAt)
    // oxlint-disable-next-line react/exhaustive-deps -- when something else is shown, not when rows unfold
  }, [shownId])

  function goTo(at: number) {
    const entry = rows[at]
    if (!entry) return
    setActive(entry.node.id)
    bringToSight(at)
  }
  function parentOf(at: number) {
    const { parentId } = rows[at]!.node
    return rows.findIndex(({ node }) => node.id === parentId)
  }
  function typeAhead(key: string, timeStamp: number) {
    const { words, at } = typed.current
    typed.current = { words: timeStamp - at < PATIENCE ? words + key : key, at: timeStamp }
    const isLonger = typed.current.words.length > 1
    goTo(typedAhead(rows, isLonger ? active - 1 : active, typed.current.words))
  }
  function onKeyDown(event: KeyboardEvent) {
    const { node, isParent } = rows[active]!
    const isUnfolded = isParent && isOpen(node)
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(active + 1),
      ArrowUp: () => goTo(active - 1),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ArrowRight: () => (isParent && !isUnfolded ? onFold(node.id, true) : isUnfolded && goTo(active + 1)),
      ArrowLeft: () => (isUnfolded ? onFold(node.id, false) : goTo(parentOf(active))),
      Enter: () => onOpen(node),
      ' ': () => onOpen(node),
    }
    const held: Readonly<Record<string, () => void>> = {
      x: () => onCut(node),
      v: () => node.kind === 'folder' && onPaste(node),
    }
    const shifts: Readonly<Record<string, () => void>> = {
      ArrowUp: () => onShift(node, -1),
      ArrowDown: () => onShift(node, 1),
    }
    const isHeld = event.ctrlKey || event.metaKey
    const act = isHeld ? held[event.key.toLowerCase()] : (event.altKey ? shifts : keys)[event.key]
    if (!act && (isHeld || event.altKey || event.key.length !== 1)) return
    event.preventDefault()
    // Not the single keys of the screen.
    event.stopPropagation()
    if (act) act()
    else typeAhead(event.key, event.timeStamp)
  }

  const drawn = rows.slice(first, end)
  const isActiveDrawn = active >= first && active < first + drawn.length
  return (
    <>
      <p id={`${id}-keys`} className="visually-hidden">
        {t('roomsDocuments:tree.keys')}
      </p>
      <div
        ref={box}
        role="tree"
        tabIndex={0}
        aria-label={t('roomsDocuments:tree.label')}
        aria-describedby={`${id}-keys`}
        {...(isActiveDrawn ? { 'aria-activedescendant': rowId(active) } : {})}
        className={styles.tree}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <div role="presentation" style={{ height: rows.length * ROW, paddingBlockStart: first * ROW }}>
          {drawn.map((entry, at) => (
            <TreeRow
              key={entry.node.id}
              entry={entry}
              id={rowId(first + at)}
              isUnfolded={entry.isParent && isOpen(entry.node)}
              isShown={entry.node.id === shownId}
              isActive={first + at === active}
              isCut={cut.has(entry.node.id)}
              onFold={(isOpen) => onFold(entry.node.id, isOpen)}
              onOpen={() => {
                setActive(entry.node.id)
                onOpen(entry.node)
              }}
            />
          ))}
        </div>
      </div>
    </>
  )
}
