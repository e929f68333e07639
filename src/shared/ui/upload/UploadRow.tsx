import { PaperClipOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { SizeText } from '../cells/SizeText'
import styles from './upload.module.css'

interface UploadRowProps {
  name: string
  size: number
  /** In place of the paper clip. */
  picture?: ReactNode
  actions: ReactNode
  /** How the file stands. */
  children?: ReactNode
}

/** One file of the list: picture, name, size, how it stands and what can be done with it. */
export function UploadRow({ name, size, picture, actions, children }: UploadRowProps) {
  return (
    <li className={styles.uploadRow}>
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
  /** Names the file as well: the buttons of all rows look alike. */
  label: string
  onClick: () => void
}

export const RowButton = ({ icon, label, onClick }: RowButtonProps) => (
  <Tooltip title={label}>
    <Button type="text" size="small" icon={icon} aria-label={label} onClick={onClick} />
  </Tooltip>
)
