import type { i18n as Texts } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SHELL_TEXTS } from '../i18n/i18n'
import { lastSegmentOf, type MenuNode } from './menu'

/** Texts of the shell and the features about screens: titles (`menu`), or whom to ask for access (`helps`). */
const textsOf = (i18n: Texts, group: 'menu' | 'helps'): ReadonlyMap<string, string> =>
  new Map(
    SHELL_TEXTS.flatMap((namespace) =>
      Object.entries((i18n.getResource(i18n.language, namespace, group) ?? {}) as Record<string, string>),
    ),
  )

/**
 * Returns a function for the title of a menu row. Chinese: the server's title, which admins can rename. Other
 * languages: our name for its component (or for its path, for groups and fixed screens), else the server's title. Falls
 * back to the end of the path.
 */
export function useMenuTitle() {
  const { i18n, t } = useTranslation(SHELL_TEXTS)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `t` changes whenever the texts do
  const names = useMemo(() => textsOf(i18n, 'menu'), [i18n, t])
  return useCallback(
    ({ path, title, component }: Pick<MenuNode, 'path' | 'title' | 'component'>): string => {
      // Looked up in a map rather than with `t`, because the server's text is not a translation key.
      const own = names.get(component ?? '') ?? names.get(path) ?? ''
      return (i18n.language === 'zh' ? title || own : own || title) || lastSegmentOf(path)
    },
    [i18n, names],
  )
}

/**
 * Hint whom to ask for access to a screen that no plan includes, looked up by path, component or the component's
 * prefix.
 */
export function useAccessHint(screen: string): string | undefined {
  const { i18n } = useTranslation(SHELL_TEXTS)
  const hints = textsOf(i18n, 'helps')
  return hints.get(screen) ?? hints.get(screen.split('/')[0]!)
}
