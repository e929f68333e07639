export interface Marked {
  userId: string
  userName: string
  nickName: string
}

export const FONT_SIZE = 14

/** Maximum line width in px; a tile rotated by 30 degrees has room for 270. */
const LINE_WIDTH = 240

/** Generous estimate of a grapheme's width in px: Chinese, Japanese, Korean and emoji are square, Latin is narrower. */
const widthOf = (grapheme: string) => (grapheme.codePointAt(0)! >= 0x1100 ? 1 : 0.64) * FONT_SIZE

/** Not `Intl.Segmenter`, which takes at least 17 ms to create at every start. */
const graphemesOf = (text: string): string[] =>
  text.match(/\p{Regional_Indicator}{2}|.[\p{M}\p{Emoji_Modifier}]*/gsu) ?? []

/**
 * Reduces a text to one visible line, without control characters, direction marks, private-use characters or stacked
 * combining marks.
 */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim()

/** Splits a text into lines of at most `LINE_WIDTH`, each as its graphemes. */
function linesOf(text: string): string[][] {
  const lines: string[][] = []
  let room = 0
  for (const grapheme of graphemesOf(text)) {
    const width = widthOf(grapheme)
    if (width > room) {
      lines.push([])
      room = LINE_WIDTH
    }
    lines.at(-1)!.push(grapheme)
    room -= width
  }
  return lines
}

/** The part of a text that fits in a line, with an ellipsis if it was cut. */
function firstLine(text: string): string {
  const [first = [], ...others] = linesOf(text)
  return others.length > 0 ? `${first.slice(0, -2).join('')}…` : first.join('')
}

/** Lines of a tile: user id, nickname and day. The id is never truncated; a long nickname is. */
export function markLines({ userId, userName, nickName }: Marked, day: string): string[] {
  const id = clean(userId)
  const name = clean(nickName) || clean(userName)
  const inOneLine = clean(`${id} ${name}`)
  if (linesOf(inOneLine).length === 1) return [inOneLine, day]
  return [...linesOf(id).map((line) => line.join('')), firstLine(name), day]
}
