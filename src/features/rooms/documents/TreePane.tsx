import { Input } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import type { RoomNode } from './documents.api'
import styles from './documents.module.css'
import { TextHits } from './TextHits'
import { TreeRows } from './TreeRows'
import { ancestorsOf, foundRows, unfoldedRows, type Tree } from './treeModel'

interface TreePaneProps {
  tree: Tree<RoomNode>
  shownId: string | null
  onOpen: (node: RoomNode) => void
  cut: ReadonlySet<string>
  onCut: (node: RoomNode) => void
  onPaste: (folder: RoomNode) => void
  /** Moves it before (-1) or after (1) its sibling. */
  onReorder: (node: RoomNode, by: number) => void
}

export function TreePane({ tree, shownId, onOpen, cut, onCut, onPaste, onReorder }: TreePaneProps) {
  const clear = useClearButton()
  const t = useTranslations('roomsDocuments')
  const [filter, setFilter] = useState('')
  const deferredFilter = useDeferredValue(filter)
  /** Unfolded folders; ancestors of the selected node unfold when another is selected, or when it was moved. */
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const [lastShownPath, setLastShownPath] = useState('')
  const ancestors = shownId === null ? [] : ancestorsOf(tree, shownId).map(({ id }) => id)
  const shownPath = JSON.stringify([...ancestors, shownId])
  if (shownPath !== lastShownPath) {
    setLastShownPath(shownPath)
    setUnfolded(new Set([...unfolded, ...ancestors]))
  }

  const isFiltered = deferredFilter.trim() !== ''
  const rows = useMemo(
    () => (isFiltered ? foundRows(tree, deferredFilter).rows : unfoldedRows(tree, unfolded)),
    [tree, deferredFilter, isFiltered, unfolded],
  )
  const fold = (id: string, isOpen: boolean) =>
    setUnfolded((before) => {
      const next = new Set(before)
      if (isOpen) next.add(id)
      else next.delete(id)
      return next
    })

  return (
    <section className={styles.treePane} aria-label={t('roomsDocuments:tree.label')}>
      <Input
        allowClear={clear}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
        placeholder={t('roomsDocuments:tree.filter')}
        aria-label={t('roomsDocuments:tree.filter')}
      />
      {rows.length === 0 ? (
        <p className={styles.treeNote}>{isFiltered && t('roomsDocuments:tree.none')}</p>
      ) : (
        <TreeRows
          rows={rows}
          isOpen={({ id }) => isFiltered || unfolded.has(id)}
          onFold={isFiltered ? () => undefined : fold}
          shownId={shownId}
          onOpen={onOpen}
          cut={cut}
          onCut={onCut}
          onPaste={onPaste}
          onReorder={onReorder}
        />
      )}
      <TextHits searchText={filter} />
      <p className={styles.treeNote}>{t('roomsDocuments:tree.visible', { count: tree.documents })}</p>
    </section>
  )
}
