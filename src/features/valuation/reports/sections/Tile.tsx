import type { ReactNode } from 'react'
import styles from './report.module.css'

interface TileProps {
  name: string
  value: ReactNode
  note?: ReactNode
  isMain?: boolean
}

/** A headline figure. */
export function Tile({ name, value, note, isMain = false }: TileProps) {
  return (
    <div className={isMain ? `${styles.reportTile} ${styles.reportTileMain}` : styles.reportTile}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.reportFigure}>{value}</span>
        {note && <span className={styles.reportNote}>{note}</span>}
      </dd>
    </div>
  )
}
