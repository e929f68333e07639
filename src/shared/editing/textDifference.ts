export interface Piece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Words and numbers as a whole, each other character (Chinese ones too) by itself. */
const tokensOf = (text: string) => text.match(/[A-Za-z0-9]+(?:[.,'-][A-Za-z0-9]+)*|\s+|[^]/gu) ?? []

/** Beyond this many comparisons the middle is taken as a whole: it has little in common, or takes too long. */
const MAX_CELLS = 1_000_000

/** How one text became another: what stayed, what went, what came. */
export function difference(before: string, after: string): Piece[] {
  const [old, young] = [tokensOf(before), tokensOf(after)]
  let head = 0
  while (head < old.length && head < young.length && old[head] === young[head]) head++
  let tail = 0
  while (
    tail < old.length - head &&
    tail < young.length - head &&
    old[old.length - 1 - tail] === young[young.length - 1 - tail]
  ) {
    tail++
  }
  const pieces: Piece[] = []
  const put = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1)
    if (text === '') return
    if (last?.kind === kind) last.text += text
    else pieces.push({ kind, text })
  }
  put('same', old.slice(0, head).join(''))
  for (const piece of middle(old.slice(head, old.length - tail), young.slice(head, young.length - tail))) {
    put(piece.kind, piece.text)
  }
  put('same', old.slice(old.length - tail).join(''))
  return pieces
}

/** By the longest common subsequence. */
function middle(old: readonly string[], young: readonly string[]): Piece[] {
  const whole: Piece[] = [
    { kind: 'removed', text: old.join('') },
    { kind: 'added', text: young.join('') },
  ]
  if (old.length === 0 || young.length === 0 || old.length * young.length > MAX_CELLS) return whole
  const width = young.length + 1
  const common = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = young.length - 1; j >= 0; j--) {
      common[i * width + j] =
        old[i] === young[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
    }
  }
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < young.length) {
    if (old[i] === young[j]) {
      pieces.push({ kind: 'same', text: old[i]! })
      i++
      j++
    } else if (common[(i + 1) * width + j]! >= common[i * width + j + 1]!) {
      pieces.push({ kind: 'removed', text: old[i++]! })
    } else {
      pieces.push({ kind: 'added', text: young[j++]! })
    }
  }
  return [
    ...pieces,
    { kind: 'removed', text: old.slice(i).join('') },
    { kind: 'added', text: young.slice(j).join('') },
  ]
}
