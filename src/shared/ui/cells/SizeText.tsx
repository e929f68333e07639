import { useTranslation } from 'react-i18next'
import { formatFileSize } from '@/shared/lib/fileSize'
import { ABSENT, formatNumber } from '@/shared/lib/money'
import { Hinted } from './Hinted'

/** The size of a file; its bytes on hover and focus. */
export function SizeText({ bytes }: { bytes: number | null | undefined }) {
  const { t } = useTranslation('parts')
  const text = formatFileSize(bytes)
  return (
    <Hinted text={text} hint={text === ABSENT ? ABSENT : t('cell.bytes', { bytes: formatNumber(bytes) })} />
  )
}
