import { absoluteAddress } from '@/shared/lib/addresses'
import type { Inline } from './inlineMarkdown'
import { parseMarkdown, type Block } from './parseMarkdown'
import { externalUrl, sourcePath, type Source } from './answerSources'

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
        .map(({ children }, index) => {
          const mark = block.start === null ? '•' : `${block.start + index}.`
          return `${mark} ${indented(blocksText(children, '\n'))}`
        })
        .join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join('\t')).join('\n')
    default:
      return ''
  }
}

const blocksText = (blocks: readonly Block[], separator: string): string =>
  blocks.map(blockText).filter(Boolean).join(separator)

export const plainText = (text: string): string => blocksText(parseMarkdown(text), '\n\n')

/** Absolute URL of a source; empty if it may not be followed. */
const addressOf = (source: Source) => {
  const place = sourcePath(source)
  return place === null ? (externalUrl(source)?.href ?? '') : absoluteAddress(place)
}

export const plainSources = (sources: readonly Source[]): string =>
  sources.map((source) => `[${source.no}] ${source.title} ${addressOf(source)}`.trim()).join('\n')
