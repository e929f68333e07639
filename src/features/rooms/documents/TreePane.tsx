import { Input } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import type { RoomNode } from './documents.api'
import styles from './documents.module.css'
import { TextHits } from './TextHits'
import { TreeRows } from './TreeRows'
import { around, foundRows, unfoldedRows, type Tree } from './treeModel'

interface TreePaneProps {
  tree: Tree<RoomNode>
  /** The folder or document that is on show. */
  shownId: string | null
  onOpen: (node: RoomNode) => void
  /** Cut, waiting for their new place. */
  cut: ReadonlySet<string>
  onCut: (node: RoomNode) => void
  onPaste: (folder: RoomNode) => void
  /** Puts it before (-1) or behind (1) the one beside it. */
  onShift: (node: RoomNode, by: number) => void
}

/** The folders and documents of the room in hand, as far as the reader may see them. */
export function TreePane({ tree, shownId, onOpen, cut, onCut, onPaste, onShift }: TreePaneProps) {
  const clear = useClearButton()
  const t = useTranslations('roomsDocuments')
  const [words, setWords] = useState('')
  const looked = useDeferredValue(words)
  /** Unfolded and folded by hand; what is on show is unfolded by itself when it changes. */
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState<string | null>(null)
  if (shownId !== seen) {
    setSeen(shownId)
    if (shownId !== null) {
      setUnfolded(new Set([...unfolded, ...around(tree, shownId).map(({ id }) => id)]))
    }
  }

  const isFiltered = looked.trim() !== ''
  const rows = useMemo(
    () => (isFiltered ? foundRows(tree, looked).rows : unfoldedRows(tree, unfolded)),
    [tree, looked, isFiltered, unfolded],
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
        value={words}
        onChange={({ target }) => setWords(target.value)}
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
          onShift={onShift}
        />
      )}
      <TextHits words={words} />
      <p className={styles.treeNote}>{t('roomsDocuments:tree.visible', { count: tree.documents })}</p>
    </section>
  )
}
