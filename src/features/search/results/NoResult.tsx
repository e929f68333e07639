import { Button, Empty, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { inMode, type Search } from '../model/address'
import type { List } from '../model/api'

interface NoResultProps {
  list: List
  search: Search
  onSearch: (search: Search) => void
}

/** Why nothing was found, and the next step. */
export function NoResult({ list, search, onSearch }: NoResultProps) {
  const { t } = useTranslation('search')
  const isNarrowed = Object.keys(search.chosen).length > 0
  return (
    <Empty description={t(isNarrowed ? 'none.narrowed' : `none.${list}`)}>
      <Flex wrap gap="small" justify="center">
        {isNarrowed && (
          <Button onClick={() => onSearch({ ...search, chosen: {}, page: 1 })}>{t('facet.clear')}</Button>
        )}
        {search.keyword !== '' && (
          <Button onClick={() => onSearch(inMode(search, 'integrated'))}>{t('none.everywhere')}</Button>
        )}
      </Flex>
    </Empty>
  )
}
