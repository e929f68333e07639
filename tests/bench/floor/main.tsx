// Minimum cost of a login and of a signed-in list in this stack: the same libraries and requests, antd's own
// components, written the usual way. The product's start is compared with it in the same run, see browser.mjs.
import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import 'dayjs/locale/zh-cn'
import i18n from 'i18next'
import { lazy, Suspense } from 'react'
import 'virtual:antd.css'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { texts } from './texts'

const GridPage = lazy(() => import('./GridPage'))
const Home = lazy(() => import('./Home'))
const Login = lazy(() => import('./Login'))

void i18n.use(initReactI18next).init({ lng: 'zh', resources: { zh: { translation: texts } } })
const router = createBrowserRouter(
  [
    { path: '/grid', Screen: GridPage },
    { path: '/login', Screen: Login },
    { path: '*', Screen: Home },
  ].map(({ path, Screen }) => ({
    path,
    element: (
      <Suspense>
        <Screen />
      </Suspense>
    ),
  })),
)
createRoot(document.getElementById('root')!).render(
  <StyleProvider layer>
    <ConfigProvider locale={zhCN} theme={{ hashed: false, zeroRuntime: true }}>
      <RouterProvider router={router} />
    </ConfigProvider>
  </StyleProvider>,
)
