import { placeOf } from './textFiles'

const FILES = import.meta.glob<{ default: object }>([
  '/src/**/locales/*.json',
  '!/src/**/locales/shell.*.json',
  '!/src/shared/locales/{common,parts}.*.json',
])

/**
 * What is loaded with the first screen that needs it, by namespace and language. Apart from the start, which the list
 * of so many files would make heavier.
 */
export const AREA_TEXTS = new Map(Object.entries(FILES).map(([path, load]) => [placeOf(path), load]))
