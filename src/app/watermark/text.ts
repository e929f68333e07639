/** Whom the mark names. */
export interface Marked {
  userId: string
  userName: string
  nickName: string
}

/** Size of the mark's letters, px. */
export const FONT_SIZE = 14

/** What a line may take, px: a tile turned by 30 degrees has room for 270. */
const LINE_WIDTH = 240

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Width of a grapheme in px, generously: Chinese, Japanese, Korean and emoji are square, Latin is narrower. */
const widthOf = (grapheme: string) => (grapheme.codePointAt(0)! >= 0x1100 ? 1 : 0.64) * FONT_SIZE

/** One line of visible text: no controls, direction marks, private letters or towers of accents. */
const clean = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim()

/** The text in pieces that each fit a line. */
function linesOf(text: string): string[] {
  const lines: string[] = []
  let room = 0
  for (const { segment } of graphemes.segment(text)) {
    const width = widthOf(segment)
    if (width > room) {
      lines.push('')
      room = LINE_WIDTH
    }
    lines[lines.length - 1] += segment
    room -= width
  }
  return lines
}

/** The first line of a text, with a sign that there was more. */
function firstLine(text: string): string {
  const [line = '', ...rest] = linesOf(text)
  return rest.length === 0 ? line : `${[...graphemes.segment(line)].slice(0, -2).map(({ segment }) => segment).join('')}…` // prettier-ignore
}

/** What a tile says: user id and nickname, and the day. The id is always whole; a long nickname is cut. */
export function markLines({ userId, userName, nickName }: Marked, day: string): string[] {
  const id = clean(userId)
  const name = clean(nickName) || clean(userName)
  const together = linesOf(clean(`${id} ${name}`))
  return [...(together.length === 1 ? together : [...linesOf(id), firstLine(name)]), day]
}
