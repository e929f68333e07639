import {
  BellOutlined,
  ExperimentOutlined,
  FolderOutlined,
  FundOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { NoticeKind } from '../notices/notices.api'
import styles from './bell.module.css'

/** Same icons as in the main menu. */
const ICONS: Readonly<Record<NoticeKind, ReactNode>> = {
  system: <SettingOutlined />,
  account: <UserOutlined />,
  valuation: <FundOutlined />,
  room: <FolderOutlined />,
  concept: <ExperimentOutlined />,
}

interface NoticeIconProps {
  /** Absent for notices shown on screen in this session. */
  kind?: NoticeKind
  isNew: boolean
}

export const NoticeIcon = ({ kind, isNew }: NoticeIconProps) => (
  <span className={styles.mark} data-new={isNew} aria-hidden>
    {kind ? ICONS[kind] : <BellOutlined />}
  </span>
)
