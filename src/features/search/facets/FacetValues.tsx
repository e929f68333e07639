import { Button, Input } from 'antd'
import { useState } from 'react'
import { formatNumber } from '@/shared/lib/money'
import { PlainCheckbox } from '@/shared/ui/fields/PlainCheckbox'
import { useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import type { FacetName } from '../model/searchAddress'
import type { Facet } from '../model/search.api'
import { useFacetLabels } from './useFacetLabels'
import styles from './facets.module.css'

const MAX_COLLAPSED = 6
const MAX_EXPANDED = 60

interface FacetValuesProps {
  name: FacetName
  values: Facet['values']
  chosen: readonly string[]
  onChoose: (values: readonly string[]) => void
}

export function FacetValues({ name, values, chosen, onChoose }: FacetValuesProps) {
  const clear = useClearButton()
  const t = useTranslations('search')
  const labelOf = useFacetLabels()
  const [isExpanded, setExpanded] = useState(false)
  const [filter, setFilter] = useState('')

  // Selected values stay visible even if no result has them.
  const missing = chosen.filter((value) => !values.some((each) => each.value === value))
  const all = [...missing.map((value) => ({ value, count: 0 })), ...values].map((each) => ({
    ...each,
    label: labelOf(name, each.value, each),
  }))
  const filterText = filter.trim().toLowerCase()
  const matching = all.filter(
    ({ label, value }) => chosen.includes(value) || label.toLowerCase().includes(filterText),
  )
  const shown = matching.filter(
    ({ value }, index) => index < (isExpanded ? MAX_EXPANDED : MAX_COLLAPSED) || chosen.includes(value),
  )

  return (
    <>
      {isExpanded && (
        <Input
          size="small"
          allowClear={clear}
          aria-label={t('search:facet.filter', { name: t(`search:facet.name.${name}`) })}
          placeholder={t('search:facet.filterHint')}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      <ul className={isExpanded ? styles.facetLong : undefined}>
        {shown.map(({ value, label, count }) => (
          <li key={value}>
            <PlainCheckbox
              isChecked={chosen.includes(value)}
              onChange={(isChecked) =>
                onChoose(isChecked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            >
              {label} <span className={styles.facetCount}>{formatNumber(count)}</span>
            </PlainCheckbox>
          </li>
        ))}
      </ul>
      {isExpanded && matching.length > shown.length && (
        <p className={styles.facetNote}>
          {t('search:facet.typeMore', { count: matching.length - shown.length })}
        </p>
      )}
      {all.length > MAX_COLLAPSED && (
        <Button
          type="link"
          size="small"
          aria-expanded={isExpanded}
          onClick={() => {
            setExpanded(!isExpanded)
            setFilter('')
          }}
        >
          {isExpanded
            ? t('search:facet.less')
            : t('search:facet.more', { count: all.length - MAX_COLLAPSED })}
        </Button>
      )}
    </>
  )
}
