import { Fragment } from 'react'
import { highlightParts } from './highlight'

interface HighlightedTextProps {
  text: string
  keyword: string
}

export const HighlightedText = ({ text, keyword }: HighlightedTextProps) =>
  highlightParts(text, keyword).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no other key
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  )
