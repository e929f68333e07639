import { textKeyOf } from './textFiles'

const FILES = import.meta.glob<{ default: object }>([
  '/src/**/locales/*.json',
  '!/src/**/locales/shell.*.json',
  '!/src/shared/locales/{common,parts}.*.json',
])

/**
 * Loaders of the features' texts, by namespace and language. In a module of its own, because the long list of files
 * would slow down startup.
 */
export const FEATURE_TEXTS = new Map(Object.entries(FILES).map(([path, load]) => [textKeyOf(path), load]))
