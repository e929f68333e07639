import { readableOn } from '@/shared/lib/color'
import { usePrintMode } from '@/shared/ui/print'
import {
  currentAppearance,
  DEFAULT_PREFERENCES,
  usePreferences,
  type Preferences,
} from '@/shared/ui/preferences'

export type Look = Pick<Preferences, 'theme' | 'isDark'>

export interface Palette {
  /** The chosen colour itself, for icons and borders; never behind text or as text. */
  accent: string
  solid: string
  /** Hover state of `solid`: darker, because antd would make it too light for white text. */
  solidHover: string
  text: string
}

/** Page background; must equal `--surface` in the style sheet. */
export const SURFACE = { light: '#ffffff', dark: '#121b2b' }

/** Shades of the default theme colour, chosen by eye; those of other colours are calculated. */
const DEFAULT_SHADES = {
  light: { solid: '#226cc0', solidHover: '#1b5ca7', text: '#226cc0' },
  dark: { solid: '#2d74c8', solidHover: '#2667b5', text: '#6bb2ff' },
}

/** Readable shades of the theme colour, adjusted only as much as the contrast requires. */
export function palette({ theme, isDark }: Look): Palette {
  if (theme === DEFAULT_PREFERENCES.theme)
    return { accent: theme, ...DEFAULT_SHADES[isDark ? 'dark' : 'light'] }
  return {
    accent: theme,
    solid: readableOn(theme, '#ffffff', isDark ? 4.7 : 5.2),
    solidHover: readableOn(theme, '#ffffff', 6.5),
    // Above the required 4.5, because links also appear on tinted rows.
    text: readableOn(theme, isDark ? SURFACE.dark : SURFACE.light, isDark ? 7 : 5.2),
  }
}

/** Keeps the CSS variables in sync with the preferences; printing uses the light theme. */
export function startTheme() {
  const apply = () => {
    const look = currentAppearance()
    const { accent, solid, solidHover, text } = palette(look)
    const root = document.documentElement
    root.dataset.theme = look.isDark ? 'dark' : 'light'
    root.style.setProperty('--accent', accent)
    root.style.setProperty('--accent-solid', solid)
    root.style.setProperty('--accent-solid-hover', solidHover)
    root.style.setProperty('--accent-text', text)
  }
  apply()
  usePreferences.subscribe(apply)
  usePrintMode.subscribe(apply)
}
