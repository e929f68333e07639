import {
  MAX_FILE_SIZE,
  MAX_NAME_LENGTH,
  UPLOAD_KINDS,
  type BrokenRule,
  type UploadKind,
} from '@/shared/files/uploadRules'
import { formatFileSize } from '@/shared/lib/fileSize'
import { useTranslations } from '@/shared/i18n'

export function RefusalText({ rule, kind }: { rule: BrokenRule; kind: UploadKind }) {
  const t = useTranslations('parts')
  return t(`parts:upload.refused.${rule}`, {
    types: UPLOAD_KINDS[kind].join(', '),
    size: formatFileSize(MAX_FILE_SIZE),
    length: MAX_NAME_LENGTH,
  })
}
