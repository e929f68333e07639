import Cookies from 'js-cookie'
import { create } from 'zustand'

/** Cookie names and values are those of the backend family's own client. */
const OPEN_COOKIE = 'sidebarStatus'
const SIZE_COOKIE = 'size'

const COOKIE_DAYS = 365

interface Sidebar {
  isOpen: boolean
  isCompact: boolean
}

export const useSidebar = create<Sidebar>(() => ({
  isOpen: Cookies.get(OPEN_COOKIE) !== '0',
  isCompact: Cookies.get(SIZE_COOKIE) === 'small',
}))

const saveCookie = (name: string, value: string) =>
  Cookies.set(name, value, { path: '/', sameSite: 'strict', expires: COOKIE_DAYS })

export function toggleSidebar() {
  const isOpen = !useSidebar.getState().isOpen
  useSidebar.setState({ isOpen })
  saveCookie(OPEN_COOKIE, isOpen ? '1' : '0')
}

export function setCompact(isCompact: boolean) {
  useSidebar.setState({ isCompact })
  saveCookie(SIZE_COOKIE, isCompact ? 'small' : 'default')
}
