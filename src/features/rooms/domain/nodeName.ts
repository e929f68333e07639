import { text, type FieldParser } from '@/shared/form/fieldParsers'
import { isPlainName } from '@/shared/lib/fileNames'

/** The rules that only a folder's or document's name has; their texts stand in the area. */
export const NODE_RULES = ['reserved'] as const
type NodeRule = (typeof NODE_RULES)[number]

const NAME = text(1, 120)
/** What some file systems do not take: a room leaves as a ZIP one day. */
const RESERVED = /[:*?"<>|]/

/** Folders within each other at most. */
export const MOST_DEPTH = 30

export const nodeName: FieldParser<string, NodeRule> = {
  ...NAME,
  read: (typed, refuse) => {
    const name = NAME.read(typed, refuse)
    if (name === undefined) return undefined
    return isPlainName(name) && !RESERVED.test(name) ? name : refuse('reserved')
  },
}
