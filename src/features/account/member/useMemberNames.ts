import { useTranslation } from 'react-i18next'

/** Names of plans and benefits in the user's language where there is one for the key, else as received. */
export function useMemberNames() {
  const { t, i18n } = useTranslation('accountPages')
  const translated = (key: string, received: string, name: string) =>
    i18n.exists(key, { ns: 'accountPages' }) ? t(key as 'member.title') : received || name
  return {
    plan: ({ role, name }: { role: string; name: string }) => translated(`plan.${role}.name`, name, role),
    /** For whom a plan is meant; empty for one that this version does not know. */
    audience: (role: string) => translated(`plan.${role}.audience`, '', ''),
    benefit: ({ key, name }: { key: string; name: string }) => translated(`benefit.${key}`, name, key),
  }
}
