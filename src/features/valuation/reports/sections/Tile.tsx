import type { ReactNode } from 'react'

interface TileProps {
  name: string
  value: ReactNode
  note?: ReactNode
  isMain?: boolean
}

/** A headline figure. */
export function Tile({ name, value, note, isMain = false }: TileProps) {
  return (
    <div className={isMain ? 'report-tile report-tile-main' : 'report-tile'}>
      <dt>{name}</dt>
      <dd>
        <span className="report-figure">{value}</span>
        {note && <span className="report-note">{note}</span>}
      </dd>
    </div>
  )
}
