import { HighlightOutlined, MessageOutlined, CloseOutlined } from '@ant-design/icons'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useSingleKeys } from '@/shared/ui/useSingleKeys'
import { useTranslations } from '@/shared/i18n'
import { initialRegion, type PagePlace } from './region'
import { CoverNote } from './CoverNote'
import { Fence } from './Fence'
import { ShortcutList } from './ShortcutList'
import { handleShortcut } from './handleShortcut'
import { nextZoom, type Zoom } from './pageLayout'
import type { PageWatermark } from './watermark'
import type { Painting, PageRegion } from './messages'
import type { OpenDocument, ViewerDocument } from './useOpenedDocument'
import { OutlinePane, useOutline } from './OutlinePane'
import { PageColumn } from './PageColumn'
import type { ReadingAction } from './readingState'
import { SearchPane } from './SearchPane'
import { Tool, Toolbar, type Pane } from './Toolbar'
import type { Covering } from './useCovering'
import { useReader } from './useReader'
import regionStyles from './region.module.css'
import styles from './viewer.module.css'
import { Button } from 'antd'

interface OpenViewerProps {
  opened: OpenDocument
  viewed: ViewerDocument
  mark: PageWatermark
  isFenced: boolean
  canSearch: boolean
  covering: Covering | null
  startPage: number
  place: PagePlace | null
  onMark: ((page: number, region: PageRegion) => void) | null
  isSideBySide: boolean
  takesFocus: boolean
  onPage: (page: number) => void
  onAsk: ((page: number) => void) | undefined
  note: (action: ReadingAction) => void
  onPrint: (() => void) | null
  refusal: ReactNode
  tools: ReactNode
}

export function OpenViewer({
  opened,
  viewed,
  mark,
  isFenced,
  canSearch,
  covering,
  startPage,
  place,
  onMark,
  isSideBySide,
  takesFocus,
  onPage,
  onAsk,
  note,
  onPrint,
  refusal,
  tools,
}: OpenViewerProps) {
  const t = useTranslations('viewer')
  const { port, document, pages } = opened
  const [isFull, setFull] = useState(false)
  const [pane, setPane] = useState<Pane | null>(null)
  const [found, setFound] = useState('')
  const [isMarking, setMarking] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const reader = useReader({ opened, stage, isFenced, startPage, place })
  const { layout, page, seen, zoom, rotation, go, turn, noteSize } = reader
  const outline = useOutline(port, document, !isFenced)

  useEffect(() => {
    if (!takesFocus) return
    const slit = stage.current!.querySelector<HTMLElement>('[role=slider]')
    ;(slit ?? stage.current!).focus({ preventScroll: true })
  }, [takesFocus])

  const looked = useEffectEvent(() => note({ kind: 'looked', pages: seen }))
  const seenKey = seen.join(' ')
  useEffect(() => looked(), [seenKey])
  const moved = useEffectEvent(onPage)
  useEffect(() => moved(page), [page])

  function toggleMarking() {
    setMarking((before) => !before)
    if (isMarking || !onMark || (place?.page === page && place.region)) return
    onMark(page, initialRegion(reader.shareInSight()))
  }
  const steps = { n: () => go(page + 1), p: () => go(page - 1) }
  useSingleKeys(isSideBySide ? {} : steps)
  const zoomTo = (wanted: Zoom) => note({ kind: 'zoomed', percent: Math.round(reader.zoomTo(wanted) * 100) })
  const toggle = (wanted: Pane) => setPane((before) => (before === wanted ? null : wanted))
  const painting: Omit<Painting, 'page'> = {
    document,
    zoom,
    ratio: window.devicePixelRatio,
    rotation,
    mark,
    found,
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles bubbled key events of its children
    <div
      className={isFull ? `${styles.open} ${styles.full}` : styles.open}
      onKeyDown={(event) =>
        handleShortcut(event, {
          '+': () => zoomTo(nextZoom(zoom, 1)),
          '=': () => zoomTo(nextZoom(zoom, 1)),
          '-': () => zoomTo(nextZoom(zoom, -1)),
          '0': () => zoomTo(1),
          w: () => zoomTo('width'),
          r: turn,
          f: () => setFull((before) => !before),
          ...steps,
          ...(onAsk ? { a: () => onAsk(page) } : {}),
          '?': () => toggle('keys'),
          ...(canSearch ? { '/': () => setPane('search') } : {}),
          ...(isFull ? { Escape: () => setFull(false) } : {}),
        })
      }
    >
      <Toolbar
        page={page}
        pages={pages}
        onGo={go}
        zoom={zoom}
        onZoom={zoomTo}
        onTurn={turn}
        isFull={isFull}
        onFull={() => setFull((before) => !before)}
        pane={pane}
        onPane={toggle}
        hasOutline={outline.length > 0}
        canSearch={canSearch}
        title={
          <span className={styles.name} title={viewed.name}>
            <span className={styles.nameText}>{viewed.name}</span>
            {viewed.version && <span className={styles.version}>{viewed.version}</span>}
          </span>
        }
        onPrint={onPrint}
        tools={
          <>
            {onMark && !isFenced && (
              <Tool
                name={t('viewer:region.do')}
                icon={<HighlightOutlined />}
                isOn={isMarking}
                onClick={toggleMarking}
              />
            )}
            {onAsk && (
              <Tool name={t('viewer:tool.ask')} icon={<MessageOutlined />} onClick={() => onAsk(page)} />
            )}
            {tools}
          </>
        }
      />
      {refusal}
      {isMarking && <p className={regionStyles.hint}>{t('viewer:region.keys')}</p>}
      <div className={styles.body}>
        {pane !== null && (
          <SidePane pane={pane} onClose={() => setPane(null)}>
            {pane === 'outline' && <OutlinePane rows={outline} page={page} onGo={go} />}
            {pane === 'keys' && (
              <ShortcutList isFenced={isFenced} canSearch={canSearch} canAsk={onAsk !== undefined} />
            )}
            {pane === 'search' && (
              <SearchPane port={port} document={document} pages={pages} onFound={setFound} onGo={go} />
            )}
          </SidePane>
        )}
        {/* Scrolled by keyboard: nothing within it is focusable. */}
        <div
          ref={stage}
          className={styles.stage}
          role="region"
          aria-label={t('viewer:stage', { name: viewed.name })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {covering ? (
            <div className={styles.column} style={{ width: layout.width, height: layout.height }} />
          ) : isFenced ? (
            <div className={styles.column} style={{ width: layout.width, height: layout.height }}>
              <Fence
                port={port}
                painting={{ ...painting, page }}
                place={layout.places[0]!}
                pages={pages}
                stage={stage}
                onSize={noteSize}
                onPage={go}
              />
            </div>
          ) : (
            <PageColumn
              layout={layout}
              painter={reader.painter}
              near={reader.near}
              painting={painting}
              onSize={noteSize}
              place={place}
              onMark={isMarking ? onMark : null}
              onMarked={() => {
                setMarking(false)
                stage.current?.focus({ preventScroll: true })
              }}
            />
          )}
        </div>
        {covering && <CoverNote reason={covering} />}
      </div>
      <p className={styles.caption}>{t(isFenced ? 'viewer:caption.fenced' : 'viewer:caption.plain')}</p>
    </div>
  )
}

interface SidePaneProps {
  pane: Pane
  onClose: () => void
  children: ReactNode
}

function SidePane({ pane, onClose, children }: SidePaneProps) {
  const t = useTranslations('viewer')
  return (
    <aside className={styles.pane} aria-label={t(`viewer:tool.${pane}`)}>
      <div className={styles.paneHead}>
        <strong>{t(`viewer:tool.${pane}`)}</strong>
        <Button type="text" icon={<CloseOutlined />} aria-label={t('actions.close')} onClick={onClose} />
      </div>
      {children}
    </aside>
  )
}
