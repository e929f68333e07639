import type * as z from 'zod/mini'
import dictionary from '@/shared/locales/dictionary.en.json'
import englishParts from '@/shared/locales/parts.en.json'
import chineseParts from '@/shared/locales/parts.zh.json'
import type { Language } from '@/shared/lib/language'
import { entriesOf } from '../seed/dictionaries'

interface TableTexts<Field extends string> {
  title: string
  field: Readonly<Record<Field, string>>
  rule: Readonly<Record<string, string>>
  import: { mendingName: string }
}

export interface Columns<Field extends string> {
  /** The first field is the row's name; every table must have it. */
  fields: readonly [Field, ...Field[]]
  /** Only in exports; imports ignore these columns. */
  exportOnly?: readonly Field[]
  translations: Readonly<Record<Language, TableTexts<Field>>>
  dictionaries: Partial<Record<Field, string>>
}

export interface TableOf<Field extends string, Body> extends Columns<Field> {
  days: ReadonlySet<Field>
  schema: z.ZodMiniType<Body>
  /** Builds the schema's input from the cells of a row. */
  toInput?: (cells: Partial<Record<Field, string>>) => object
}

export const PARTS = { zh: chineseParts, en: englishParts } as const

const ENGLISH: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = dictionary

/** Returns the label of a dictionary entry; the value itself if there is no entry. */
export function entryLabel(type: string, value: string | null | undefined, language: Language): string {
  const entry = entriesOf(type)?.find(({ dictValue }) => dictValue === value)
  return (language === 'en' ? ENGLISH[type]?.[value ?? ''] : entry?.dictLabel) ?? value ?? ''
}

export const labelIn = <Field extends string>(
  { dictionaries }: Pick<Columns<Field>, 'dictionaries'>,
  field: Field,
  value: string,
  language: Language,
): string => entryLabel(dictionaries[field] ?? '', value, language)
