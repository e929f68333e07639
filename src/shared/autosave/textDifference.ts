import { diffArrays } from 'diff'

interface Piece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Words and numbers as a whole, each other character (Chinese ones too) by itself. */
const tokensOf = (text: string) => text.match(/[A-Za-z0-9]+(?:[.,'-][A-Za-z0-9]+)*|\s+|[^]/gu) ?? []

/** Beyond this many changes the texts have little in common, or comparing them takes too long. */
const MAX_CHANGES = 1000

/** How one text became another: what stayed, what went, what came. */
export function difference(before: string, after: string): Piece[] {
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
