import { formatFileSize } from '@/shared/lib/fileSize'
import { ABSENT, formatNumber } from '@/shared/lib/money'
import { useText } from '@/shared/texts'
import { Hinted } from './Hinted'

/** The size of a file; its bytes on hover and focus. */
export function SizeText({ bytes }: { bytes: number | null | undefined }) {
  const t = useText('parts')
  const text = formatFileSize(bytes)
  return (
    <Hinted
      text={text}
      hint={text === ABSENT ? ABSENT : t('parts:cell.bytes', { bytes: formatNumber(bytes) })}
    />
  )
}
