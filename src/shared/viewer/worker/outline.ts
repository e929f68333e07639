import type { OutlineRow } from '../messages'
import type { Document } from './library'

type Node = Awaited<ReturnType<Document['getOutline']>>[number]

/** Rows of a table of contents that are read; files made by machines have tens of thousands. */
const MOST_ROWS = 2_000

async function pageOf(document: Document, dest: Node['dest']): Promise<number | null> {
  try {
    const [target] = (typeof dest === 'string' ? await document.getDestination(dest) : dest) ?? []
    if (typeof target === 'number') return target + 1
    return target ? (await document.getPageIndex(target as never)) + 1 : null
  } catch {
    return null
  }
}

/** A document's own table of contents, row by row; empty where it has none, or a broken one. */
export async function outlineOf(document: Document): Promise<OutlineRow[]> {
  const rows: OutlineRow[] = []
  async function walk(nodes: readonly Node[], depth: number) {
    for (const { title, dest, items } of nodes) {
      if (rows.length >= MOST_ROWS) return
      rows.push({ title: title.trim(), depth, page: await pageOf(document, dest) })
      await walk(items as Node[], depth + 1)
    }
  }
  try {
    await walk((await document.getOutline()) ?? [], 0)
  } catch {
    // What there was of it will do.
  }
  return rows
}
