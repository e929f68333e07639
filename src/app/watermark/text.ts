import { language } from './language'

export interface Marked {
  userId: string
  userName: string
  nickName: string
}

export const FONT_SIZE = 14

/** Maximum line width in px; a tile rotated by 30 degrees has room for 270. */
const LINE_WIDTH = 240

/** Generous estimate of a grapheme's width in px: Chinese, Japanese, Korean and emoji are square, Latin is narrower. */
const widthOf = (grapheme: string) => (language.codePointAt(grapheme, 0)! >= 0x1100 ? 1 : 0.64) * FONT_SIZE

const GAP = /[\p{Cc}\p{Z}]/u
const UNSEEN = /[\p{Cf}\p{Co}\p{Cs}]/u
const ACCENT = /\p{M}/u
const MAX_ACCENTS = 2

const signAt = (text: string, at: number) => language.fromCodePoint(language.codePointAt(text, at)!)

/**
 * Reduces a text to one visible line, without control characters, direction marks, private-use characters or stacked
 * combining marks.
 */
function clean(text: string): string {
  const composed = language.normalize(text, 'NFC')
  let line = ''
  let hasGap = false
  let accents = 0
  let sign = ''
  for (let at = 0; at < composed.length; at += sign.length) {
    sign = signAt(composed, at)
    if (language.isIn(GAP, sign)) {
      hasGap = line !== ''
      continue
    }
    if (language.isIn(UNSEEN, sign)) continue
    accents = language.isIn(ACCENT, sign) ? accents + 1 : 0
    if (accents > MAX_ACCENTS) continue
    line += hasGap ? ` ${sign}` : sign
    hasGap = false
  }
  return line
}

/** Code points that attach to the preceding one. */
const APPENDED = /[\p{M}\p{Emoji_Modifier}]/u
const HALF_FLAG = /\p{Regional_Indicator}/u

/**
 * The grapheme at an index of a cleaned text. Not `Intl.Segmenter`, which takes at least 17 ms to create at every
 * start.
 */
function graphemeAt(text: string, at: number): string {
  const first = signAt(text, at)
  let end = at + first.length
  if (language.isIn(HALF_FLAG, first) && end < text.length && language.isIn(HALF_FLAG, signAt(text, end)))
    end += first.length
  while (end < text.length && language.isIn(APPENDED, signAt(text, end))) end += signAt(text, end).length
  return language.slice(text, at, end)
}

/** Splits a text into lines of at most `LINE_WIDTH`. */
function linesOf(text: string): string[] {
  const lines: string[] = []
  let room = 0
  let grapheme = ''
  for (let at = 0; at < text.length; at += grapheme.length) {
    grapheme = graphemeAt(text, at)
    const width = widthOf(grapheme)
    if (width > room) {
      lines[lines.length] = ''
      room = LINE_WIDTH
    }
    lines[lines.length - 1] += grapheme
    room -= width
  }
  return lines
}

/** Removes the last two graphemes. */
function shortened(text: string): string {
  let last = 0
  let lastButOne = 0
  for (let at = 0; at < text.length; at += graphemeAt(text, at).length) {
    lastButOne = last
    last = at
  }
  return language.slice(text, 0, lastButOne)
}

function firstLine(text: string): string {
  const lines = linesOf(text)
  return lines.length > 1 ? `${shortened(lines[0]!)}…` : (lines[0] ?? '')
}

/** Lines of a tile: user id, nickname and day. The id is never truncated; a long nickname is. */
export function markLines({ userId, userName, nickName }: Marked, day: string): string[] {
  const id = clean(userId)
  const name = clean(nickName) || clean(userName)
  const lines = linesOf(clean(`${id} ${name}`))
  if (lines.length === 1) return [lines[0]!, day]
  const separated = linesOf(id)
  separated[separated.length] = firstLine(name)
  separated[separated.length] = day
  return separated
}
