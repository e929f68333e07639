import { Avatar, Breadcrumb, Dropdown, Layout, Menu, Spin, Tabs } from 'antd'
import { lazy, Suspense, useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useSession, type Row } from './calls'
import { useTexts } from './texts'

const ListPage = lazy(() => import('./ListPage'))

const addressOf = (row: Row, parent: string) =>
  row.path.startsWith('/') ? row.path : `${parent}/${row.path}`

const itemsOf = (rows: Row[], parent = ''): { key: string; label: React.ReactNode; children?: object[] }[] =>
  rows
    .filter(({ hidden }) => !hidden)
    .map((row) => {
      const address = addressOf(row, parent)
      const title = row.meta?.title ?? ''
      return row.children
        ? { key: address, label: title, children: itemsOf(row.children, address) }
        : { key: address, label: <Link to={address}>{title}</Link> }
    })

export default function Home() {
  const t = useTexts()
  const { pathname } = useLocation()
  const { name, rows, start } = useSession()
  useEffect(() => void start(), [start])
  if (!rows) return <Spin fullscreen description={t('loading')} />
  const items = [{ key: '/index', label: <Link to="/index">{t('home')}</Link> }, ...itemsOf(rows)]
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Sider width={220} collapsible>
        <Menu
          theme="dark"
          mode="inline"
          items={items}
          selectedKeys={[pathname]}
          defaultOpenKeys={items.map(({ key }) => key)}
        />
      </Layout.Sider>
      <Layout>
        <Layout.Header>
          <Breadcrumb items={[{ title: t('home') }, { title: pathname }]} />
          <Dropdown
            menu={{
              items: (['profile', 'password', 'signOut'] as const).map((key) => ({ key, label: t(key) })),
            }}
          >
            <span>
              <Avatar>{name[0]}</Avatar> {name}
            </span>
          </Dropdown>
        </Layout.Header>
        <Tabs type="editable-card" hideAdd items={[{ key: pathname, label: pathname }]} />
        <Layout.Content>
          <h1>{pathname}</h1>
          {pathname !== '/index' && (
            <Suspense fallback={<Spin />}>
              <ListPage />
            </Suspense>
          )}
        </Layout.Content>
      </Layout>
    </Layout>
  )
}
