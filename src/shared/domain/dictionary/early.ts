import type { EarlyRead } from '@/shared/earlyReads'
import { dictionaryApi, type Dictionary } from './api'

/** Dictionaries that a page shows labels of at once: a list draws all its rows anew with each that comes later. */
export const dictionaries = (...types: Dictionary[]) =>
  types.map((type): EarlyRead => [dictionaryApi.entries, { path: { type } }])
