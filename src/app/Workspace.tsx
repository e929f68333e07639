import { QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useMemo } from 'react'
import { Navigate, useRoutes } from 'react-router-dom'
import { usePreferences } from '@/shared/preferences'
import { FailurePresenter } from './failures/FailurePresenter'
import { NotFoundPage } from './failures/NotFoundPage'
import { AppLayout } from './layout/AppLayout'
import type { Menu } from './menu'
import { fixedRoutes, menuRoutes } from './menuRoutes'
import { queries } from './queries'
import { workspaceTheme } from './workspaceTheme'

/** Everything behind the guard: the component library, the failures' presenter, the layout and its screens. */
export default function Workspace({ menu }: { menu: Menu }) {
  const preferences = usePreferences()
  const { language } = preferences
  const theme = useMemo(() => workspaceTheme(preferences), [preferences])
  dayjs.locale(language === 'zh' ? 'zh-cn' : 'en')

  return (
    <ConfigProvider
      theme={theme}
      locale={language === 'zh' ? zhCN : enUS}
      button={{ autoInsertSpace: false }}
    >
      <App notification={{ top: 70 }}>
        <QueryClientProvider client={queries}>
          <FailurePresenter />
          <Screens menu={menu} />
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  )
}

function Screens({ menu }: { menu: Menu }) {
  const routes = useMemo(
    () => [
      { path: '/', element: <Navigate to="/index" replace /> },
      { path: '/404', element: <NotFoundPage /> },
      {
        element: <AppLayout menu={menu} />,
        children: [
          ...fixedRoutes,
          ...menuRoutes(menu),
          { path: '*', element: <Navigate to="/404" replace /> },
        ],
      },
    ],
    [menu],
  )
  return useRoutes(routes)
}
