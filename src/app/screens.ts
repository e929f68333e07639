import i18n, { type FlatNamespace } from 'i18next'
import type { ComponentType } from 'react'

/** Fetches a screen's code. */
export type Load = () => Promise<{ default: ComponentType }>

/** A screen's code with the texts it starts with, fetched side by side: neither waits for the other. */
export const screen =
  (load: Load, ...texts: readonly FlatNamespace[]): Load =>
  async () => {
    const [code] = await Promise.all([load(), i18n.loadNamespaces(texts)])
    return code
  }

const ready = new Map<Load, ComponentType>()

/** The screen, where its code is here already. */
export const readyScreen = (load: Load): ComponentType | null => ready.get(load) ?? null

/** Fetches a screen, so that from now on it opens at once. A failed fetch is not remembered. */
export async function fetchScreen(load: Load): Promise<ComponentType> {
  const { default: Screen } = await load()
  ready.set(load, Screen)
  return Screen
}
