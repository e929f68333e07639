import { Suspense } from 'react'
import { later } from '@/shared/ui/lazy/later'
import type { Menu } from '../menu/menu'
import { useShortcuts } from '../shortcuts/useShortcuts'
import { useTabActions } from '../tabs/useTabActions'
import { useTabs } from '../tabs/useTabs'
import { closeDialog, openDialog, useDialog } from './state/dialogs'
import { toggleSidebar } from './state/sidebar'

const CommandPalette = later(() => import('../palette/CommandPalette'))
const SettingsDrawer = later(() => import('./SettingsDrawer'))
const ShortcutList = later(() => import('../shortcuts/ShortcutList'))

interface LayoutDialogsProps {
  menu: Menu
  isAffixed: (path: string) => boolean
}

/** Palette, settings and list of shortcuts, each fetched when first opened, and the keys that open them. */
export function LayoutDialogs({ menu, isAffixed }: LayoutDialogsProps) {
  const open = useDialog((state) => state.open)
  const tabs = useTabActions(isAffixed)
  const current = () => useTabs.getState().current

  const keys = {
    help: () => openDialog('shortcuts'),
    previousTab: () => tabs.step(-1),
    nextTab: () => tabs.step(1),
    closeTab: () => !isAffixed(current()) && tabs.close(current(), 'this'),
    refreshTab: () => tabs.refresh(current()),
    sidebar: toggleSidebar,
  }
  useShortcuts(keys, () => openDialog('palette'))

  return (
    <Suspense fallback={null}>
      {open === 'palette' && <CommandPalette menu={menu} isAffixed={isAffixed} onClose={closeDialog} />}
      {open === 'settings' && <SettingsDrawer onClose={closeDialog} />}
      {open === 'shortcuts' && <ShortcutList onClose={closeDialog} />}
    </Suspense>
  )
}
