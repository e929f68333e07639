import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import {
  flag,
  integer,
  required,
  rowsOf,
  severalOf,
  text,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { contrast } from '@/shared/lib/color'
import { DEFAULT_MARK_STYLE, type Mark } from '@/shared/viewer/mark'
import { LEVEL, type Level } from './levels'

/** What stands in the text of a mark for what is known of the reader and of what he reads: `{nickname}`. */
export const PERSON_TOKENS = ['userId', 'nickname', 'email'] as const
export const TOKENS = [...PERSON_TOKENS, 'organisation', 'tag', 'room', 'document', 'ip', 'time'] as const
export type Token = (typeof TOKENS)[number]
export type MarkFacts = Readonly<Partial<Record<Token, string>>>

export const MARK_USES = ['view', 'download', 'print'] as const
export type MarkUse = (typeof MARK_USES)[number]

export const WATERMARK_RULES = [
  'noPerson',
  'noTime',
  'unknownToken',
  'tooManyLines',
  'color',
  'twice',
] as const
type WatermarkRule = (typeof WATERMARK_RULES)[number]

const MOST_LINES = 4
const TEXT = text(1, 200)
const PLACE = /\{([^{}]*)\}/g

const tokensIn = (typed: string) => [...typed.matchAll(PLACE)].map(([, name = '']) => name)
const isToken = (name: string): name is Token => TOKENS.some((token) => token === name)

/** The text of a mark: it names a person and a time, so that a copy leads to whoever made it. */
export const markText: FieldParser<string, WatermarkRule> = {
  ...TEXT,
  read: (typed, refuse) => {
    const words = TEXT.read(typed, refuse)
    if (words === undefined) return undefined
    const names = tokensIn(words)
    const unknown = names.find((name) => !isToken(name))
    if (unknown !== undefined) return refuse('unknownToken', { token: `{${unknown}}` })
    if (!PERSON_TOKENS.some((token) => names.includes(token))) return refuse('noPerson')
    if (!names.includes('time')) return refuse('noTime')
    return words.split('\n').length > MOST_LINES ? refuse('tooManyLines', { max: MOST_LINES }) : words
  },
}

const color: FieldParser<string, WatermarkRule> = {
  read: (typed, refuse) => {
    const given = String(typed).trim().toLowerCase()
    return /^#[0-9a-f]{6}$/.test(given) ? given : refuse('color')
  },
}

const style = {
  opacity: required(integer(5, 50)),
  size: required(integer(10, 48)),
}

/** A stronger or weaker mark for who may do this much. */
const Override = z.object({ level: required(integer(LEVEL.fence, LEVEL.upload)), ...style })

/** What the administrators of a room set; opacity in percent, lengths in px, angle in degrees clockwise. */
export const Watermark = z
  .object({
    text: required(markText),
    isTiled: flag,
    angle: required(integer(-90, 90)),
    color: required(color),
    ...style,
    spacing: required(integer(20, 400)),
    uses: severalOf(MARK_USES, 0),
    overrides: rowsOf(Override, 0, LEVEL.upload),
  })
  .check(
    z.superRefine(({ overrides }, context) => {
      const refuse: AddError<WatermarkRule> = errorReporter(context)
      const levels = overrides.map(({ level }) => level)
      levels.forEach((level, at) => {
        if (levels.indexOf(level) < at) refuse(['overrides', at, 'level'], 'twice')
      })
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export type Watermark = z.output<typeof Watermark>

/** What holds where nothing was set: the mark is on, for everything. */
export const DEFAULT_WATERMARK: Watermark = {
  text: '{userId} {nickname}\n{time}',
  isTiled: DEFAULT_MARK_STYLE.isTiled,
  angle: DEFAULT_MARK_STYLE.angle,
  color: DEFAULT_MARK_STYLE.color,
  opacity: Math.round(DEFAULT_MARK_STYLE.opacity * 100),
  size: DEFAULT_MARK_STYLE.size,
  spacing: DEFAULT_MARK_STYLE.spacing,
  uses: [...MARK_USES],
  overrides: [],
}

/** Whether pages that are put to a use carry the mark. */
export const isMarked = (setting: Watermark | null, use: MarkUse): boolean =>
  (setting ?? DEFAULT_WATERMARK).uses.includes(use)

/** The lines of a mark with what is known in place of its tokens; a line of which nothing is known is left out. */
export const linesOf = (words: string, facts: MarkFacts): string[] =>
  words
    .split('\n')
    .map((line) =>
      line
        .replaceAll(PLACE, (_, name: string) => (isToken(name) ? (facts[name] ?? '') : ''))
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')

/** The mark of a reader, who may do that much with what he reads. */
export function markOf(setting: Watermark | null, facts: MarkFacts, level?: Level): Mark {
  const {
    text: words,
    isTiled,
    angle,
    color: ink,
    spacing,
    overrides,
    ...usual
  } = setting ?? DEFAULT_WATERMARK
  const { opacity, size } = overrides.find((each) => each.level === level) ?? usual
  return { lines: linesOf(words, facts), isTiled, angle, color: ink, opacity: opacity / 100, size, spacing }
}

/** Least contrast in which letters on a page are still made out, and most that leaves the page itself readable. */
const FAINT = 1.12
const STRONG = 2.6
/** px and percent below which letters are lost in a scan. */
const SMALL = { size: 12, opacity: 15 }

const blended = (ink: string, ground: number, opacity: number) =>
  `#${[1, 3, 5]
    .map((at) => Math.round(parseInt(ink.slice(at, at + 2), 16) * opacity + ground * (1 - opacity)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

/** What is to be said of how well a mark is read, and of how well the page is below it. */
export function legibilityOf({ color: ink, opacity, size }: Pick<Watermark, 'color' | 'opacity' | 'size'>) {
  const onWhite = contrast(blended(ink, 255, opacity / 100), '#ffffff')
  return {
    contrast: onWhite,
    findings: [
      ...(onWhite < FAINT ? (['faint'] as const) : []),
      ...(onWhite > STRONG ? (['strong'] as const) : []),
      ...(size < SMALL.size && opacity < SMALL.opacity ? (['small'] as const) : []),
    ],
  }
}
