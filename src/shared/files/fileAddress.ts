import { API_BASE } from '@/shared/api'
import { isOwnPath } from '@/shared/api/requestAddress'

/**
 * Where a stored file is shown from: its stored name (`/profile/upload/…`, with blanks, `+` and Chinese as they
 * are) below the API base, each segment encoded. Null for a name that leads anywhere else.
 */
export function fileAddress(fileName: string): string | null {
  if (!isOwnPath(fileName)) return null
  return API_BASE + fileName.split('/').map(encodeURIComponent).join('/')
}
