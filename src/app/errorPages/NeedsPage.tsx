import { useTranslations } from '@/shared/i18n'
import type { Need } from './needs'
import { FatalError } from './FatalError'

export default function NeedsPage({ need }: { need: Need }) {
  const t = useTranslations('shell')
  return <FatalError title={t(`shell:needs.${need}.title`)} text={t(`shell:needs.${need}.text`)} />
}
