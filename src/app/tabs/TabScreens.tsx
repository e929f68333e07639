import { Activity, memo, useMemo } from 'react'
import { useRoutes, type RouteObject } from 'react-router-dom'
import { ScreenContext } from '@/shared/ui/screenContext'
import { FrozenLocation } from './FrozenLocation'
import type { MenuRoutes } from '../pages/menuRoutes'
import { alivePathsOf, pathOf, type Tab } from './tabList'
import { nameTab, useTabs } from './useTabs'

interface TabScreensProps {
  screensAt: MenuRoutes['screensAt']
  isUncached: (path: string) => boolean
}

export function TabScreens({ screensAt, isUncached }: TabScreensProps) {
  const { tabs, current } = useTabs()
  const alivePaths = alivePathsOf(tabs)
  return tabs.map((tab) => {
    const isShown = tab.path === current
    if (!isShown && (!alivePaths.has(tab.path) || isUncached(pathOf(tab.path)))) return null
    return (
      <Activity key={`${tab.path} ${tab.round}`} mode={isShown ? 'visible' : 'hidden'}>
        <TabScreen path={tab.path} address={tab.address} screensAt={screensAt} />
      </Activity>
    )
  })
}

type TabScreenProps = Pick<Tab, 'path' | 'address'> & Pick<TabScreensProps, 'screensAt'>

const TabScreen = memo(function TabScreen({ path, address, screensAt }: TabScreenProps) {
  const routes = useMemo(() => screensAt(pathOf(path)), [screensAt, path])
  const screen = useMemo(() => ({ setTitle: (title: string) => nameTab(path, title) }), [path])
  return (
    <ScreenContext value={screen}>
      <FrozenLocation path={path} address={address}>
        <Screen routes={routes} />
      </FrozenLocation>
    </ScreenContext>
  )
})

const Screen = memo(function Screen({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes)
})
