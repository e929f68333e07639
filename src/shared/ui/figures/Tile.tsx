import type { ReactNode } from 'react'
import figures from './blocks.module.css'

interface TileProps {
  name: string
  note?: ReactNode
  children: ReactNode
}

/** A figure among others of a list, with what it is called and what is to be known of it. */
export const Tile = ({ name, note, children }: TileProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <div className={figures.figure}>{children}</div>
      {note && <div className="cell-note">{note}</div>}
    </dd>
  </div>
)
