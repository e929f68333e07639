import { text, type FieldParser } from '@/shared/form/fieldParsers'
import { isPlainName } from '@/shared/lib/fileNames'

export const NODE_RULES = ['reserved'] as const
type NodeRule = (typeof NODE_RULES)[number]

const nameParser = text(1, 120)
/** Invalid in some file systems: a room can be downloaded as a ZIP. */
const RESERVED = /[:*?"<>|]/

export const MAX_DEPTH = 30

export const nodeName: FieldParser<string, NodeRule> = {
  ...nameParser,
  parse: (typed, addError) => {
    const name = nameParser.parse(typed, addError)
    if (name === undefined) return undefined
    return isPlainName(name) && !RESERVED.test(name) ? name : addError('reserved')
  },
}
