import { theme as antdTheme, type ThemeConfig } from 'antd'
import { readableOn } from '@/shared/lib/color'
import type { Preferences } from '@/shared/preferences'
import { palette, SURFACE } from './theme'

/** Colours of states as text on their own tint: at least 4.5 : 1 in either mode. */
const STATUS = {
  light: {
    colorSuccess: '#25731a',
    colorSuccessBg: '#edf7ea',
    colorSuccessBorder: '#9ccb92',
    colorWarning: '#8a5000',
    colorWarningBg: '#fff6e5',
    colorWarningBorder: '#e3b873',
    colorError: '#bd2626',
    colorErrorHover: '#9c1f1f',
    colorErrorActive: '#9c1f1f',
    colorErrorBg: '#fdeeee',
    colorErrorBorder: '#e59a9a',
    colorInfoBg: '#e9f2fc',
    colorInfoBorder: '#9cc3ee',
  },
  dark: {
    colorSuccess: '#7fd15c',
    colorSuccessBg: '#1d3320',
    colorSuccessBorder: '#3d6b35',
    colorWarning: '#f0b545',
    colorWarningBg: '#3a2c12',
    colorWarningBorder: '#7a5a1e',
    colorError: '#ff8585',
    colorErrorHover: '#ffa8a8',
    colorErrorActive: '#ffa8a8',
    colorErrorBg: '#3d2024',
    colorErrorBorder: '#84424a',
    colorInfoBg: '#1a2c44',
    colorInfoBorder: '#35587f',
  },
}

/** The component library's theme: its tokens from the palette, its surfaces from the style sheet's variables. */
export function workspaceTheme(preferences: Preferences, isCompact: boolean): ThemeConfig {
  const { solid, solidHover, text, accent } = palette(preferences)
  const { isDark } = preferences
  const status = STATUS[isDark ? 'dark' : 'light']
  const base = isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm
  /** Laid over what the library derives: it would darken readable colours again in dark mode. */
  const colors = {
    ...status,
    colorInfo: readableOn(accent, status.colorInfoBg, 4.7),
    colorLink: text,
    colorLinkHover: text,
    colorLinkActive: text,
    colorPrimary: solid,
    colorPrimaryHover: text,
    colorPrimaryActive: text,
    colorPrimaryText: text,
    colorPrimaryTextHover: text,
    colorPrimaryBorder: accent,
  }
  const algorithm: typeof base = (seed, map) => ({ ...base(seed, map), ...colors })
  return {
    // As `deploy/antdStyles.ts` makes the sheets: none of a version, and none at run time once they are there.
    hashed: false,
    ...(import.meta.env.PROD && { zeroRuntime: true }),
    algorithm: isCompact ? [algorithm, antdTheme.compactAlgorithm] : algorithm,
    token: {
      // Calm, and at once: a closing dialog that waits for its animation's end stays open when the end is missed.
      motion: false,
      colorPrimary: solid,
      colorTextDescription: 'var(--ink-soft)',
      colorTextPlaceholder: 'var(--ink-soft)',
      ...(isDark ? { colorBgContainer: SURFACE.dark, colorBgElevated: '#232d3a' } : {}),
      // 3 : 1, the least for the outline of a control.
      colorBorder: isDark ? '#74828f' : '#8a94a3',
      colorBgLayout: 'var(--page)',
      borderRadius: 6,
      fontFamily: 'inherit',
    },
    components: {
      // White is no text on the light red of the dark mode.
      Button: {
        dangerColor: isDark ? '#2a0d0d' : '#ffffff',
        colorPrimaryHover: solidHover,
        colorPrimaryActive: solidHover,
        defaultHoverColor: text,
        defaultHoverBorderColor: text,
        defaultActiveColor: text,
        defaultActiveBorderColor: text,
      },
      Layout: { siderBg: 'var(--side)' },
      Menu: {
        darkItemBg: 'transparent',
        darkSubMenuItemBg: 'transparent',
        darkItemColor: 'var(--side-ink)',
        itemSelectedColor: text,
        horizontalItemSelectedColor: text,
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        horizontalLineHeight: '50px',
      },
      // Links are not readable on the tint; the box says what is chosen.
      Table: { rowSelectedBg: 'transparent', rowSelectedHoverBg: 'var(--page)' },
      Pagination: { itemActiveColor: text, itemActiveColorHover: text },
    },
  }
}
