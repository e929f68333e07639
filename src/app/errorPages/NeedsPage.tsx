import { useTranslations } from '@/shared/i18n'
import type { Need } from './needs'
import { FatalError } from './FatalError'

/** Instead of everything else: what the product needs, and how it is given. */
export default function NeedsPage({ need }: { need: Need }) {
  const t = useTranslations('shell')
  return <FatalError title={t(`shell:needs.${need}.title`)} text={t(`shell:needs.${need}.text`)} />
}
