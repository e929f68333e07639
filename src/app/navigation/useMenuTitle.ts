import type { i18n as Texts } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SHELL_TEXTS } from '../i18n/i18n'
import { endOf, type MenuNode } from './menu'

/** What the shell and the areas' own texts for it say of screens: how they are called, or who helps to them. */
const textsOf = (i18n: Texts, group: 'menu' | 'helps'): ReadonlyMap<string, string> =>
  new Map(
    SHELL_TEXTS.flatMap((namespace) =>
      Object.entries((i18n.getResource(i18n.language, namespace, group) ?? {}) as Record<string, string>),
    ),
  )

/**
 * What a row of the menu is called. In Chinese as the server says, which is what administrators rename; in other
 * languages by our name of its component (of a group or a fixed screen: of its path), else as the server says. Without
 * either, by the end of its path.
 */
export function useMenuTitle() {
  const { i18n, t } = useTranslation(SHELL_TEXTS)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `t` is another one whenever the texts are
  const names = useMemo(() => textsOf(i18n, 'menu'), [i18n, t])
  return useCallback(
    ({ path, title, component }: Pick<MenuNode, 'path' | 'title' | 'component'>): string => {
      // The server's text is no key of ours.
      const own = names.get(component ?? '') ?? names.get(path) ?? ''
      return (i18n.language === 'zh' ? title || own : own || title) || endOf(path)
    },
    [i18n, names],
  )
}

/** Who helps to the screens that no plan brings, by the beginning of their components' names, or by path. */
export function useHelpTo(screen: string): string | undefined {
  const { i18n } = useTranslation(SHELL_TEXTS)
  const helps = textsOf(i18n, 'helps')
  return helps.get(screen) ?? helps.get(screen.split('/')[0]!)
}
