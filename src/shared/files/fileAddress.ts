import { API_BASE } from '@/shared/api'
import { isOwnPath } from '@/shared/api/requestAddress'

/**
 * Returns the address of a stored file: its stored name (`/profile/upload/…`, with unencoded blanks, `+` and Chinese)
 * below the API base, each segment encoded. Null for a name that leads anywhere else.
 */
export function fileAddress(fileName: string): string | null {
  if (!isOwnPath(fileName)) return null
  return API_BASE + fileName.split('/').map(encodeURIComponent).join('/')
}
