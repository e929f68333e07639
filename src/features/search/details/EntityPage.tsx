import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { namesOf } from '@/entities/catalog/catalogNames'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { htmlLangOf, otherLanguage } from '@/shared/lib/language'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { Entity } from './EntityLink'
import styles from './details.module.css'
import { DemoTag } from './detailTables'

type TabKey =
  | 'overview'
  | 'pipeline'
  | 'drugs'
  | 'targets'
  | 'places'
  | 'protection'
  | 'trials'
  | 'design'
  | 'deals'
  | 'market'
  | 'rates'
  | 'own'

interface EntityPageProps {
  entity: Entity
  record: { nameEn: string; nameZh: string; demo?: boolean | null | undefined }
  /** Replaces the name, e.g. to include an acronym. */
  title?: string
  tags?: ReactNode
  facts?: readonly { name: string; value: ReactNode }[]
  primary?: ReactNode
  actions?: ReactNode
  /** Parts in the order of their tabs; an empty one has no tab. */
  parts: { overview: ReactNode } & Partial<Record<TabKey, ReactNode>>
}

export function EntityPage({ entity, record, title, tags, parts, ...head }: EntityPageProps) {
  const t = useTranslations('searchDetails')
  const language = useLanguage()
  const [params] = useSearchParams()
  const [name, otherName] = namesOf(record, language)
  const names = (Object.keys(parts) as TabKey[]).filter((part) => parts[part])
  const activePart = names.find((part) => part === params.get('tab')) ?? 'overview'
  return (
    <>
      <PageTitle
        {...head}
        title={title ?? name}
        note={
          <>
            {title === undefined && otherName && (
              <span className={styles.detailSoft} lang={htmlLangOf(otherLanguage(language))}>
                {otherName}
              </span>
            )}
            {tags}
            {record.demo && <DemoTag />}
          </>
        }
        tabs={
          <LinkTabs
            label={t(`searchDetails:parts.${entity}`)}
            shown={activePart}
            tabs={names.map((key) => ({
              key,
              text: t(`searchDetails:part.${key}`),
              to: key === 'overview' ? '?' : `?tab=${key}`,
            }))}
          />
        }
      />
      {parts[activePart]}
    </>
  )
}
