import { PaperClipOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { SizeText } from '../cells/SizeText'
import styles from './upload.module.css'

interface UploadRowProps {
  /** For a list that renders only some of its rows. */
  rowKey?: string
  position?: number
  count?: number
  name: string
  size: number
  picture?: ReactNode
  actions: ReactNode
  children?: ReactNode
}

export function UploadRow({
  rowKey,
  position,
  count,
  name,
  size,
  picture,
  actions,
  children,
}: UploadRowProps) {
  return (
    <li className={styles.uploadRow} data-row-key={rowKey} aria-posinset={position} aria-setsize={count}>
      {picture ?? <PaperClipOutlined aria-hidden />}
      <div className={styles.uploadFacts}>
        <span className={styles.uploadName}>{name}</span>{' '}
        <span className="cell-note">
          <SizeText bytes={size} />
        </span>
        {children && <div>{children}</div>}
      </div>
      {actions}
    </li>
  )
}

interface RowButtonProps {
  icon: ReactNode
  /** Includes the file name, since the buttons of all rows look the same. */
  label: string
  onClick: () => void
}

export const RowButton = ({ icon, label, onClick }: RowButtonProps) => (
  <Tooltip title={label}>
    <Button type="text" size="small" icon={icon} aria-label={label} onClick={onClick} />
  </Tooltip>
)
