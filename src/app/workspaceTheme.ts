import { theme as antdTheme, type ThemeConfig } from 'antd'
import { readableOn } from '@/shared/lib/color'
import { palette, SURFACE, type Look } from './theme'

/**
 * Neutral and state colours of the style sheets, repeated for antd where it calculates with them or uses them in its
 * own sheets.
 */
const COLOURS = {
  light: {
    colorText: '#344054',
    colorTextHeading: '#101828',
    colorBorder: '#858f9e',
    colorBorderSecondary: '#e6ebf1',
    colorSplit: '#e6ebf1',
    colorSuccess: '#0c6b4e',
    colorSuccessBg: '#e6f5ef',
    colorSuccessBorder: '#a5d9c6',
    colorWarning: '#8a4b08',
    colorWarningBg: '#fdf2df',
    colorWarningBorder: '#ecca94',
    colorError: '#b3271b',
    colorErrorHover: '#951d13',
    colorErrorActive: '#951d13',
    colorErrorBg: '#fdedeb',
    colorErrorBorder: '#f0b3ac',
    colorInfoBg: '#e8f1fc',
    colorInfoBorder: '#a9cbf1',
  },
  dark: {
    colorText: '#c6cfdb',
    colorTextHeading: '#f2f5f9',
    colorBorder: '#6c788c',
    colorBorderSecondary: '#212c3e',
    colorSplit: '#212c3e',
    colorSuccess: '#5fd0a8',
    colorSuccessBg: '#12302a',
    colorSuccessBorder: '#2a5a4d',
    colorWarning: '#e9b366',
    colorWarningBg: '#33270f',
    colorWarningBorder: '#665022',
    colorError: '#f59a8c',
    colorErrorHover: '#f9b8ae',
    colorErrorActive: '#f9b8ae',
    colorErrorBg: '#3a1b1b',
    colorErrorBorder: '#70403d',
    colorInfoBg: '#14294a',
    colorInfoBorder: '#2c4d7c',
  },
}

/** antd theme: tokens from the palette, surfaces from CSS variables. */
export function workspaceTheme(look: Look, isCompact: boolean): ThemeConfig {
  const { solid, solidHover, text, accent } = palette(look)
  const { isDark } = look
  const own = COLOURS[isDark ? 'dark' : 'light']
  const base = isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm
  /** Overrides antd's derived colours, which would darken readable colours again in dark mode. */
  const colors = {
    ...own,
    colorInfo: readableOn(accent, own.colorInfoBg, 4.7),
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
    // The styles come from the sheet of `build/antdStyleSheet.ts`, whose class names have no hash.
    hashed: false,
    zeroRuntime: true,
    algorithm: isCompact ? [algorithm, antdTheme.compactAlgorithm] : algorithm,
    token: {
      // No animations: a closing dialog that waits for an animation's end stays open if the event is missed.
      motion: false,
      colorPrimary: solid,
      colorTextDescription: 'var(--ink-soft)',
      colorTextPlaceholder: 'var(--ink-soft)',
      ...(isDark ? { colorBgContainer: SURFACE.dark, colorBgElevated: '#1a2537' } : {}),
      // 3:1, the minimum contrast for the outline of a control.
      colorBorder: own.colorBorder,
      colorBgLayout: 'var(--page)',
      borderRadius: 6,
      fontWeightStrong: 600,
      fontFamily: 'inherit',
    },
    components: {
      // White text is unreadable on the light red of dark mode.
      Button: {
        // Buttons are recognizable by their text; the stronger border is reserved for inputs.
        defaultBorderColor: 'var(--line-strong)',
        dangerColor: isDark ? '#2a0d0d' : '#ffffff',
        colorPrimaryHover: solidHover,
        colorPrimaryActive: solidHover,
        defaultHoverColor: text,
        defaultHoverBorderColor: text,
        defaultActiveColor: text,
        defaultActiveBorderColor: text,
      },
      Layout: { siderBg: 'var(--side)' },
      Card: { borderRadiusLG: 8, headerFontSize: 16, headerBg: 'transparent' },
      Modal: { borderRadiusLG: 12 },
      Form: {
        itemMarginBottom: 20,
        labelColor: 'var(--ink)',
        labelFontSize: 13,
        verticalLabelPadding: '0 0 4px',
      },
      Avatar: { colorTextPlaceholder: 'var(--info-b)', colorTextLightSolid: 'var(--info-t)' },
      Tag: { defaultBg: 'var(--mute-b)', defaultColor: 'var(--mute-t)' },
      Menu: {
        darkItemBg: 'transparent',
        darkSubMenuItemBg: 'transparent',
        darkItemColor: 'var(--side-ink)',
        darkGroupTitleColor: 'var(--side-soft)',
        darkItemSelectedBg: 'var(--side-tint)',
        darkItemSelectedColor: 'var(--side-title)',
        darkItemHoverBg: 'var(--side-tint)',
        itemColor: 'var(--text)',
        itemSelectedBg: 'var(--tint)',
        itemSelectedColor: text,
        itemHeight: 36,
        horizontalItemSelectedColor: text,
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        horizontalLineHeight: '50px',
      },
      // Links are unreadable on the tint; the checkbox shows the selection.
      Table: {
        rowSelectedBg: 'transparent',
        rowSelectedHoverBg: 'var(--page)',
        headerBg: 'var(--head)',
        headerColor: 'var(--soft)',
        headerSplitColor: 'transparent',
        borderColor: 'var(--line)',
      },
      Pagination: { itemActiveBg: 'var(--tint)', itemActiveColor: text, itemActiveColorHover: text },
    },
  }
}
