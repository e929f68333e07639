import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { useText } from '@/shared/texts'
import { markHighlighted } from '../notice/highlighted'

/** Which projects the notice has led here for; they are marked where they are listed. */
export function Arrivals({ names }: { names: readonly string[] }) {
  const t = useText('conceptsHalls')
  const { i18n } = useTranslation()
  if (names.length === 0) return null
  const listed = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)
  return (
    <Alert
      className="list-note"
      type="success"
      showIcon
      closable={{ onClose: () => markHighlighted([]) }}
      title={t('conceptsHalls:incubate.arrived', { count: names.length, names: listed })}
    />
  )
}
