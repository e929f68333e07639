import { HighlightOutlined, MessageOutlined, CloseOutlined } from '@ant-design/icons'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { useSingleKeys } from '@/shared/ui/useSingleKeys'
import { useTranslations } from '@/shared/i18n'
import { initialRegion, type PageBox, type PagePlace } from './region'
import { CoverNote } from './CoverNote'
import { Fence } from './Fence'
import { ShortcutList } from './ShortcutList'
import { handleShortcut } from './handleShortcut'
import { nextZoom, type Zoom } from './pageLayout'
import type { PageRegion } from './view.api'
import type { ViewedDocument } from './viewedDocument'
import type { OpenView } from './useView'
import { OutlinePane } from './OutlinePane'
import { PageColumn } from './PageColumn'
import type { ReadingAction } from './readingState'
import { SearchPane, type Hit } from './SearchPane'
import { Tool, Toolbar, type Pane } from './Toolbar'
import type { Covering } from './useCovering'
import { useReader } from './useReader'
import regionStyles from './region.module.css'
import styles from './viewer.module.css'
import { Button } from 'antd'

interface OpenViewerProps {
  view: OpenView
  viewed: Pick<ViewedDocument, 'name' | 'version'>
  covering: Covering | OpenView['cover']
  startPage: number
  place: PagePlace | null
  boxes: readonly PageBox[]
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
  view,
  viewed,
  covering,
  startPage,
  place,
  boxes,
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
  const { isFenced, canSearch, canReadText } = view.access
  const pages = view.pages.length
  const [isFull, setFull] = useState(false)
  const [pane, setPane] = useState<Pane | null>(null)
  const [hits, setHits] = useState<readonly Hit[]>([])
  const noText = useId()
  const [isMarking, setMarking] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const reader = useReader({ view, stage, startPage, place })
  const { layout, page, seen, zoom, rotation, go, turn } = reader
  const outline = isFenced ? [] : view.outline

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
          ...(isFenced ? {} : { r: turn }),
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
        onTurn={isFenced ? null : turn}
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
            {pane === 'search' && <SearchPane view={view} onHits={setHits} onGo={go} />}
          </SidePane>
        )}
        {/* Scrolled by keyboard: nothing within it is focusable. */}
        <div
          ref={stage}
          className={styles.stage}
          role="region"
          aria-label={t('viewer:stage', { name: viewed.name })}
          {...(canReadText ? {} : { 'aria-describedby': noText })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {covering ? (
            <div className={styles.column} style={{ width: layout.width, height: layout.height }} />
          ) : isFenced ? (
            <div className={styles.column} style={{ width: layout.width, height: layout.height }}>
              <Fence view={view} page={page} place={layout.places[0]!} stage={stage} onPage={go} />
            </div>
          ) : (
            <PageColumn
              view={view}
              layout={layout}
              queue={reader.queue}
              near={reader.near}
              seen={seen}
              rotation={rotation}
              hits={hits}
              place={place}
              boxes={boxes}
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
      {!canReadText && (
        <p id={noText} className="visually-hidden">
          {t('viewer:noText')}
        </p>
      )}
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
