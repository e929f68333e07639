// Run by the build alone, see `early.ts`.
import i18n from 'i18next'
import { FEATURES } from '@/app/areas/features'
import { FIXED_PAGES, PAGES, STANDALONE_PAGES } from '@/app/pages/pages'
import { anyOf } from './needs'

/** What of a page is fetched for those who have any of some permissions; for everyone without. */
interface Part {
  page: string
  load: () => Promise<unknown>
  needs?: string[]
}

const PARTS: Part[] = [
  ...[...PAGES, ...FIXED_PAGES, ...STANDALONE_PAGES].map(([page, { load }]) => ({ page, load })),
  ...FEATURES.flatMap(({ home = [], waiting = [] }) => [...home, ...waiting]).map(({ load, needs }) => ({
    page: '/index',
    load,
    ...(needs !== undefined && { needs: anyOf(needs) }),
  })),
]

/** Addresses, and components that a row of the server's menu may name, with who has a part of them. */
export const parts = () => PARTS.map(({ load: _load, ...part }) => part)

/** Opens a part as far as its code goes, whether or not there is any; the namespaces of texts that it asks for. */
export async function openPart(index: number): Promise<string[]> {
  const texts: string[] = []
  i18n.loadNamespaces = async (asked) => {
    texts.push(...[asked].flat())
    i18n.languages = ['zh']
    i18n.hasResourceBundle = () => true // it is as good as here
  }
  await Promise.allSettled([PARTS[index]!.load()])
  return texts
}
