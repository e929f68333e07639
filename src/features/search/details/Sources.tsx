import { namesOf } from '@/entities/catalog/names'
import type { Source } from '@/entities/drugs.api'
import { outsideLink } from '@/shared/lib/addresses'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import styles from './details.module.css'

type Known = Source | null | undefined

/** Of rows that may carry a source each. */
export const sourcesIn = (rows: readonly object[]): Known[] =>
  rows.map((row) => ('source' in row ? (row.source as Known) : null))

/** Each once, whatever number of things it tells. */
function distinct(sources: readonly Known[]) {
  const byKey = new Map<string, Source>()
  for (const each of sources) if (each) byKey.set(`${each.nameEn} ${each.year} ${each.url ?? ''}`, each)
  return [...byKey]
}

/** Where what stands above was read, and of which year that is; nothing where nobody tells. */
export function Sources({ of }: { of: readonly Known[] | undefined }) {
  const t = useTranslations('searchDetails')
  const language = useLanguage()
  const told = distinct(of ?? [])
  if (told.length === 0) return null
  return (
    <p className={`${styles.detailSources} cell-note`}>
      {t('searchDetails:source.label')}
      {told.map(([key, source], index) => {
        const text = t('searchDetails:source.one', {
          name: namesOf(source, language)[0],
          year: source.year,
        })
        const url = outsideLink(source.url)
        return (
          <span key={key}>
            {index > 0 && t('searchDetails:source.gap')}
            {url ? (
              <a href={url.href} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ) : (
              text
            )}
          </span>
        )
      })}
    </p>
  )
}
