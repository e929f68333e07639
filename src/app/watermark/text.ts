import { language } from './language'

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

/** Width of a grapheme in px, generously: Chinese, Japanese, Korean and emoji are square, Latin is narrower. */
const widthOf = (grapheme: string) => (language.codePointAt(grapheme, 0)! >= 0x1100 ? 1 : 0.64) * FONT_SIZE

const GAP = /[\p{Cc}\p{Z}]/u
const UNSEEN = /[\p{Cf}\p{Co}\p{Cs}]/u
const ACCENT = /\p{M}/u
/** Accents that a letter keeps. */
const MOST_ACCENTS = 2

const signAt = (text: string, at: number) => language.fromCodePoint(language.codePointAt(text, at)!)

/** One line of visible text: no controls, direction marks, private letters or towers of accents. */
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
    if (accents > MOST_ACCENTS) continue
    line += hasGap ? ` ${sign}` : sign
    hasGap = false
  }
  return line
}

/** What stays with the sign before it. */
const APPENDED = /[\p{M}\p{Emoji_Modifier}]/u
const HALF_FLAG = /\p{Regional_Indicator}/u

/** The grapheme at a place of a cleaned text. `Intl.Segmenter` takes 17 ms and more to make, at every start. */
function graphemeAt(text: string, at: number): string {
  const first = signAt(text, at)
  let end = at + first.length
  if (language.isIn(HALF_FLAG, first) && end < text.length && language.isIn(HALF_FLAG, signAt(text, end)))
    end += first.length
  while (end < text.length && language.isIn(APPENDED, signAt(text, end))) end += signAt(text, end).length
  return language.slice(text, at, end)
}

/** The text in pieces that each fit a line. */
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

/** A text without its last two graphemes. */
function shortened(text: string): string {
  let last = 0
  let lastButOne = 0
  for (let at = 0; at < text.length; at += graphemeAt(text, at).length) {
    lastButOne = last
    last = at
  }
  return language.slice(text, 0, lastButOne)
}

/** The first line of a text, with a sign that there was more. */
function firstLine(text: string): string {
  const lines = linesOf(text)
  return lines.length > 1 ? `${shortened(lines[0]!)}…` : (lines[0] ?? '')
}

/** What a tile says: user id and nickname, and the day. The id is always whole; a long nickname is cut. */
export function markLines({ userId, userName, nickName }: Marked, day: string): string[] {
  const id = clean(userId)
  const name = clean(nickName) || clean(userName)
  const lines = linesOf(clean(`${id} ${name}`))
  if (lines.length === 1) return [lines[0]!, day]
  const apart = linesOf(id)
  apart[apart.length] = firstLine(name)
  apart[apart.length] = day
  return apart
}
