import { Drawer as LibraryDrawer, type DrawerProps } from 'antd'
import { useFocusReturn } from './useFocusReturn'

/** A drawer of the component library, whose focus goes back to where it came from. */
export function Drawer(drawer: DrawerProps) {
  useFocusReturn()
  return <LibraryDrawer {...drawer} />
}
