import { Flex } from 'antd'
import { namesOf, symbolOf } from '@/entities/catalog/catalogNames'
import { FilterChip } from '@/shared/list/filters/FilterChip'
import { useTranslations } from '@/shared/i18n'
import { useOptionalTranslation } from '@/shared/i18n/useOptionalTranslation'
import { useLanguage } from '@/shared/i18n/useLanguage'
import facetStyles from '../facets/facets.module.css'
import { FACETS } from '../model/searchAddress'
import type { Understood } from '../model/search.api'

interface UnderstoodChipsProps {
  parts: readonly Understood[]
  onKeyword: (keyword: string) => void
}

export function UnderstoodChips({ parts, onKeyword }: UnderstoodChipsProps) {
  const t = useTranslations('search')
  const known = useOptionalTranslation('search')
  const language = useLanguage()
  if (parts.length === 0) return null

  function chipText({ text, as, nameEn, nameZh }: Understood): string {
    const entry = { nameEn: nameEn ?? '', nameZh: nameZh ?? '' }
    const resolvedName = as === 'target' ? symbolOf(entry, language) : namesOf(entry, language)[0]
    const isRenamed = resolvedName !== '' && resolvedName.toLowerCase() !== text.toLowerCase()
    const name = isRenamed ? t('search:understood.meant', { text, name: resolvedName }) : text
    const kind = FACETS.find((each) => each === as)
    return t('search:facet.chip', {
      name: kind
        ? t(`search:facet.name.${kind}`)
        : (known('search:understood.kind', as) ?? t('search:understood.kind.text')),
      value: name,
    })
  }

  return (
    <Flex
      wrap
      gap={4}
      align="center"
      className={facetStyles.chosen}
      role="group"
      aria-label={t('search:understood.title')}
    >
      <span className={facetStyles.facetNote} aria-hidden>
        {t('search:understood.title')}
      </span>
      {parts.map((part, index) => (
        <FilterChip
          // oxlint-disable-next-line react/no-array-index-key -- a query may contain the same word twice
          key={index}
          text={chipText(part)}
          onRemove={() =>
            onKeyword(
              parts
                .filter((other) => other !== part)
                .map(({ text }) => text)
                .join(' '),
            )
          }
        />
      ))}
    </Flex>
  )
}
