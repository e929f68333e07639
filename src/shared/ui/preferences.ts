import * as z from 'zod/mini' // on the login page too
import { create } from 'zustand'
import { LANGUAGES } from '@/shared/lib/language'
import { layoutSetting } from '@/shared/lib/storage'
import { usePrintMode } from './print'

export const SIDE_THEMES = ['theme-dark', 'theme-light'] as const

/**
 * How the product looks. Where a setting exists in the backend family's own client, it has the same name there,
 * so that older stored values are understood; a value that is missing or broken falls back by itself.
 */
const Preferences = z.object({
  language: z.catch(z.enum(LANGUAGES), 'zh'),
  isDark: z.catch(z.boolean(), false),
  /** Any colour; what must be readable is derived from it. */
  theme: z.catch(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)), '#409EFF'),
  sideTheme: z.catch(z.enum(SIDE_THEMES), 'theme-dark'),
  /** The menu across the top instead of at the side. */
  topNav: z.catch(z.boolean(), false),
  /** Tabs of the visited pages. */
  tagsView: z.catch(z.boolean(), true),
  fixedHeader: z.catch(z.boolean(), true),
  sidebarLogo: z.catch(z.boolean(), true),
  /** The browser tab is named after the screen. */
  dynamicTitle: z.catch(z.boolean(), true),
  /** Single keys such as `?` do something outside inputs. */
  hasShortcuts: z.catch(z.boolean(), true),
})
export type Preferences = z.infer<typeof Preferences>

export const DEFAULT_PREFERENCES: Preferences = z.parse(Preferences, {})

const saved = layoutSetting<Preferences>(Preferences, DEFAULT_PREFERENCES)

/** How this user likes the product to look; stays on the device. */
export const usePreferences = create<Preferences>(() => saved.read())

/** Paper is light, whatever the user likes on the screen. */
const drawn = (preferences: Preferences, { isPrinted }: { isPrinted: boolean }): Preferences =>
  isPrinted ? { ...preferences, isDark: false } : preferences

/** How the page is drawn just now. */
export const currentLook = () => drawn(usePreferences.getState(), usePrintMode.getState())
export const useLook = () => drawn(usePreferences(), usePrintMode())

export function prefer(changes: Partial<Preferences>) {
  usePreferences.setState(changes)
  saved.write(usePreferences.getState())
}

/** Back to the defaults, but in the language that the user reads. */
export const resetPreferences = () =>
  prefer({ ...DEFAULT_PREFERENCES, language: usePreferences.getState().language })
