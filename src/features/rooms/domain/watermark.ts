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
import { DEFAULT_WATERMARK_STYLE, type PageWatermark } from '@/shared/viewer/watermark'
import { LEVEL, type Level } from './levels'

/** Placeholders for the reader and the document: `{nickname}`. */
export const PERSON_TOKENS = ['userId', 'nickname', 'email'] as const
export const TOKENS = [...PERSON_TOKENS, 'organisation', 'tag', 'room', 'document', 'ip', 'time'] as const
export type Token = (typeof TOKENS)[number]
export type WatermarkFacts = Readonly<Partial<Record<Token, string>>>

export const WATERMARK_USES = ['view', 'download', 'print'] as const
export type WatermarkUse = (typeof WATERMARK_USES)[number]

export const WATERMARK_RULES = [
  'noPerson',
  'noTime',
  'unknownToken',
  'tooManyLines',
  'color',
  'twice',
] as const
type WatermarkRule = (typeof WATERMARK_RULES)[number]

const MAX_LINES = 4
const TEXT = text(1, 200)
const TOKEN_PATTERN = /\{([^{}]*)\}/g

const tokensIn = (typed: string) => [...typed.matchAll(TOKEN_PATTERN)].map(([, name = '']) => name)
const isToken = (name: string): name is Token => TOKENS.some((token) => token === name)

/** Text of a watermark: it must identify a person and a time, so that a leaked copy can be traced. */
export const watermarkText: FieldParser<string, WatermarkRule> = {
  ...TEXT,
  parse: (typed, addError) => {
    const template = TEXT.parse(typed, addError)
    if (template === undefined) return undefined
    const names = tokensIn(template)
    const unknown = names.find((name) => !isToken(name))
    if (unknown !== undefined) return addError('unknownToken', { token: `{${unknown}}` })
    if (!PERSON_TOKENS.some((token) => names.includes(token))) return addError('noPerson')
    if (!names.includes('time')) return addError('noTime')
    return template.split('\n').length > MAX_LINES ? addError('tooManyLines', { max: MAX_LINES }) : template
  },
}

const color: FieldParser<string, WatermarkRule> = {
  parse: (typed, addError) => {
    const hex = String(typed).trim().toLowerCase()
    return /^#[0-9a-f]{6}$/.test(hex) ? hex : addError('color')
  },
}

const style = {
  opacity: required(integer(5, 50)),
  size: required(integer(10, 48)),
}

const Override = z.object({ level: required(integer(LEVEL.fence, LEVEL.upload)), ...style })

/** Watermark settings of a room; opacity in percent, lengths in px, angle in degrees clockwise. */
export const Watermark = z
  .object({
    text: required(watermarkText),
    isTiled: flag,
    angle: required(integer(-90, 90)),
    color: required(color),
    ...style,
    spacing: required(integer(20, 400)),
    uses: severalOf(WATERMARK_USES, 0),
    overrides: rowsOf(Override, 0, LEVEL.upload),
  })
  .check(
    z.superRefine(({ overrides }, context) => {
      const addError: AddError<WatermarkRule> = errorReporter(context)
      const levels = overrides.map(({ level }) => level)
      levels.forEach((level, at) => {
        if (levels.indexOf(level) < at) addError(['overrides', at, 'level'], 'twice')
      })
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export type Watermark = z.output<typeof Watermark>

export const DEFAULT_WATERMARK: Watermark = {
  text: '{userId} {nickname}\n{time}',
  isTiled: DEFAULT_WATERMARK_STYLE.isTiled,
  angle: DEFAULT_WATERMARK_STYLE.angle,
  color: DEFAULT_WATERMARK_STYLE.color,
  opacity: Math.round(DEFAULT_WATERMARK_STYLE.opacity * 100),
  size: DEFAULT_WATERMARK_STYLE.size,
  spacing: DEFAULT_WATERMARK_STYLE.spacing,
  uses: [...WATERMARK_USES],
  overrides: [],
}

export const hasWatermark = (setting: Watermark | null, use: WatermarkUse): boolean =>
  (setting ?? DEFAULT_WATERMARK).uses.includes(use)

/** Lines of a watermark with placeholders replaced; lines that become empty are dropped. */
export const linesOf = (template: string, facts: WatermarkFacts): string[] =>
  template
    .split('\n')
    .map((line) =>
      line
        .replaceAll(TOKEN_PATTERN, (_, name: string) => (isToken(name) ? (facts[name] ?? '') : ''))
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')

export function resolveWatermark(
  setting: Watermark | null,
  facts: WatermarkFacts,
  level?: Level,
): PageWatermark {
  const {
    text: template,
    isTiled,
    angle,
    color: ink,
    spacing,
    overrides,
    ...defaults
  } = setting ?? DEFAULT_WATERMARK
  const { opacity, size } = overrides.find((each) => each.level === level) ?? defaults
  return {
    lines: linesOf(template, facts),
    isTiled,
    angle,
    color: ink,
    opacity: opacity / 100,
    size,
    spacing,
  }
}

/** Contrast with white below which letters cannot be read, and above which they hide the page. */
const MIN_CONTRAST = 1.12
const MAX_CONTRAST = 2.6
/** Letters smaller and fainter than this are lost in a scan; px and percent. */
const SCAN_LIMITS = { size: 12, opacity: 15 }

const blend = (ink: string, ground: number, opacity: number) =>
  `#${[1, 3, 5]
    .map((at) => Math.round(parseInt(ink.slice(at, at + 2), 16) * opacity + ground * (1 - opacity)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

/** Contrast of a watermark on white, with warnings about its legibility and the page's. */
export function legibilityOf({ color: ink, opacity, size }: Pick<Watermark, 'color' | 'opacity' | 'size'>) {
  const onWhite = contrast(blend(ink, 255, opacity / 100), '#ffffff')
  return {
    contrast: onWhite,
    findings: [
      ...(onWhite < MIN_CONTRAST ? (['faint'] as const) : []),
      ...(onWhite > MAX_CONTRAST ? (['strong'] as const) : []),
      ...(size < SCAN_LIMITS.size && opacity < SCAN_LIMITS.opacity ? (['small'] as const) : []),
    ],
  }
}
