import { useEffect, useState } from 'react'
import type { Region } from './messages'
import type { OpenDocument } from './useOpenedDocument'

/** How a page differs from the one of the same number: where, or that there is none. */
export type PageDifference = { kind: 'edited'; regions: readonly Region[] } | { kind: 'added' | 'removed' }

export interface Differences {
  /** Pages that differ, in their order. */
  pages: ReadonlyMap<number, PageDifference>
  /** The last page that was compared. */
  until: number
}

const NONE: Differences = { pages: new Map(), until: 0 }

/** Compares two documents in the same worker, page by page. */
export function useDifferences(before: OpenDocument, after: OpenDocument): Differences {
  const [found, setFound] = useState(NONE)
  const { port } = after
  const [old, young] = [before.document, after.document]
  const both = Math.min(before.pages, after.pages)
  const all = Math.max(before.pages, after.pages)
  const beyond = before.pages > after.pages ? 'removed' : 'added'

  useEffect(() => {
    const control = new AbortController()
    async function compare() {
      let pages = new Map<number, PageDifference>()
      for (let page = 1; page <= both; page += 1) {
        const answer = await port.ask(
          { kind: 'compare', before: { document: old, page }, after: { document: young, page } },
          control.signal,
        )
        if (control.signal.aborted) return
        // A page that cannot be read is looked at by whoever reads.
        const regions = answer.ok ? answer.value.regions : []
        if (!answer.ok || regions.length > 0) pages = new Map(pages).set(page, { kind: 'edited', regions })
        setFound({ pages, until: page })
      }
      for (let page = both + 1; page <= all; page += 1) pages = new Map(pages).set(page, { kind: beyond })
      setFound({ pages, until: all })
    }
    void compare()
    return () => control.abort()
  }, [port, old, young, both, all, beyond])
  return found
}
