import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useVirtualRows } from '@/shared/list/virtual/useVirtualRows'
import { useTranslations } from '@/shared/i18n'
import type { RoomNode } from './documents.api'
import styles from './documents.module.css'
import { TreeRow } from './TreeRow'
import { findByPrefix, type Entry } from './treeModel'

/** Px; must match `.treeRow`. */
const ROW_HEIGHT = 36
/** Ms after which typing starts a new word. */
const TYPE_AHEAD_PAUSE = 700

interface TreeRowsProps {
  rows: readonly Entry<RoomNode>[]
  isOpen: (node: RoomNode) => boolean
  onFold: (id: string, isOpen: boolean) => void
  shownId: string | null
  onOpen: (node: RoomNode) => void
  cut: ReadonlySet<string>
  onCut: (node: RoomNode) => void
  onPaste: (folder: RoomNode) => void
  onReorder: (node: RoomNode, by: number) => void
}

/** Virtualised tree with a single tab stop; arrow keys move the active row. */
export function TreeRows({
  rows,
  isOpen,
  onFold,
  shownId,
  onOpen,
  cut,
  onCut,
  onPaste,
  onReorder,
}: TreeRowsProps) {
  const t = useTranslations('roomsDocuments')
  const id = useId()
  const { box, onScroll, first, end } = useVirtualRows(ROW_HEIGHT)
  const [activeId, setActive] = useState<string | null>(shownId)
  const typed = useRef({ text: '', at: 0 })
  const found = rows.findIndex(({ node }) => node.id === (activeId ?? shownId))
  const active = Math.max(0, found)
  const rowId = (at: number) => `${id}-${rows[at]!.node.id}`

  function scrollToRow(at: number) {
    const element = box.current!
    const height = element.clientHeight || ROW_HEIGHT
    if (at * ROW_HEIGHT < element.scrollTop) element.scrollTop = at * ROW_HEIGHT
    else if ((at + 1) * ROW_HEIGHT > element.scrollTop + height)
      element.scrollTop = (at + 1) * ROW_HEIGHT - height
    onScroll()
  }
  const shownAt = rows.findIndex(({ node }) => node.id === shownId)
  useEffect(() => {
    if (shownAt >= 0) scrollToRow(shownAt)
    // oxlint-disable-next-line react/exhaustive-deps -- runs when the content changes, not when rows expand
  }, [shownId])

  function goTo(at: number) {
    const entry = rows[at]
    if (!entry) return
    setActive(entry.node.id)
    scrollToRow(at)
  }
  function parentOf(at: number) {
    const { parentId } = rows[at]!.node
    return rows.findIndex(({ node }) => node.id === parentId)
  }
  function typeAhead(key: string, timeStamp: number) {
    const { text, at } = typed.current
    typed.current = { text: timeStamp - at < TYPE_AHEAD_PAUSE ? text + key : key, at: timeStamp }
    const isLonger = typed.current.text.length > 1
    goTo(findByPrefix(rows, isLonger ? active - 1 : active, typed.current.text))
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
    const modifierKeys: Readonly<Record<string, () => void>> = {
      x: () => onCut(node),
      v: () => node.kind === 'folder' && onPaste(node),
    }
    const altKeys: Readonly<Record<string, () => void>> = {
      ArrowUp: () => onReorder(node, -1),
      ArrowDown: () => onReorder(node, 1),
    }
    const hasModifier = event.ctrlKey || event.metaKey
    const action = hasModifier
      ? modifierKeys[event.key.toLowerCase()]
      : (event.altKey ? altKeys : keys)[event.key]
    if (!action && (hasModifier || event.altKey || event.key.length !== 1)) return
    event.preventDefault()
    // Keeps the page's single-key shortcuts from firing.
    event.stopPropagation()
    if (action) action()
    else typeAhead(event.key, event.timeStamp)
  }

  const visible = rows.slice(first, end)
  const isActiveVisible = active >= first && active < first + visible.length
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
        {...(isActiveVisible ? { 'aria-activedescendant': rowId(active) } : {})}
        className={styles.tree}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        <div
          role="presentation"
          style={{ height: rows.length * ROW_HEIGHT, paddingBlockStart: first * ROW_HEIGHT }}
        >
          {visible.map((entry, at) => (
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
