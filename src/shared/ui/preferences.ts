import * as z from 'zod/mini' // on the login page too
import { create } from 'zustand'
import { LANGUAGES } from '@/shared/lib/language'
import { layoutSetting } from '@/shared/lib/storage'
import { usePrintMode } from './print'

export const SIDE_THEMES = ['theme-dark', 'theme-light'] as const

/**
 * Appearance settings. Names match the backend family's own client where it has the same setting, so that older stored
 * values are understood; a missing or invalid value falls back individually.
 */
const Preferences = z.object({
  language: z.catch(z.enum(LANGUAGES), 'zh'),
  isDark: z.catch(z.boolean(), false),
  /** Any colour; readable variants are derived from it. */
  theme: z.catch(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)), '#409EFF'),
  sideTheme: z.catch(z.enum(SIDE_THEMES), 'theme-dark'),
  topNav: z.catch(z.boolean(), false),
  tagsView: z.catch(z.boolean(), true),
  fixedHeader: z.catch(z.boolean(), true),
  sidebarLogo: z.catch(z.boolean(), true),
  dynamicTitle: z.catch(z.boolean(), true),
  hasShortcuts: z.catch(z.boolean(), true),
})
export type Preferences = z.infer<typeof Preferences>

export const DEFAULT_PREFERENCES: Preferences = z.parse(Preferences, {})

const saved = layoutSetting<Preferences>(Preferences, DEFAULT_PREFERENCES)

export const usePreferences = create<Preferences>(() => saved.read())

/** Print is always light. */
const effectivePreferences = (preferences: Preferences, { isPrinted }: { isPrinted: boolean }): Preferences =>
  isPrinted ? { ...preferences, isDark: false } : preferences

export const currentAppearance = () =>
  effectivePreferences(usePreferences.getState(), usePrintMode.getState())
export const useAppearance = () => effectivePreferences(usePreferences(), usePrintMode())

export function setPreferences(changes: Partial<Preferences>) {
  usePreferences.setState(changes)
  saved.write(usePreferences.getState())
}

export const resetPreferences = () =>
  setPreferences({ ...DEFAULT_PREFERENCES, language: usePreferences.getState().language })
