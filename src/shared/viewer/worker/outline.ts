import type { OutlineRow } from '../messages'
import type { Document } from './library'

type Node = Awaited<ReturnType<Document['getOutline']>>[number]

const MAX_ROWS = 2_000

async function pageOf(document: Document, dest: Node['dest']): Promise<number | null> {
  try {
    const [target] = (typeof dest === 'string' ? await document.getDestination(dest) : dest) ?? []
    if (typeof target === 'number') return target + 1
    return target ? (await document.getPageIndex(target as never)) + 1 : null
  } catch {
    return null
  }
}

/** Table of contents, row by row; empty if there is none or it is invalid. */
export async function outlineOf(document: Document): Promise<OutlineRow[]> {
  const rows: OutlineRow[] = []
  async function walk(nodes: readonly Node[], depth: number) {
    for (const { title, dest, items } of nodes) {
      if (rows.length >= MAX_ROWS) return
      rows.push({ title: title.trim(), depth, page: await pageOf(document, dest) })
      await walk(items as Node[], depth + 1)
    }
  }
  try {
    await walk((await document.getOutline()) ?? [], 0)
  } catch {
    // Keep the rows read so far.
  }
  return rows
}
