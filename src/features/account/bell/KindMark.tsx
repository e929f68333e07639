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

/** As the menu has them for the same areas. */
const ICONS: Readonly<Record<NoticeKind, ReactNode>> = {
  system: <SettingOutlined />,
  account: <UserOutlined />,
  valuation: <FundOutlined />,
  room: <FolderOutlined />,
  concept: <ExperimentOutlined />,
}

interface KindMarkProps {
  /** Absent for what was told on the screens. */
  kind?: NoticeKind
  isNew: boolean
}

/** What a notice is about, at a glance; its words say so too. */
export const KindMark = ({ kind, isNew }: KindMarkProps) => (
  <span className={styles.mark} data-new={isNew} aria-hidden>
    {kind ? ICONS[kind] : <BellOutlined />}
  </span>
)
