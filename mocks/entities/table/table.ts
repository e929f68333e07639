import type * as z from 'zod/mini'
import dictionary from '@/shared/locales/dictionary.en.json'
import englishParts from '@/shared/locales/parts.en.json'
import chineseParts from '@/shared/locales/parts.zh.json'
import type { Language } from '@/shared/lib/language'
import { entriesOf } from '../seed/dictionaries'

/** What the files of a kind of things say, in one language. */
interface Words<Field extends string> {
  title: string
  field: Readonly<Record<Field, string>>
  /** Of the rules that only it has. */
  rule: Readonly<Record<string, string>>
  import: { mendingName: string }
}

/** What the columns of a kind of things hold. */
export interface Columns<Field extends string> {
  /** The first one names each row, and no table is without it. */
  fields: readonly [Field, ...Field[]]
  /** Columns that an export has beside them; an import passes over them. */
  more?: readonly Field[]
  words: Readonly<Record<Language, Words<Field>>>
  /** Those that hold the value of a dictionary's entry. */
  dictionaries: Partial<Record<Field, string>>
}

/** Things as a table, and how a row of it is read. */
export interface TableOf<Field extends string, Body> extends Columns<Field> {
  /** Columns that hold days. */
  days: ReadonlySet<Field>
  schema: z.ZodMiniType<Body>
  /** What the schema reads, made of the cells of a row. */
  typedOf?: (cells: Partial<Record<Field, string>>) => object
}

export const PARTS = { zh: chineseParts, en: englishParts } as const

const ENGLISH: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = dictionary

/** What the entry of a dictionary is called in a file; its value where there is none. */
export function entryLabel(type: string, value: string | null | undefined, language: Language): string {
  const entry = entriesOf(type)?.find(({ dictValue }) => dictValue === value)
  return (language === 'en' ? ENGLISH[type]?.[value ?? ''] : entry?.dictLabel) ?? value ?? ''
}

/** What a cell says of a value: an entry as its dictionary calls it. */
export const labelIn = <Field extends string>(
  { dictionaries }: Pick<Columns<Field>, 'dictionaries'>,
  field: Field,
  value: string,
  language: Language,
): string => entryLabel(dictionaries[field] ?? '', value, language)
