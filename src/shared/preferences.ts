import * as z from 'zod/mini' // on the login page too
import { create } from 'zustand'
import { setting } from '@/shared/lib/storage'

export const LANGUAGES = ['zh', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

const Preferences = z.object({
  language: z.enum(LANGUAGES),
  isDark: z.boolean(),
  /** Any colour; what must be readable is derived from it. */
  themeColor: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
})
export type Preferences = z.infer<typeof Preferences>

const saved = setting<Preferences>('preferences', Preferences, {
  language: 'zh',
  isDark: false,
  themeColor: '#409EFF',
})

/** How this user likes the product to look; stays on the device. */
export const usePreferences = create<Preferences>(() => saved.read())

export function prefer(changes: Partial<Preferences>) {
  usePreferences.setState(changes)
  saved.write(usePreferences.getState())
}
