import { Button, Input } from 'antd'
import { useState } from 'react'
import { formatNumber } from '@/shared/lib/money'
import { PlainCheckbox } from '@/shared/ui/fields/PlainCheckbox'
import { useTranslations } from '@/shared/i18n'
import { useClearButton } from '@/shared/ui/useClearButton'
import type { FacetName } from '../model/address'
import type { Facet } from '../model/search.api'
import { useFacetWords } from './useFacetWords'
import styles from './facets.module.css'

/** Values shown at first, and at most; typing brings up the others. */
const FEW = 6
const MANY = 60

interface FacetValuesProps {
  name: FacetName
  values: Facet['values']
  chosen: readonly string[]
  onChoose: (values: readonly string[]) => void
}

/** Several values may be chosen; a long list opens with a filter of its own. */
export function FacetValues({ name, values, chosen, onChoose }: FacetValuesProps) {
  const clear = useClearButton()
  const t = useTranslations('search')
  const wordOf = useFacetWords()
  const [isLong, setLong] = useState(false)
  const [filter, setFilter] = useState('')

  // What is chosen stays in view, also where nothing of it is left.
  const gone = chosen.filter((value) => !values.some((each) => each.value === value))
  const all = [...gone.map((value) => ({ value, count: 0 })), ...values].map((each) => ({
    ...each,
    label: wordOf(name, each.value, each),
  }))
  const wanted = filter.trim().toLowerCase()
  const fitting = all.filter(
    ({ label, value }) => chosen.includes(value) || label.toLowerCase().includes(wanted),
  )
  const shown = fitting.filter(({ value }, index) => index < (isLong ? MANY : FEW) || chosen.includes(value))

  return (
    <>
      {isLong && (
        <Input
          size="small"
          allowClear={clear}
          aria-label={t('search:facet.filter', { name: t(`search:facet.name.${name}`) })}
          placeholder={t('search:facet.filterHint')}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      <ul className={isLong ? styles.facetLong : undefined}>
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
      {isLong && fitting.length > shown.length && (
        <p className={styles.facetNote}>
          {t('search:facet.typeMore', { count: fitting.length - shown.length })}
        </p>
      )}
      {all.length > FEW && (
        <Button
          type="link"
          size="small"
          aria-expanded={isLong}
          onClick={() => {
            setLong(!isLong)
            setFilter('')
          }}
        >
          {isLong ? t('search:facet.less') : t('search:facet.more', { count: all.length - FEW })}
        </Button>
      )}
    </>
  )
}
