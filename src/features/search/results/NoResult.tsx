import { Button, Empty, Flex } from 'antd'
import { useTranslations } from '@/shared/i18n'
import { withMode, type Search } from '../model/searchAddress'
import type { List } from '../model/search.api'

interface NoResultProps {
  list: List
  search: Search
  hasSeveralParts: boolean
  onSearch: (search: Search) => void
  onClear: () => void
}

export function NoResult({ list, search, hasSeveralParts, onSearch, onClear }: NoResultProps) {
  const t = useTranslations('search')
  const isNarrowed = Object.keys(search.chosen).length > 0
  const reason = hasSeveralParts ? 'search:none.several' : (`search:none.${list}` as const)
  return (
    <Empty description={t(isNarrowed ? 'search:none.narrowed' : reason)}>
      <Flex wrap gap="small" justify="center">
        {isNarrowed && <Button onClick={onClear}>{t('search:facet.clear')}</Button>}
        {search.keyword !== '' && (
          <Button onClick={() => onSearch(withMode(search, 'integrated'))}>
            {t('search:none.everywhere')}
          </Button>
        )}
      </Flex>
    </Empty>
  )
}
