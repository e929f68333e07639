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
