import { Button, Empty, Flex } from 'antd'
import { useText } from '@/shared/texts'
import { inMode, type Search } from '../model/address'
import type { List } from '../model/api'

interface NoResultProps {
  list: List
  search: Search
  onSearch: (search: Search) => void
  /** Takes away all that the result is narrowed by. */
  onClear: () => void
}

/** Why nothing was found, and the next step. */
export function NoResult({ list, search, onSearch, onClear }: NoResultProps) {
  const t = useText('search')
  const isNarrowed = Object.keys(search.chosen).length > 0
  return (
    <Empty description={t(isNarrowed ? 'search:none.narrowed' : `search:none.${list}`)}>
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
