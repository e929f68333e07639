import { diffArrays } from 'diff'

interface Piece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Keeps words and numbers together and splits all else, Chinese too, into single characters. */
const tokensOf = (text: string) => text.match(/[A-Za-z0-9]+(?:[.,'-][A-Za-z0-9]+)*|\s+|[^]/gu) ?? []

/** Beyond this the texts have little in common, or comparing them takes too long. */
const MAX_CHANGES = 1000

export function diffText(before: string, after: string): Piece[] {
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: MAX_CHANGES })
  if (!changes) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}
