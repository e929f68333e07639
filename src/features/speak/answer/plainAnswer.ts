import { absoluteAddress } from '@/shared/lib/addresses'
import type { Inline } from './inline'
import { readMarkdown, type Block } from './markdown'
import { outsideOf, placeOf, type Source } from './sources'

const inlineText = (pieces: readonly Inline[]): string =>
  pieces
    .map((piece) => {
      if ('text' in piece) return piece.text
      if (piece.kind === 'source') return `[${piece.no}]`
      const inner = inlineText(piece.children)
      return piece.kind === 'link' && inner !== piece.href ? `${inner} (${piece.href})` : inner
    })
    .join('')

const indented = (text: string) => text.replaceAll('\n', '\n  ')

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return inlineText(block.children)
    case 'code':
      return block.text
    case 'quote':
      return blocksText(block.children, '\n')
    case 'list':
      return block.items
        .map(({ children }, at) => {
          const mark = block.start === null ? '•' : `${block.start + at}.`
          return `${mark} ${indented(blocksText(children, '\n'))}`
        })
        .join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join('\t')).join('\n')
    default:
      return ''
  }
}

const blocksText = (blocks: readonly Block[], between: string): string =>
  blocks.map(blockText).filter(Boolean).join(between)

/** Plain text of an answer, without its Markdown. */
export const plainText = (text: string): string => blocksText(readMarkdown(text), '\n\n')

/** Absolute address of a source; empty for one that may not be followed. */
const addressOf = (source: Source) => {
  const place = placeOf(source)
  return place === null ? (outsideOf(source)?.href ?? '') : absoluteAddress(place)
}

/** The sources of an answer under their numbers, with where they stand; a line each. */
export const plainSources = (sources: readonly Source[]): string =>
  sources.map((source) => `[${source.no}] ${source.title} ${addressOf(source)}`.trim()).join('\n')
