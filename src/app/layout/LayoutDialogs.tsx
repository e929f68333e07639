import { Suspense, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useFocusReturn } from '@/shared/ui/useFocusReturn'
import type { Menu } from '../navigation/menu'
import inputStyles from '../palette/paletteInput.module.css'
import { useShortcuts } from '../shortcuts/useShortcuts'
import { useTabActions } from '../tabs/useTabActions'
import { useTabs } from '../tabs/useTabs'
import { closeDialog, openDialog, useDialog } from '../navigation/openDialog'
import { toggleSidebar } from '../navigation/sidebar'
import styles from './layout.module.css'

const CommandPalette = lazyWithRetry(() => import('../palette/CommandPalette'))
const SettingsDrawer = lazyWithRetry(() => import('./SettingsDrawer'))
const ShortcutList = lazyWithRetry(() => import('../shortcuts/ShortcutList'))

interface LayoutDialogsProps {
  menu: Menu
  isAffixed: (path: string) => boolean
}

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
    <>
      {open === 'palette' && <Palette menu={menu} isAffixed={isAffixed} />}
      <Suspense fallback={null}>
        {open === 'settings' && <SettingsDrawer onClose={closeDialog} />}
        {open === 'shortcuts' && <ShortcutList onClose={closeDialog} />}
      </Suspense>
    </>
  )
}

const takeFocus = (input: HTMLInputElement | null) => input?.focus()

/**
 * Loads the palette. Meanwhile a plain input has the focus, so that keystrokes are neither lost nor taken for
 * shortcuts. Waits for an IME composition to end, because moving the focus would cancel it.
 */
function Palette({ menu, isAffixed }: LayoutDialogsProps) {
  const t = useTranslations('shell')
  useFocusReturn()
  const [query, setQuery] = useState('')
  const [isComposing, setComposing] = useState(false)
  const [isReady, setReady] = useState(false)
  return (
    <>
      {!isReady && (
        <input
          ref={takeFocus}
          className={`${inputStyles.paletteInput} ${styles.palettePlace}`}
          aria-label={t('shell:palette.title')}
          placeholder={t('shell:palette.placeholder')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && !isComposing && closeDialog()}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
        />
      )}
      <Suspense fallback={null}>
        {(isReady || !isComposing) && (
          <CommandPalette
            menu={menu}
            isAffixed={isAffixed}
            query={query}
            onQueryChange={setQuery}
            onReady={() => setReady(true)}
            onClose={closeDialog}
          />
        )}
      </Suspense>
    </>
  )
}
