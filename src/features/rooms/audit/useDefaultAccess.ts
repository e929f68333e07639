import { useSetting } from '../room/useSetting'

/** Initial access set by the room's admins; null if it is asked for each time. */
export function useDefaultAccess() {
  const { setting, isLoading } = useSetting()
  const access = setting?.newDocuments ?? 'inherit'
  return { access: access === 'ask' ? null : access, isLoading }
}
