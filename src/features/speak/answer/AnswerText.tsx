import { Button } from 'antd'
import { createElement, Fragment, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { stripHiddenCharacters } from '@/shared/lib/fileNames'
import { useTranslations } from '@/shared/i18n'
import { externalUrl, sourcePath, type Source } from './answerSources'
import styles from './answer.module.css'
import { truncateBlocks } from './truncateBlocks'
import type { Inline } from './inlineMarkdown'
import { parseMarkdown, type Block } from './parseMarkdown'

const INITIAL_ELEMENTS = 1_000

interface AnswerTextProps {
  text: string
  sources: readonly Source[]
}

/**
 * Renders the Markdown of an answer, which is untrusted: as elements, never as HTML. A long answer is rendered in
 * parts. Headings start at h3, below the h2 of their section.
 */
export function AnswerText({ text, sources }: AnswerTextProps) {
  const t = useTranslations('speak')
  const [maxElements, setMaxElements] = useState(INITIAL_ELEMENTS)
  const blocks = useMemo(() => parseMarkdown(text), [text])
  const { shown, isAll } = useMemo(() => truncateBlocks(blocks, maxElements), [blocks, maxElements])
  return (
    <div className={styles.answer}>
      <Blocks blocks={shown} sources={sources} />
      {!isAll && <Button onClick={() => setMaxElements(maxElements * 2)}>{t('speak:answer.more')}</Button>}
    </div>
  )
}

interface BlocksProps {
  blocks: readonly Block[]
  sources: readonly Source[]
}

const renderKeyed = <T,>(all: readonly T[], render: (each: T) => ReactNode) =>
  // oxlint-disable-next-line react/no-array-index-key -- parsed rows never reorder
  all.map((each, index) => <Fragment key={index}>{render(each)}</Fragment>)

const Blocks = ({ blocks, sources }: BlocksProps) =>
  renderKeyed(blocks, (block) => <OneBlock block={block} sources={sources} />)

function OneBlock({ block, sources }: { block: Block; sources: readonly Source[] }): ReactNode {
  const renderInline = (pieces: readonly Inline[]) => <Pieces pieces={pieces} sources={sources} />
  switch (block.kind) {
    case 'heading':
      return createElement(`h${Math.min(6, block.level + 2)}`, null, renderInline(block.children))
    case 'paragraph':
      return <p>{renderInline(block.children)}</p>
    case 'code':
      return <pre>{block.text}</pre>
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} sources={sources} />
        </blockquote>
      )
    case 'list': {
      const items = renderKeyed(block.items, ({ children }) => (
        <li>
          <Blocks blocks={children} sources={sources} />
        </li>
      ))
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
    case 'table':
      return (
        <div className={styles.table}>
          <table className="data-table">
            <thead>
              <tr>
                {renderKeyed(block.head, (cell) => (
                  <th scope="col">{renderInline(cell)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {renderKeyed(block.rows, (row) => (
                <tr>
                  {renderKeyed(row, (cell) => (
                    <td>{renderInline(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    default:
      return <hr />
  }
}

interface PiecesProps {
  pieces: readonly Inline[]
  sources: readonly Source[]
}

const Pieces = ({ pieces, sources }: PiecesProps) =>
  renderKeyed(pieces, (piece) => <Piece piece={piece} sources={sources} />)

function Piece({ piece, sources }: { piece: Inline; sources: readonly Source[] }): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'code':
      return <code>{piece.text}</code>
    case 'strong':
      return (
        <strong>
          <Pieces pieces={piece.children} sources={sources} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Pieces pieces={piece.children} sources={sources} />
        </em>
      )
    case 'link':
      return (
        <a href={piece.href} target="_blank" rel="noopener noreferrer">
          <Pieces pieces={piece.children} sources={sources} />{' '}
          <span className={styles.host}>({piece.host})</span>
        </a>
      )
    default:
      return <SourceMark no={piece.no} sources={sources} />
  }
}

function SourceMark({ no, sources }: { no: number; sources: readonly Source[] }) {
  const t = useTranslations('speak')
  const source = sources.find((each) => each.no === no)
  return source ? (
    <SourceLink
      source={source}
      label={t('speak:answer.source', { no, title: stripHiddenCharacters(source.title) })}
    >
      <sup>[{no}]</sup>
    </SourceLink>
  ) : (
    `[${no}]`
  )
}

interface SourceLinkProps {
  source: Source
  label?: string
  children: ReactNode
}

/** Links to a source: within the product, or outside with its host; plain text if it may not be followed. */
export function SourceLink({ source, label, children }: SourceLinkProps) {
  const path = sourcePath(source)
  const external = externalUrl(source)
  const named = label === undefined ? {} : { 'aria-label': label, title: label }
  if (path !== null) {
    return (
      <Link to={path} {...named}>
        {children}
      </Link>
    )
  }
  if (external === null) return children
  return (
    <a href={external.href} target="_blank" rel="noopener noreferrer" {...named}>
      {children}
      {label === undefined && ' '}
      {label === undefined && <span className={styles.host}>({external.host})</span>}
    </a>
  )
}
