import { useSetting } from '../room/useSetting'

/** Who sees a version first, as the room's administrators have set it; null where it is asked each time. */
export function useUsualAccess() {
  const { setting, isLoading } = useSetting()
  const access = setting?.newDocuments ?? 'inherit'
  return { access: access === 'ask' ? null : access, isLoading }
}
