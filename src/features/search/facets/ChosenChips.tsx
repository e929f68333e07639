import { Button, Flex } from 'antd'
import { FilterChip } from '@/shared/list/filters/FilterChip'
import { useTranslations } from '@/shared/i18n'
import { FACETS, withFacet, RANGE_FACETS, type Search } from '../model/searchAddress'
import type { Facet } from '../model/search.api'
import { useFacetLabels } from './useFacetLabels'
import styles from './facets.module.css'

interface ChosenChipsProps {
  facets: readonly Facet[]
  search: Search
  onSearch: (search: Search) => void
  onClear: () => void
}

export function ChosenChips({ facets, search, onSearch, onClear }: ChosenChipsProps) {
  const t = useTranslations('search')
  const labelOf = useFacetLabels()
  const chips = FACETS.flatMap((name) =>
    (search.chosen[name] ?? []).map((value) => {
      const known = facets.find((facet) => facet.name === name)?.values.find((each) => each.value === value)
      const label = RANGE_FACETS.has(name) ? value.replace('-', '–') : labelOf(name, value, known)
      return {
        name,
        value,
        text: t('search:facet.chip', { name: t(`search:facet.name.${name}`), value: label }),
      }
    }),
  )
  if (chips.length === 0) return null
  return (
    <Flex wrap gap={4} className={styles.chosen} role="group" aria-label={t('search:facet.chosen')}>
      {chips.map(({ name, value, text }) => (
        <FilterChip
          key={`${name} ${value}`}
          text={text}
          onRemove={() =>
            onSearch(
              withFacet(
                search,
                name,
                (search.chosen[name] ?? []).filter((each) => each !== value),
              ),
            )
          }
        />
      ))}
      <Button type="link" size="small" onClick={onClear}>
        {t('search:facet.clear')}
      </Button>
    </Flex>
  )
}
