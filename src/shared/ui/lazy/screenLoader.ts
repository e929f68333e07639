import type { ComponentType } from 'react'
import { wrapAssetErrors } from '@/shared/lib/assetLoadError'
import { whenIdle } from '@/shared/lib/whenIdle'

/** Fetches a component's code. */
export type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>

type Screen = Awaited<ReturnType<Load>>

const loaded = new Map<Load, Screen>()

export const loadedScreen = (load: Load): Screen | null => loaded.get(load) ?? null

/** Loads a screen, so that it opens at once later. A failure is not cached. */
export async function loadScreen(load: Load): Promise<Screen> {
  const screen = await wrapAssetErrors(load())
  loaded.set(load, screen)
  return screen
}

/** By then nobody waits for a first screen: an error page does not render one. */
const MAX_WAIT_MS = 5_000

export let markScreenRendered: () => void = () => undefined

/**
 * Resolves when the first screen of this window has rendered and the browser is idle; less urgent requests wait for it.
 */
export const firstScreenRendered = new Promise<void>((resolve) => {
  markScreenRendered = () => whenIdle(resolve)
  setTimeout(resolve, MAX_WAIT_MS)
})

export const afterFirstScreen = (run: () => void) => void firstScreenRendered.then(run)
