import { Button } from 'antd'
import { createElement, Fragment, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { withoutHiddenSigns } from '@/shared/lib/fileNames'
import { useTranslations } from '@/shared/i18n'
import { outsideOf, placeOf, type Source } from './sources'
import styles from './answer.module.css'
import { firstOf } from './firstOf'
import type { Inline } from './inline'
import { readMarkdown, type Block } from './markdown'

/** Elements that are drawn at first; each wish for more draws as many again as there are. */
const AT_FIRST = 1_000

interface AnswerTextProps {
  text: string
  sources: readonly Source[]
}

/**
 * The text of an answer, which comes from outside: elements only, never HTML. A long one is drawn in parts. Its headings
 * stand below one of the second rank.
 */
export function AnswerText({ text, sources }: AnswerTextProps) {
  const t = useTranslations('speak')
  const [most, setMost] = useState(AT_FIRST)
  const blocks = useMemo(() => readMarkdown(text), [text])
  const { shown, isAll } = useMemo(() => firstOf(blocks, most), [blocks, most])
  return (
    <div className={styles.answer}>
      <Blocks blocks={shown} sources={sources} />
      {!isAll && <Button onClick={() => setMost(most * 2)}>{t('speak:answer.more')}</Button>}
    </div>
  )
}

interface BlocksProps {
  blocks: readonly Block[]
  sources: readonly Source[]
}

const drawn = <T,>(all: readonly T[], draw: (each: T) => ReactNode) =>
  // oxlint-disable-next-line react/no-array-index-key -- what was read never changes its place
  all.map((each, index) => <Fragment key={index}>{draw(each)}</Fragment>)

const Blocks = ({ blocks, sources }: BlocksProps) =>
  drawn(blocks, (block) => <OneBlock block={block} sources={sources} />)

function OneBlock({ block, sources }: { block: Block; sources: readonly Source[] }): ReactNode {
  const within = (pieces: readonly Inline[]) => <Pieces pieces={pieces} sources={sources} />
  switch (block.kind) {
    case 'heading':
      return createElement(`h${Math.min(6, block.level + 2)}`, null, within(block.children))
    case 'paragraph':
      return <p>{within(block.children)}</p>
    case 'code':
      return <pre>{block.text}</pre>
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} sources={sources} />
        </blockquote>
      )
    case 'list': {
      const items = drawn(block.items, ({ children }) => (
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
                {drawn(block.head, (cell) => (
                  <th scope="col">{within(cell)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {drawn(block.rows, (row) => (
                <tr>
                  {drawn(row, (cell) => (
                    <td>{within(cell)}</td>
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
  drawn(pieces, (piece) => <Piece piece={piece} sources={sources} />)

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

/** The number of a source, leading to where it stands; text where there is no such source. */
function SourceMark({ no, sources }: { no: number; sources: readonly Source[] }) {
  const t = useTranslations('speak')
  const source = sources.find((each) => each.no === no)
  return source ? (
    <SourceLink
      source={source}
      label={t('speak:answer.source', { no, title: withoutHiddenSigns(source.title) })}
    >
      <sup>[{no}]</sup>
    </SourceLink>
  ) : (
    `[${no}]`
  )
}

interface SourceLinkProps {
  source: Source
  /** Where what is seen does not say it. */
  label?: string
  children: ReactNode
}

/** Leads to where a source stands: within the product, or outside with its host; text where it may not be followed. */
export function SourceLink({ source, label, children }: SourceLinkProps) {
  const place = placeOf(source)
  const outside = outsideOf(source)
  const named = label === undefined ? {} : { 'aria-label': label, title: label }
  if (place !== null) {
    return (
      <Link to={place} {...named}>
        {children}
      </Link>
    )
  }
  if (outside === null) return children
  return (
    <a href={outside.href} target="_blank" rel="noopener noreferrer" {...named}>
      {children}
      {label === undefined && ' '}
      {label === undefined && <span className={styles.host}>({outside.host})</span>}
    </a>
  )
}
