import type { Inline } from './inlineMarkdown'
import type { Block } from './parseMarkdown'

const weightOf = (pieces: readonly Inline[]): number =>
  pieces.reduce((sum, piece) => sum + 1 + ('children' in piece ? weightOf(piece.children) : 0), 0)

/**
 * Returns the beginning of an answer, about `maxElements` elements on the page, and whether that is all of it. A block
 * that exceeds the limit is included, except for the blocks nested in it.
 */
export function truncateBlocks(
  blocks: readonly Block[],
  maxElements: number,
): { shown: Block[]; isAll: boolean } {
  let left = maxElements
  let isAll = true

  function takeWhileRoom<T>(all: readonly T[], take: (each: T) => T): T[] {
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
        return { ...block, children: takeWhileRoom(block.children, cut) }
      case 'list':
        return {
          ...block,
          items: takeWhileRoom(block.items, ({ children }) => ({ children: takeWhileRoom(children, cut) })),
        }
      case 'table':
        left -= block.head.length
        return {
          ...block,
          rows: takeWhileRoom(block.rows, (row) => {
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

  const shown = takeWhileRoom(blocks, cut)
  return { shown, isAll }
}
