import { useTierName } from '@/entities/tiers/useTierName'
import { useKnownText } from '@/shared/i18n/useKnownText'

/** Names of plans and benefits in the user's language where there is one for the key, else as received. */
export function useMemberNames() {
  const known = useKnownText('accountPages')
  const nameOf = useTierName()
  return {
    plan: ({ role, name }: { role: string; name: string }) => nameOf(role, name),
    /** For whom a plan is meant; empty for one that this version does not know. */
    audience: (role: string) => known('accountPages:plan', role) ?? '',
    benefit: ({ key, name }: { key: string; name: string }) =>
      known('accountPages:benefit', key) ?? (name || key),
  }
}
