import { useNavigate } from 'react-router-dom'
import { otherLanguage } from '@/shared/lib/language'
import { setPreferences, usePreferences } from '@/shared/ui/preferences'
import { useTranslations } from '@/shared/i18n'
import { openDialog } from '../navigation/openDialog'
import { useMenuTitle } from '../navigation/useMenuTitle'
import { KEEPS_SCROLL } from '../tabs/useScroll'
import { useSignOut } from '../session/useSignOut'
import { walkMenu, type Menu } from '../navigation/menu'
import { useOffMenuPages } from '../pages/useOffMenuPages'
import { useTabActions } from '../tabs/useTabActions'
import { useTabTitle } from '../tabs/useTabTitle'
import { useTabs } from '../tabs/useTabs'
import type { Command } from './commands'

const MAX_RECENT = 6

export function useCommands(menu: Menu, isAffixed: (path: string) => boolean): Command[] {
  const t = useTranslations('shell')
  const navigate = useNavigate()
  const titleOf = useMenuTitle()
  const tabTitleOf = useTabTitle(menu)
  const tabActions = useTabActions(isAffixed)
  const signOut = useSignOut()
  const offMenuPages = useOffMenuPages()
  const { tabs, closed, current } = useTabs()
  const { isDark, language } = usePreferences()

  const recent = [...tabs.toSorted((a, b) => b.visit - a.visit), ...closed]
    .filter(({ path, visit }) => path !== current && visit > 0)
    .slice(0, MAX_RECENT)
    .map(({ path, address, title }) => ({
      id: `recent ${path}`,
      group: 'recent' as const,
      title: tabTitleOf(path, title),
      keywords: path,
      run: () => void navigate(address, { state: KEEPS_SCROLL }),
    }))

  const isRecent = (path: string) => recent.some(({ keywords }) => keywords === path)
  const screens = walkMenu(menu)
    .filter(({ node }) => node.component !== null && node.isListed && !isRecent(node.path))
    .map(({ node, parents }) => ({
      id: `screen ${node.path}`,
      group: 'screen' as const,
      title: [...parents, node].map(titleOf).join(' / '),
      keywords: `${titleOf(node)} ${node.title} ${node.path}`,
      run: () => void navigate(node.path),
    }))

  const action = (id: string, title: string, run: () => void): Command => ({
    id: `action ${id}`,
    group: 'action',
    title,
    keywords: id,
    run,
  })

  const fixed = ['/index', ...offMenuPages.map((page) => page.path)]
    .filter((path) => !isRecent(path))
    .map((path): Command => ({
      id: `screen ${path}`,
      group: 'screen',
      title: tabTitleOf(path, ''),
      keywords: path,
      run: () => void navigate(path),
    }))

  return [
    ...recent,
    ...fixed,
    ...screens,
    action('refresh reload', t('shell:tabs.refresh'), () => tabActions.refresh(current)),
    action('close others', t('shell:tabs.close.others'), () => tabActions.close(current, 'others')),
    action('close all', t('shell:tabs.close.all'), () => tabActions.close(current, 'all')),
    action('dark light theme', t(isDark ? 'theme.toLight' : 'theme.toDark'), () =>
      setPreferences({ isDark: !isDark }),
    ),
    action('language english 中文', t('otherLanguage'), () =>
      setPreferences({ language: otherLanguage(language) }),
    ),
    action('settings', t('shell:settings.title'), () => openDialog('settings')),
    action('shortcuts keyboard', t('shell:shortcuts.title'), () => openDialog('shortcuts')),
    action('sign out logout', t('actions.logout'), () => void signOut()),
  ]
}
