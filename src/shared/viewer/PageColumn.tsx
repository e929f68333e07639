import type { PagePlace } from './region'
import { RegionLayer } from './RegionLayer'
import type { PageLayout } from './pageLayout'
import type { Painting, PageRegion, Size } from './messages'
import { PageCanvas } from './PageCanvas'
import type { Painter } from './painter'
import styles from './viewer.module.css'

interface PageColumnProps {
  layout: PageLayout
  painter: Painter
  near: readonly number[]
  painting: Omit<Painting, 'page'>
  onSize: (page: number, size: Size) => void
  place: PagePlace | null
  onMark: ((page: number, region: PageRegion) => void) | null
  onMarked: () => void
}

/** All pages in a column; only those near the viewport are rendered. */
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
