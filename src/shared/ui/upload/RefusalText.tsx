import { MAX_NAME_LENGTH, type BrokenRule, type UploadLimits } from '@/shared/files/uploadRules'
import { formatFileSize } from '@/shared/lib/fileSize'
import { useTranslations } from '@/shared/i18n'

export function RefusalText({ rule, limits }: { rule: BrokenRule; limits: UploadLimits }) {
  const t = useTranslations('parts')
  return t(`parts:upload.refused.${rule}`, {
    types: limits.types.join(', '),
    size: formatFileSize(limits.maxSize),
    length: MAX_NAME_LENGTH,
  })
}
