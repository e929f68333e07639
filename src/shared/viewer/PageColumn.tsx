import type { Place } from './region'
import { RegionLayer } from './RegionLayer'
import type { Layout } from './pageLayout'
import type { Painting, Region, Size } from './messages'
import { PageCanvas } from './PageCanvas'
import type { Painter } from './painter'
import styles from './viewer.module.css'

interface PageColumnProps {
  layout: Layout
  painter: Painter
  /** Those that hold bitmaps. */
  near: readonly number[]
  painting: Omit<Painting, 'page'>
  onSize: (page: number, size: Size) => void
  /** What is marked. */
  place: Place | null
  /** While regions are marked. */
  onMark: ((page: number, region: Region) => void) | null
  onMarked: () => void
}

/** All pages, one below the other; only those near the reader's place are there. */
export function PageColumn({
  layout,
  painter,
  near,
  painting,
  onSize,
  place,
  onMark,
  onMarked,
}: PageColumnProps) {
  return (
    <div className={styles.column} style={{ width: layout.width, height: layout.height }}>
      {near
        .toSorted((a, b) => a - b)
        .map((page) => {
          const { top, width, height } = layout.places[page - 1]!
          return (
            <div key={page} className={styles.page} style={{ top, width, height }}>
              <PageCanvas
                painter={painter}
                painting={{ ...painting, page }}
                pages={layout.places.length}
                onSize={onSize}
              />
              {(onMark || place?.page === page) && (
                <RegionLayer
                  page={page}
                  rotation={painting.rotation}
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
