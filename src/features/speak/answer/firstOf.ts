import type { Inline } from './inline'
import type { Block } from './markdown'

const weightOf = (pieces: readonly Inline[]): number =>
  pieces.reduce((sum, piece) => sum + 1 + ('children' in piece ? weightOf(piece.children) : 0), 0)

/**
 * The beginning of an answer, of about so many elements on the page, and whether that is all of it. A block that
 * goes beyond is still there, as far as it holds no others.
 */
export function firstOf(blocks: readonly Block[], most: number): { shown: Block[]; isAll: boolean } {
  let left = most
  let isAll = true

  /** Takes from a list while there is room. */
  function taken<T>(all: readonly T[], take: (each: T) => T): T[] {
    const some: T[] = []
    for (const each of all) {
      if (left <= 0) {
        isAll = false
        break
      }
      left -= 1
      some.push(take(each))
    }
    return some
  }

  function cut(block: Block): Block {
    switch (block.kind) {
      case 'quote':
        return { ...block, children: taken(block.children, cut) }
      case 'list':
        return { ...block, items: taken(block.items, ({ children }) => ({ children: taken(children, cut) })) }
      case 'table':
        left -= block.head.length
        return {
          ...block,
          rows: taken(block.rows, (row) => {
            left -= row.reduce((sum, cell) => sum + 1 + weightOf(cell), 0)
            return row
          }),
        }
      case 'heading':
      case 'paragraph':
        left -= weightOf(block.children)
        return block
      default:
        return block
    }
  }

  const shown = taken(blocks, cut)
  return { shown, isAll }
}
