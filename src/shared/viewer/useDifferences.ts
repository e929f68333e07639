import { useEffect, useState } from 'react'
import type { PageRegion } from './messages'
import type { OpenDocument } from './useOpenedDocument'

/** Difference to the page of the same number: the regions, or that there is no such page. */
export type PageDifference =
  | { kind: 'edited'; regions: readonly PageRegion[] }
  | { kind: 'added' | 'removed' }

export interface Differences {
  pages: ReadonlyMap<number, PageDifference>
  until: number
}

const NO_DIFFERENCES: Differences = { pages: new Map(), until: 0 }

export function useDifferences(before: OpenDocument, after: OpenDocument): Differences {
  const [found, setFound] = useState(NO_DIFFERENCES)
  const { port } = after
  const [old, current] = [before.document, after.document]
  const commonPages = Math.min(before.pages, after.pages)
  const totalPages = Math.max(before.pages, after.pages)
  const kindBeyond = before.pages > after.pages ? 'removed' : 'added'

  useEffect(() => {
    const control = new AbortController()
    async function compare() {
      let pages = new Map<number, PageDifference>()
      for (let page = 1; page <= commonPages; page += 1) {
        const answer = await port.ask(
          { kind: 'compare', before: { document: old, page }, after: { document: current, page } },
          control.signal,
        )
        if (control.signal.aborted) return
        // A page that can't be read counts as changed, for the reader to look at.
        const regions = answer.ok ? answer.value.regions : []
        if (!answer.ok || regions.length > 0) pages = new Map(pages).set(page, { kind: 'edited', regions })
        setFound({ pages, until: page })
      }
      for (let page = commonPages + 1; page <= totalPages; page += 1)
        pages = new Map(pages).set(page, { kind: kindBeyond })
      setFound({ pages, until: totalPages })
    }
    void compare()
    return () => control.abort()
  }, [port, old, current, commonPages, totalPages, kindBeyond])
  return found
}
