import { Fragment } from 'react'
import { markedParts } from './highlight'

interface MarkedProps {
  text: string
  keyword: string
}

/** A text with the parts that match the keyword marked. */
export const Marked = ({ text, keyword }: MarkedProps) =>
  markedParts(text, keyword).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  )
