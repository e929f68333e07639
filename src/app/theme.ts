import { readableOn } from '@/shared/lib/color'
import { usePrintMode } from '@/shared/ui/print'
import { currentLook, DEFAULT_PREFERENCES, usePreferences, type Preferences } from '@/shared/ui/preferences'

export type Look = Pick<Preferences, 'theme' | 'isDark'>

export interface Palette {
  /** The colour as chosen: marks and borders, never behind or as text. */
  accent: string
  /** Behind white text. */
  solid: string
  /** The same under the pointer: darker, where the library would make it too light for the text. */
  solidHover: string
  /** Links and other coloured text on the page. */
  text: string
}

/** What text stands on; the same as `--surface` in the style sheet. */
export const SURFACE = { light: '#ffffff', dark: '#121b2b' }

/** Shades of the product's own colour, chosen by eye where those below are calculated. */
const OWN = {
  light: { solid: '#226cc0', solidHover: '#1b5ca7', text: '#226cc0' },
  dark: { solid: '#2d74c8', solidHover: '#2667b5', text: '#6bb2ff' },
}

/** The shades of the theme colour that stay readable; darkened or lightened only as far as needed. */
export function palette({ theme, isDark }: Look): Palette {
  if (theme === DEFAULT_PREFERENCES.theme) return { accent: theme, ...OWN[isDark ? 'dark' : 'light'] }
  return {
    accent: theme,
    solid: readableOn(theme, '#ffffff', isDark ? 4.7 : 5.2),
    solidHover: readableOn(theme, '#ffffff', 6.5),
    // More than 4.5, because links also stand on tinted rows.
    text: readableOn(theme, isDark ? SURFACE.dark : SURFACE.light, isDark ? 7 : 5.2),
  }
}

/** Keeps the style sheet's variables in step with the preferences, and light on paper. */
export function startTheme() {
  const apply = () => {
    const look = currentLook()
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
