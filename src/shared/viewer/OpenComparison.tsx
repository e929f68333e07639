import { LeftOutlined, MinusOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { formatPercent } from '@/shared/lib/money'
import { useSingleKeys } from '@/shared/ui/useSingleKeys'
import { useTranslations } from '@/shared/i18n'
import { CoverNote } from './CoverNote'
import { handleShortcut } from './handleShortcut'
import {
  layoutPages,
  MAX_BITMAPS,
  pageAt,
  pagesNear,
  pagesSeen,
  nextZoom,
  zoomFor,
  type Zoom,
} from './pageLayout'
import { usePictureQueue } from './pictures'
import type { OpenView } from './useView'
import type { PageRegion } from './view.api'
import { PageCanvas } from './PageCanvas'
import type { ReadingAction } from './readingState'
import { Tool } from './Toolbar'
import type { Covering } from './useCovering'
import { useDifferences } from './useDifferences'
import { useInnerSize, useViewport } from './useViewport'
import styles from './viewer.module.css'
import own from './comparison.module.css'

const TOP = { page: 1, share: 0 }

interface OpenComparisonProps {
  before: OpenView
  after: OpenView
  names: readonly [string, string]
  covering: Covering | OpenView['cover']
  note: (action: ReadingAction) => void
  tools: ReactNode
}

/** Px at 100 %. */
const GAP = 16

export function OpenComparison({ before, after, names, covering, note, tools }: OpenComparisonProps) {
  const t = useTranslations('viewer')
  const differences = useDifferences(before, after)
  const changed = [...differences.pages.keys()]
  const pages = Math.max(before.pages.length, after.pages.length)

  const [chosenZoom, setZoom] = useState<Zoom>('first')
  const stage = useRef<HTMLDivElement>(null)
  const room = useInnerSize(stage)
  const side = {
    width: Math.max(before.first.width, after.first.width),
    height: Math.max(before.first.height, after.first.height),
  }
  const pair = { width: 2 * side.width + GAP, height: side.height }
  const zoom = zoomFor(chosenZoom, room, pair, 0)
  const layout = useMemo(
    () =>
      layoutPages(
        Array.from({ length: pages }, () => ({ width: pair.width, height: pair.height })),
        zoom,
        0,
      ),
    [pages, pair.width, pair.height, zoom],
  )
  const { sight, goTo } = useViewport(stage, layout, room, TOP)
  const page = pageAt(layout, sight.top + sight.height / 3)
  const queue = usePictureQueue(page)
  // A pair holds two bitmaps.
  const near = covering ? [] : pagesNear(layout, sight).slice(0, MAX_BITMAPS / 2)

  const seen = pagesSeen(layout, sight)
  const looked = useEffectEvent(() => note({ kind: 'looked', pages: seen }))
  const seenKey = seen.join(' ')
  useEffect(() => looked(), [seenKey])

  const next = changed.find((each) => each > page)
  const previous = changed.findLast((each) => each < page)
  const step = (target: number | undefined) => target !== undefined && goTo(target)
  const steps = { n: () => step(next), p: () => step(previous) }
  // A screen has one comparison at most, so its shortcuts work from anywhere.
  useSingleKeys(steps)

  const renderSide = (view: OpenView, number: number, regions: readonly PageRegion[]) => {
    if (number > view.pages.length) return <p className={own.missing}>{t('viewer:comparison.noPage')}</p>
    return (
      <>
        <PageCanvas view={view} queue={queue} page={number} width={side.width * zoom} />
        {regions.map(({ left, top, width, height }) => (
          <span
            key={`${left} ${top}`}
            className={own.region}
            style={{
              left: `${left * 100}%`,
              top: `${top * 100}%`,
              width: `${width * 100}%`,
              height: `${height * 100}%`,
            }}
          />
        ))}
      </>
    )
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles bubbled key events of its children
    <div
      className={`${styles.open} ${own.comparison}`}
      onKeyDown={(event) =>
        handleShortcut(event, {
          ...steps,
          '+': () => setZoom(nextZoom(zoom, 1)),
          '=': () => setZoom(nextZoom(zoom, 1)),
          '-': () => setZoom(nextZoom(zoom, -1)),
        })
      }
    >
      <div className={styles.bar} role="toolbar" aria-label={t('viewer:tool.bar')}>
        <span className={styles.name} role="status">
          {differences.until < pages
            ? t('viewer:comparison.running', { until: differences.until, pages })
            : t(changed.length > 0 ? 'viewer:comparison.changed' : 'viewer:comparison.same', {
                count: changed.length,
                pages,
              })}
        </span>
        <span className={styles.group}>
          <Tool
            name={t('viewer:comparison.previous')}
            icon={<LeftOutlined />}
            disabled={previous === undefined}
            onClick={() => step(previous)}
          />
          <Tool
            name={t('viewer:comparison.next')}
            icon={<RightOutlined />}
            disabled={next === undefined}
            onClick={() => step(next)}
          />
        </span>
        <span className={styles.group}>
          <Tool
            name={t('viewer:tool.smaller')}
            icon={<MinusOutlined />}
            onClick={() => setZoom(nextZoom(zoom, -1))}
          />
          {formatPercent(zoom, 0)}
          <Tool
            name={t('viewer:tool.larger')}
            icon={<PlusOutlined aria-hidden />}
            onClick={() => setZoom(nextZoom(zoom, 1))}
          />
        </span>
        {tools}
      </div>
      <div className={changed.length > 0 ? `${own.names} ${own.listed}` : own.names}>
        {names.map((name, index) => (
          <span key={index === 0 ? 'before' : 'after'}>
            {t(index === 0 ? 'viewer:comparison.before' : 'viewer:comparison.after', { name })}
          </span>
        ))}
      </div>
      <div className={`${styles.body} ${own.body}`}>
        {changed.length > 0 && (
          <nav className={own.changes} aria-label={t('viewer:comparison.list')}>
            <ol className={`${styles.rows} ${own.list}`}>
              {changed.map((number) => (
                <li key={number}>
                  <button
                    type="button"
                    className={styles.row}
                    aria-current={number === page ? 'location' : undefined}
                    onClick={() => goTo(number)}
                  >
                    <span>{t('viewer:pageShort', { page: number })}</span>
                    <span className={styles.rowPage}>
                      {t(`viewer:comparison.${differences.pages.get(number)!.kind}`)}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div
          ref={stage}
          className={styles.stage}
          role="region"
          aria-label={t('viewer:comparison.stage')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
          tabIndex={0}
        >
          <div className={styles.column} style={{ width: layout.width, height: layout.height }}>
            {near
              .toSorted((a, b) => a - b)
              .map((number) => {
                const { top, width, height } = layout.places[number - 1]!
                const difference = differences.pages.get(number)
                const regions = difference?.kind === 'edited' ? difference.regions : []
                return (
                  <div key={number} className={own.pair} style={{ top, width, height }}>
                    <div className={own.side}>{renderSide(before, number, regions)}</div>
                    <div className={own.side}>{renderSide(after, number, regions)}</div>
                  </div>
                )
              })}
          </div>
        </div>
        {covering && <CoverNote reason={covering} />}
      </div>
      <p className={styles.caption}>{t('viewer:caption.plain')}</p>
    </div>
  )
}
