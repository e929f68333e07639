import { namesOf } from '@/entities/catalog/catalogNames'
import type { DrugSource } from '@/entities/drugs.api'
import { externalLink } from '@/shared/lib/addresses'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import styles from './details.module.css'

type MaybeSource = DrugSource | null | undefined

export const sourcesIn = (rows: readonly object[]): MaybeSource[] =>
  rows.map((row) => ('source' in row ? (row.source as MaybeSource) : null))

function distinct(sources: readonly MaybeSource[]) {
  const byKey = new Map<string, DrugSource>()
  for (const each of sources) if (each) byKey.set(`${each.nameEn} ${each.year} ${each.url ?? ''}`, each)
  return [...byKey]
}

export function Sources({ of }: { of: readonly MaybeSource[] | undefined }) {
  const t = useTranslations('searchDetails')
  const language = useLanguage()
  const uniqueSources = distinct(of ?? [])
  if (uniqueSources.length === 0) return null
  return (
    <p className={`${styles.detailSources} cell-note`}>
      {t('searchDetails:source.label')}
      {uniqueSources.map(([key, source], index) => {
        const text = t('searchDetails:source.one', {
          name: namesOf(source, language)[0],
          year: source.year,
        })
        const url = externalLink(source.url)
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
