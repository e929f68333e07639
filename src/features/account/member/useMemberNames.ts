import { useTranslation } from 'react-i18next'
import { useText } from '@/shared/texts'

/** Names of plans and benefits in the user's language where there is one for the key, else as received. */
export function useMemberNames() {
  const t = useText('accountPages')
  const { i18n } = useTranslation()
  const translated = (key: string, received: string, name: string) =>
    i18n.exists(key) ? t(key as 'accountPages:member.title') : received || name
  return {
    plan: ({ role, name }: { role: string; name: string }) =>
      translated(`accountPages:plan.${role}.name`, name, role),
    /** For whom a plan is meant; empty for one that this version does not know. */
    audience: (role: string) => translated(`accountPages:plan.${role}.audience`, '', ''),
    benefit: ({ key, name }: { key: string; name: string }) =>
      translated(`accountPages:benefit.${key}`, name, key),
  }
}
