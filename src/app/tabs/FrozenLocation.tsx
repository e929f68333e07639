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
import { finishTab, navigateTab, useTabs } from './useTabs'

/** Makes a screen's routes match from the root, wherever it is rendered. */
const FROM_ROOT = { outlet: null, matches: [], isDataRoute: false }

interface FrozenLocationProps {
  path: string
  address: string
  children: ReactNode
}

/**
 * Gives a tab its own location, so that a hidden screen is neither re-rendered by every navigation nor reads another
 * screen's query. If a hidden screen navigates (its save finished after the user left), its tab moves, not the user. A
 * replacing navigation (the screen's work is done) hands its tab to the new address.
 *
 * The router has no public API to give a subtree another location, hence its unsafe contexts.
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
    const navigateOwnTab = (to: To) => navigateTab(path, addressOf(to))
    const own: Navigator = {
      ...navigator,
      push: (to, state, options) => (isShown() ? navigator.push(to, state, options) : navigateOwnTab(to)),
      replace(to, state, options) {
        if (!isShown()) return navigateOwnTab(to)
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
