// Run by the build alone, see `early.ts`.
import i18n from 'i18next'
import { FEATURES } from '@/app/areas/features'
import { FIXED_PAGES, PAGES, STANDALONE_PAGES } from '@/app/pages/pages'
import type { Load } from '@/shared/feature'

const loads = new Map<string, Load[]>(
  [...PAGES, ...FIXED_PAGES, ...STANDALONE_PAGES].map(([name, { load }]) => [name, [load]]),
)
loads.get('/index')!.push(...FEATURES.flatMap(({ home = [] }) => home.map(({ load }) => load)))

/** Addresses, and components that a row of the server's menu may name. */
export const names = () => [...loads.keys()]

/** Opens a page as far as its code goes, whether or not there is any; the namespaces of texts that it asks for. */
export async function openPage(name: string): Promise<string[]> {
  const texts: string[] = []
  i18n.loadNamespaces = async (asked) => {
    texts.push(...[asked].flat())
  }
  await Promise.allSettled(loads.get(name)!.map((load) => load()))
  return texts
}
