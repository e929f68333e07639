import type { ComponentType } from 'react'
import { fromFiles } from '@/shared/lib/assetLoadError'
import { whenIdle } from '@/shared/lib/whenIdle'

/** Fetches a component's code. */
export type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>

type Screen = Awaited<ReturnType<Load>>

const ready = new Map<Load, Screen>()

/** The screen, where its code is here already. */
export const readyScreen = (load: Load): Screen | null => ready.get(load) ?? null

/** Fetches a screen, so that from now on it opens at once. A failed fetch is not remembered. */
export async function fetchScreen(load: Load): Promise<Screen> {
  const screen = await fromFiles(load())
  ready.set(load, screen)
  return screen
}

/** Ms after which nobody waits for a first screen any more: an error page is none. */
const PATIENCE = 5_000

/** Says that a screen has been drawn. */
export let screenDrawn: () => void = () => undefined

/**
 * Until the first screen of this window has been drawn and the browser has nothing else to do; what is less urgent
 * leaves it the line.
 */
export const firstScreen = new Promise<void>((resolve) => {
  screenDrawn = () => whenIdle(resolve)
  setTimeout(resolve, PATIENCE)
})

/** Runs something once the first screen has been drawn. */
export const afterFirstScreen = (run: () => void) => void firstScreen.then(run)
