import type { ComponentType } from 'react'
import type { Load } from '@/shared/feature'

const ready = new Map<Load, ComponentType>()

/** The screen, where its code is here already. */
export const readyScreen = (load: Load): ComponentType | null => ready.get(load) ?? null

/** Fetches a screen, so that from now on it opens at once. A failed fetch is not remembered. */
export async function fetchScreen(load: Load): Promise<ComponentType> {
  const { default: Screen } = await load()
  ready.set(load, Screen)
  return Screen
}

/** Ms after which nobody waits for a first screen any more: an error page is none. */
const PATIENCE = 5_000

/** Says that a screen has been drawn. */
export let screenDrawn: () => void = () => undefined

/** Until the first screen of this window has been drawn; what is less urgent leaves it the line. */
export const firstScreen = new Promise<void>((resolve) => {
  screenDrawn = resolve
  setTimeout(resolve, PATIENCE)
})
