import type { ReactNode } from 'react'
import figures from './blocks.module.css'

interface TileProps {
  name: string
  note?: ReactNode
  children: ReactNode
}

export const Tile = ({ name, note, children }: TileProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <div className={figures.figure}>{children}</div>
      {note && <div className="cell-note">{note}</div>}
    </dd>
  </div>
)
