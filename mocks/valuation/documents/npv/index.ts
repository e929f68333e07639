import type { RawFile } from '@/shared/api/endpoint'
import type { Language } from '@/shared/lib/language'
import type { SavedNpv } from '../../npvStore'
import type { Format, Reader } from '../common/complete'
import { npvPdf } from './pdf'
import { npvXlsx } from './xlsx'

/** The file of a saved calculation, marked with who downloads it. */
export const npvFile = (
  npv: SavedNpv,
  format: Format,
  reader: Reader,
  language: Language,
): Promise<RawFile> => (format === 'pdf' ? npvPdf : npvXlsx)(npv, reader, language)
