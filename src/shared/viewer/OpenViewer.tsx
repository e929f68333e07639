import { CloseOutlined, HighlightOutlined, MessageOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { useSingleKeys } from '@/shared/ui/useSingleKeys'
import { useText } from '@/shared/texts'
import { firstRegion, type Place } from './region'
import { CoverNote } from './CoverNote'
import { Fence } from './Fence'
import { Keys } from './Keys'
import { doKey } from './keys'
import { layOut, pageAt, pagesNear, pagesSeen, stepFrom, zoomFor, type Zoom } from './layout'
import type { Mark } from './mark'
import type { Painting, Region, Rotation, Size } from './messages'
import type { OpenDocument, ViewerDocument } from './opening'
import { OutlinePane, useOutline } from './OutlinePane'
import { createPainter } from './painter'
import { PageColumn } from './PageColumn'
import type { ReadingAction } from './reading'
import { SearchPane } from './SearchPane'
import { Tool, Toolbar, type Pane } from './Toolbar'
import type { Covering } from './useCovering'
import { useRoom, useSight } from './useStage'
import regionStyles from './region.module.css'
import styles from './viewer.module.css'

interface OpenViewerProps {
  opened: OpenDocument
  viewed: ViewerDocument
  mark: Mark
  isFenced: boolean
  canSearch: boolean
  covering: Covering | null
  startPage: number
  place: Place | null
  onMark: ((page: number, region: Region) => void) | null
  isBeside: boolean
  takesFocus: boolean
  onPage: (page: number) => void
  onAsk: ((page: number) => void) | undefined
  note: (action: ReadingAction) => void
  /** Null where nothing may go to paper. */
  onPrint: (() => void) | null
  refusal: ReactNode
  tools: ReactNode
}

const turnedOn = (rotation: Rotation) => ((rotation + 90) % 360) as Rotation

/** A part of a page is shown from a little above it. */
const leadTo = (place: Place | null) => Math.max(0, (place?.region?.top ?? 0) - 0.06)

/** An open document with its tools. */
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
  isBeside,
  takesFocus,
  onPage,
  onAsk,
  note,
  onPrint,
  refusal,
  tools,
}: OpenViewerProps) {
  const t = useText('viewer')
  const { port, document, pages, first } = opened
  const [chosenZoom, setZoom] = useState<Zoom>('first')
  const [rotation, setRotation] = useState<Rotation>(0)
  const [sizes, setSizes] = useState<ReadonlyMap<number, Size>>(new Map())
  const [isFull, setFull] = useState(false)
  const [pane, setPane] = useState<Pane | null>(null)
  const [found, setFound] = useState('')
  const start = Math.min(Math.max(1, startPage), pages)
  const [isMarking, setMarking] = useState(false)
  const [fenced, setFenced] = useState(start)

  const stage = useRef<HTMLDivElement>(null)
  const room = useRoom(stage)
  const zoom = zoomFor(chosenZoom, room, first, rotation)
  const layout = useMemo(
    () =>
      isFenced
        ? layOut(1, new Map(), sizes.get(fenced) ?? first, zoom, rotation)
        : layOut(pages, sizes, first, zoom, rotation),
    [isFenced, fenced, pages, sizes, first, zoom, rotation],
  )
  const { sight, goTo } = useSight(
    stage,
    layout,
    room,
    isFenced ? { page: 1, share: 0 } : { page: start, share: leadTo(place?.page === start ? place : null) },
  )
  const painter = useMemo(() => createPainter(port), [port])
  const outline = useOutline(port, document, !isFenced)

  const seen = isFenced ? [fenced] : pagesSeen(layout, sight)
  const page = isFenced ? fenced : (seen[0] ?? pageAt(layout, sight.top + sight.height / 2))
  const near = covering ? [] : pagesNear(layout, sight)
  painter.lookAt(page)

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

  const go = (wanted: number) => {
    const target = Math.min(Math.max(1, wanted), pages)
    if (isFenced) setFenced(target)
    else goTo(target)
  }
  // Where another place is named than the one on show.
  const named = useEffectEvent(() => {
    if (place && !isFenced && place.page !== page) goTo(Math.min(place.page, pages), leadTo(place))
  })
  useEffect(() => named(), [place?.page])
  function toggleMarking() {
    setMarking((before) => !before)
    if (isMarking || !onMark || (place?.page === page && place.region)) return
    const shown = layout.places[page - 1]
    onMark(page, firstRegion(shown ? (sight.top + sight.height / 2 - shown.top) / shown.height : 0.5))
  }
  const steps = { n: () => go(page + 1), p: () => go(page - 1) }
  useSingleKeys(isBeside ? {} : steps)
  const zoomTo = (wanted: Zoom) => {
    setZoom(wanted)
    note({ kind: 'zoomed', percent: Math.round(zoomFor(wanted, room, first, rotation) * 100) })
  }
  const turn = () => setRotation(turnedOn)
  const toggle = (wanted: Pane) => setPane((before) => (before === wanted ? null : wanted))
  const noteSize = (number: number, size: Size) =>
    setSizes((before) => {
      const known = before.get(number) ?? first
      return known.width === size.width && known.height === size.height
        ? before
        : new Map(before).set(number, size)
    })
  const painting: Omit<Painting, 'page'> = {
    document,
    zoom,
    ratio: window.devicePixelRatio,
    rotation,
    mark,
    found,
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the parts within come here
    <div
      className={isFull ? `${styles.open} ${styles.full}` : styles.open}
      onKeyDown={(event) =>
        doKey(event, {
          '+': () => zoomTo(stepFrom(zoom, 1)),
          '=': () => zoomTo(stepFrom(zoom, 1)),
          '-': () => zoomTo(stepFrom(zoom, -1)),
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
          <aside className={styles.pane} aria-label={t(`viewer:tool.${pane}`)}>
            <div className={styles.paneHead}>
              <strong>{t(`viewer:tool.${pane}`)}</strong>
              <Button
                type="text"
                icon={<CloseOutlined />}
                aria-label={t('actions.close')}
                onClick={() => setPane(null)}
              />
            </div>
            {pane === 'outline' && <OutlinePane rows={outline} page={page} onGo={go} />}
            {pane === 'keys' && (
              <Keys isFenced={isFenced} canSearch={canSearch} canAsk={onAsk !== undefined} />
            )}
            {pane === 'search' && (
              <SearchPane port={port} document={document} pages={pages} onFound={setFound} onGo={go} />
            )}
          </aside>
        )}
        {/* Scrolled by keys: nothing within it takes the focus. */}
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
                painting={{ ...painting, page: fenced }}
                place={layout.places[0]!}
                pages={pages}
                stage={stage}
                onSize={noteSize}
                onPage={setFenced}
              />
            </div>
          ) : (
            <PageColumn
              layout={layout}
              painter={painter}
              near={near}
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
