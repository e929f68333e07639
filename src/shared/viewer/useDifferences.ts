import { useEffect, useState } from 'react'
import { call } from '@/shared/api'
import type { OpenView } from './useView'
import type { PageRegion } from './view.api'

/** Difference to the page of the same number: the regions, or that there is no such page. */
export type PageDifference =
  | { kind: 'edited'; regions: readonly PageRegion[] }
  | { kind: 'added' | 'removed' }

export interface Differences {
  pages: ReadonlyMap<number, PageDifference>
  /** Pages compared so far. */
  until: number
}

const NO_DIFFERENCES: Differences = { pages: new Map(), until: 0 }

/** Asks the server page by page in which regions two versions differ. */
export function useDifferences(before: OpenView, after: OpenView): Differences {
  const [found, setFound] = useState(NO_DIFFERENCES)
  const { api, id, lease } = after
  const from = before.lease
  const commonPages = Math.min(before.pages.length, after.pages.length)
  const totalPages = Math.max(before.pages.length, after.pages.length)
  const kindBeyond = before.pages.length > after.pages.length ? 'removed' : 'added'

  useEffect(() => {
    const control = new AbortController()
    async function compare() {
      let pages = new Map<number, PageDifference>()
      for (let page = 1; page <= commonPages; page += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, pictures come first
        const answer = await call(
          api.difference,
          { path: { id, page }, query: { lease, from } },
          { signal: control.signal },
        )
        if (control.signal.aborted) return
        // A page that can't be read counts as changed, for the reader to look at.
        const regions = answer.ok ? answer.data : []
        if (!answer.ok || regions.length > 0) pages = new Map(pages).set(page, { kind: 'edited', regions })
        setFound({ pages, until: page })
      }
      for (let page = commonPages + 1; page <= totalPages; page += 1)
        pages = new Map(pages).set(page, { kind: kindBeyond })
      setFound({ pages, until: totalPages })
    }
    void compare()
    return () => control.abort()
  }, [api, id, lease, from, commonPages, totalPages, kindBeyond])
  return found
}
