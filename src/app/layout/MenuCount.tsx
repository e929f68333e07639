import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { conceptNoticeApi } from '@/features/concepts/notice/api'
import { read } from '@/shared/api'

/** What the rows of the menu count, by their addresses. A count that can't be read is left out: its screen says why. */
const COUNTS = {
  '/apply': conceptNoticeApi.waitListCount,
  '/incubate': conceptNoticeApi.waitHatchListCount,
} as const
type Counted = keyof typeof COUNTS

const isCounted = (path: string): path is Counted => Object.hasOwn(COUNTS, path)

/** How much waits behind a row of the menu. */
export const MenuCount = ({ path }: { path: string }) => (isCounted(path) ? <Count path={path} /> : null)

function Count({ path }: { path: Counted }) {
  const { t } = useTranslation('shell')
  const { data: count = 0 } = useQuery(read(COUNTS[path], {}))
  if (!count) return null
  return (
    <span className="menu-count">
      <span aria-hidden>{count > 999 ? '999+' : count}</span>
      <span className="visually-hidden">{t(`menuCount.${path}`, { count })}</span>
    </span>
  )
}
