import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  CalculatorOutlined,
  CrownOutlined,
  CustomerServiceOutlined,
  DashboardOutlined,
  FileTextOutlined,
  FolderOutlined,
  FormOutlined,
  ExperimentOutlined,
  FundOutlined,
  InboxOutlined,
  LockOutlined,
  RocketOutlined,
  SearchOutlined,
  SettingOutlined,
  TagsOutlined,
  TeamOutlined,
  ToolOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'

/** Icons by the names the server uses, and by those of screens that it does not name. */
const ICONS = new Map<string, ReactNode>([
  ['dashboard', <DashboardOutlined key="dashboard" />],
  ['money', <FundOutlined key="money" />],
  ['form', <FormOutlined key="form" />],
  ['documentation', <FileTextOutlined key="documentation" />],
  ['nested', <FolderOutlined key="nested" />],
  ['chart', <BarChartOutlined key="chart" />],
  ['search', <SearchOutlined key="search" />],
  ['guide', <RocketOutlined key="guide" />],
  ['dict', <TagsOutlined key="dict" />],
  ['validCode', <AuditOutlined key="validCode" />],
  ['edit', <FormOutlined key="edit" />],
  ['system', <SettingOutlined key="system" />],
  ['tool', <ToolOutlined key="tool" />],
  ['tree', <ExperimentOutlined key="tree" />],
  ['peoples', <TeamOutlined key="peoples" />],
  ['lock', <LockOutlined key="lock" />],
  ['zip', <InboxOutlined key="zip" />],
  ['member', <CrownOutlined key="member" />],
  ['support', <CustomerServiceOutlined key="support" />],
  ['number', <CalculatorOutlined key="number" />],
])

export const MenuIcon = ({ name }: { name: string }) => ICONS.get(name) ?? <AppstoreOutlined />
