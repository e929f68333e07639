import { useEffect, useState } from 'react'
import { call } from '@/shared/api'
import type { PageBox, PagePlace } from './region'
import { boxOf, RegionLayer } from './RegionLayer'
import type { PageLayout, Rotation } from './pageLayout'
import { PageCanvas } from './PageCanvas'
import type { PictureQueue } from './pictures'
import type { Hit } from './SearchPane'
import type { OpenView } from './useView'
import type { PageRegion } from './view.api'
import styles from './viewer.module.css'

interface PageColumnProps {
  view: OpenView
  layout: PageLayout
  queue: PictureQueue
  near: readonly number[]
  /** Pages that are read now. */
  seen: readonly number[]
  rotation: Rotation
  hits: readonly Hit[]
  place: PagePlace | null
  boxes: readonly PageBox[]
  onMark: ((page: number, region: PageRegion) => void) | null
  onMarked: () => void
}

/** All pages in a column; only those near the viewport have pictures. */
export function PageColumn({
  view,
  layout,
  queue,
  near,
  seen,
  rotation,
  hits,
  place,
  boxes,
  onMark,
  onMarked,
}: PageColumnProps) {
  return (
    <div className={styles.column} style={{ width: layout.width, height: layout.height }}>
      {near
        .toSorted((a, b) => a - b)
        .map((page) => {
          const { top, width, height } = layout.places[page - 1]!
          const isUpright = rotation % 180 === 0
          const upright = isUpright ? { width, height } : { width: height, height: width }
          return (
            <div key={page} className={styles.page} style={{ top, width, height }}>
              <div
                className={styles.upright}
                style={{ ...upright, transform: `translate(-50%, -50%) rotate(${rotation}deg)` }}
              >
                <PageCanvas view={view} queue={queue} page={page} width={upright.width} />
                {hits
                  .filter((hit) => hit.page === page)
                  .map((hit) => (
                    <span key={`${hit.left} ${hit.top}`} className={styles.hit} style={boxOf(hit)} />
                  ))}
                {boxes
                  .filter((box) => box.page === page)
                  .map(({ region, style }) => (
                    <span
                      key={`${region.left} ${region.top} ${region.width} ${style}`}
                      className={styles.box}
                      data-style={style}
                      style={boxOf(region)}
                    />
                  ))}
              </div>
              {view.access.canReadText && view.text === 'ready' && seen.includes(page) && (
                <PageText view={view} page={page} />
              )}
              {(onMark || place?.page === page) && (
                <RegionLayer
                  page={page}
                  rotation={rotation}
                  region={place?.page === page ? place.region : null}
                  onMark={onMark ? (region) => onMark(page, region) : undefined}
                  onDone={onMarked}
                />
              )}
            </div>
          )
        })}
    </div>
  )
}

/** Text of a page for screen readers; absent if it can't be loaded. */
function PageText({ view: { api, id, lease }, page }: { view: OpenView; page: number }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const control = new AbortController()
    void call(api.text, { path: { id, page }, query: { lease } }, { signal: control.signal }).then(
      (answer) => answer.ok && setText(answer.data),
    )
    return () => control.abort()
  }, [api, id, lease, page])
  return text && <p className="visually-hidden">{text}</p>
}
