import { useText } from '@/shared/texts'
import type { Need } from './needs'
import { Stopped } from './Stopped'

/** Instead of everything else: what the product needs, and how it is given. */
export default function NeedsPage({ need }: { need: Need }) {
  const t = useText('shell')
  return <Stopped title={t(`shell:needs.${need}.title`)} text={t(`shell:needs.${need}.text`)} />
}
