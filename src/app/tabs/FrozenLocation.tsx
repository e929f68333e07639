import { useContext, useMemo, type ReactNode } from 'react'
import {
  createPath,
  NavigationType,
  parsePath,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  type Navigator,
  type To,
} from 'react-router-dom'
import { finishTab, leadTab, useTabs } from './useTabs'

/** A screen's routes are matched from the root, whatever stands around it. */
const FROM_ROOT = { outlet: null, matches: [], isDataRoute: false }

interface FrozenLocationProps {
  /** Path of the tab. */
  path: string
  address: string
  children: ReactNode
}

/**
 * The location as one tab sees it: its own address, also while another tab is on show, so that a screen out of
 * sight is neither rendered again by each navigation nor reads a foreign query. A navigation of such a screen (its
 * save came back after the user left) moves its tab, not the user. One that puts another in its place (what it was for
 * is done) gives its tab to that.
 *
 * The router has no public way to give a part of the tree another location, hence its unsafe contexts.
 */
export function FrozenLocation({ path, address, children }: FrozenLocationProps) {
  const navigation = useContext(NavigationContext)

  const location = useMemo(
    () => ({
      location: { pathname: path, search: '', hash: '', ...parsePath(address), state: null, key: address },
      navigationType: NavigationType.Push,
    }),
    [path, address],
  )

  const ownNavigation = useMemo(() => {
    const { navigator } = navigation
    const isShown = () => useTabs.getState().current === path
    const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to))
    const lead = (to: To) => leadTab(path, addressOf(to))
    const own: Navigator = {
      ...navigator,
      push: (to, state, options) => (isShown() ? navigator.push(to, state, options) : lead(to)),
      replace(to, state, options) {
        if (!isShown()) return lead(to)
        finishTab(path, addressOf(to))
        navigator.replace(to, state, options)
      },
    }
    return { ...navigation, navigator: own }
  }, [navigation, path])

  return (
    <NavigationContext.Provider value={ownNavigation}>
      <LocationContext.Provider value={location}>
        <RouteContext.Provider value={FROM_ROOT}>{children}</RouteContext.Provider>
      </LocationContext.Provider>
    </NavigationContext.Provider>
  )
}
