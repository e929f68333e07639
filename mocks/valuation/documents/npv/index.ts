import type { RawFile } from '@/shared/api/endpoint'
import type { Language } from '@/shared/lib/language'
import type { SavedNpv } from '../../npvStore'
import type { Format, DocumentReader } from '../common/complete'
import { npvPdf } from './pdf'
import { npvXlsx } from './xlsx'

export const npvFile = (
  npv: SavedNpv,
  format: Format,
  reader: DocumentReader,
  language: Language,
): Promise<RawFile> => (format === 'pdf' ? npvPdf : npvXlsx)(npv, reader, language)
