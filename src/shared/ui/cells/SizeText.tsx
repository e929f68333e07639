import { formatFileSize } from '@/shared/lib/fileSize'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { TooltipText } from './TooltipText'

export function SizeText({ bytes }: { bytes: number | null | undefined }) {
  const t = useTranslations('parts')
  const text = formatFileSize(bytes)
  return (
    <TooltipText
      text={text}
      hint={text === EMPTY_VALUE ? EMPTY_VALUE : t('parts:cell.bytes', { bytes: formatNumber(bytes) })}
    />
  )
}
