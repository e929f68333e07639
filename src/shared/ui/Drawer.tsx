import { Drawer as LibraryDrawer, type DrawerProps } from 'antd'
import { useFocusReturn } from './useFocusReturn'

/** antd's drawer with a focus return on close. */
export function Drawer(drawer: DrawerProps) {
  useFocusReturn()
  return <LibraryDrawer {...drawer} />
}
