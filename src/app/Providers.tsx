import { StyleProvider } from '@ant-design/cssinjs'
import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider, Empty, type ConfigProviderProps } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useEffect, useMemo, type ReactNode } from 'react'
import 'virtual:antd.css'
import { whenIdle } from '@/shared/lib/whenIdle'
import { useAppearance } from '@/shared/ui/preferences'
import { Illustration } from '@/shared/ui/Illustration'
import '@/shared/ui/tokens.css'
import '@/shared/ui/page.css'
import './font/font.css'
import './forcedColors.css'
import { FailurePresenter } from './errorPages/FailurePresenter'
import { useSidebar } from './navigation/sidebar'
import { LeaveGuard } from './tabs/LeaveGuard'
import { NoticeStack } from './notices/NoticeStack'
import { queries } from './queries'
import { styleNonce } from './styleNonce'
import { FeedbackHost } from './layout/FeedbackHost'
import { workspaceTheme } from './workspaceTheme'

/** Loaded when idle: nobody prints a page before seeing it. */
const loadPrintSupport = () =>
  whenIdle(
    () => void import('./printMode').then(({ startPrintMode }) => startPrintMode()).catch(() => undefined),
  )

const CSP = { nonce: styleNonce }

/** Tooltips must open on keyboard focus too. */
const TOOLTIP: ConfigProviderProps['tooltip'] = { trigger: ['hover', 'focus'] }

const NO_WAVE: ConfigProviderProps['wave'] = { disabled: true }

const EMPTY: ConfigProviderProps['empty'] = { image: <Illustration kind="empty" /> }
const renderEmpty: ConfigProviderProps['renderEmpty'] = (part) =>
  part === 'Table' ? <Empty /> : <Empty className="ant-empty-small" />

/** Context of every antd screen: theme, language, messages, queries. */
export function Providers({ children }: { children: ReactNode }) {
  const look = useAppearance()
  const { language } = look
  const isCompact = useSidebar((sidebar) => sidebar.isCompact)
  const theme = useMemo(() => workspaceTheme(look, isCompact), [look, isCompact])
  useEffect(loadPrintSupport, [])
  dayjs.locale(language === 'zh' ? 'zh-cn' : 'en')

  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        locale={language === 'zh' ? zhCN : enUS}
        button={{ autoInsertSpace: false }}
        csp={CSP}
        tooltip={TOOLTIP}
        wave={NO_WAVE}
        empty={EMPTY}
        renderEmpty={renderEmpty}
      >
        <QueryClientProvider client={queries}>
          <div className="app">
            <FeedbackHost />
            <FailurePresenter />
            <LeaveGuard />
            <NoticeStack />
            {children}
          </div>
        </QueryClientProvider>
      </ConfigProvider>
    </StyleProvider>
  )
}
