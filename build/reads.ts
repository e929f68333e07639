// Run by the build alone, see `early.ts`.
import { addressOf } from '@/shared/api'
import type { EarlyRead, PagesReads } from '@/shared/earlyReads'
import { anyOf } from './needs'

const AREAS = import.meta.glob<PagesReads>('/src/features/*/early.ts', { eager: true, import: 'default' })

/** The address of a read, with all parameters that it may have: empty where nothing is asked. */
function addressFor([endpoint, args]: EarlyRead): string {
  const address = addressOf(endpoint, args)
  if (address === null) throw new Error(`an early read of ${endpoint.path} has no address`)
  const names = Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {})
  const [path, query] = address.split('?')
  const params = new URLSearchParams(query)
  for (const each of names) if (!params.has(each)) params.set(each, '')
  return params.size === 0 ? path! : `${path}?${params.toString()}`
}

/** What each page reads first, and the permission without which it does not. */
export const reads = () =>
  Object.values(AREAS).flatMap((pages) =>
    Object.entries(pages).flatMap(([page, all]) =>
      all.map((read) => ({
        page,
        read: addressFor(read),
        ...(read[2] && { needs: anyOf(read[2]) }),
      })),
    ),
  )
