import Cookies from 'js-cookie'
import { create } from 'zustand'

/** Names and values are those of the backend family's own client. */
const OPEN_COOKIE = 'sidebarStatus'
const SIZE_COOKIE = 'size'

const DAYS = 365

interface Sidebar {
  isOpen: boolean
  /** Smaller controls and rows. */
  isCompact: boolean
}

/** The sidebar's state and the size of the controls, which cookies remember. */
export const useSidebar = create<Sidebar>(() => ({
  isOpen: Cookies.get(OPEN_COOKIE) !== '0',
  isCompact: Cookies.get(SIZE_COOKIE) === 'small',
}))

const keep = (name: string, value: string) =>
  Cookies.set(name, value, { path: '/', sameSite: 'strict', expires: DAYS })

export function toggleSidebar() {
  const isOpen = !useSidebar.getState().isOpen
  useSidebar.setState({ isOpen })
  keep(OPEN_COOKIE, isOpen ? '1' : '0')
}

export function setCompact(isCompact: boolean) {
  useSidebar.setState({ isCompact })
  keep(SIZE_COOKIE, isCompact ? 'small' : 'default')
}
