import { Button, Empty, Flex } from 'antd'
import { useTranslations } from '@/shared/i18n'
import { inMode, type Search } from '../model/address'
import type { List } from '../model/search.api'

interface NoResultProps {
  list: List
  search: Search
  /** The query asks for several things at once. */
  isSeveral: boolean
  onSearch: (search: Search) => void
  /** Takes away all that the result is narrowed by. */
  onClear: () => void
}

/** Why nothing was found, and the next step. */
export function NoResult({ list, search, isSeveral, onSearch, onClear }: NoResultProps) {
  const t = useTranslations('search')
  const isNarrowed = Object.keys(search.chosen).length > 0
  const several = isSeveral ? 'search:none.several' : (`search:none.${list}` as const)
  return (
    <Empty description={t(isNarrowed ? 'search:none.narrowed' : several)}>
      <Flex wrap gap="small" justify="center">
        {isNarrowed && <Button onClick={onClear}>{t('search:facet.clear')}</Button>}
        {search.keyword !== '' && (
          <Button onClick={() => onSearch(inMode(search, 'integrated'))}>
            {t('search:none.everywhere')}
          </Button>
        )}
      </Flex>
    </Empty>
  )
}
