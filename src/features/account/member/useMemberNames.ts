import { useTranslation } from 'react-i18next'
import { useTierName } from '@/shared/domain/tiers/useTierName'
import { useText } from '@/shared/texts'

/** Names of plans and benefits in the user's language where there is one for the key, else as received. */
export function useMemberNames() {
  const t = useText('accountPages')
  const { i18n } = useTranslation()
  const nameOf = useTierName()
  const translated = (key: string, received: string, name: string) =>
    i18n.exists(key) ? t(key as 'accountPages:member.title') : received || name
  return {
    plan: ({ role, name }: { role: string; name: string }) => nameOf(role, name),
    /** For whom a plan is meant; empty for one that this version does not know. */
    audience: (role: string) => translated(`accountPages:plan.${role}`, '', ''),
    benefit: ({ key, name }: { key: string; name: string }) =>
      translated(`accountPages:benefit.${key}`, name, key),
  }
}
