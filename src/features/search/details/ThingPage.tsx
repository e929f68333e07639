import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { namesOf } from '@/entities/catalog/names'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { langOf, otherThan } from '@/shared/lib/language'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { Entity } from './EntityLink'
import styles from './details.module.css'
import { DemoTag } from './tables'

/** A tab by its name; the address names it, but for the first. */
type Part =
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

interface ThingPageProps {
  entity: Entity
  thing: { nameEn: string; nameZh: string; demo?: boolean | null | undefined }
  /** Where it goes by more than its name. */
  title?: string
  /** Beside the title: stage, kind. */
  tags?: ReactNode
  facts?: readonly { name: string; value: ReactNode }[]
  primary?: ReactNode
  actions?: ReactNode
  /** The parts of the page in the order of their tabs; one that there is nothing in is left out. */
  parts: { overview: ReactNode } & Partial<Record<Part, ReactNode>>
}

/** The page of one thing: its head, with a tab for each part, and the part that the address asks for. */
export function ThingPage({ entity, thing, title, tags, parts, ...head }: ThingPageProps) {
  const t = useTranslations('searchDetails')
  const language = useLanguage()
  const [params] = useSearchParams()
  const [name, otherName] = namesOf(thing, language)
  const names = (Object.keys(parts) as Part[]).filter((part) => parts[part])
  const shown = names.find((part) => part === params.get('tab')) ?? 'overview'
  return (
    <>
      <PageTitle
        {...head}
        title={title ?? name}
        note={
          <>
            {title === undefined && otherName && (
              <span className={styles.detailSoft} lang={langOf(otherThan(language))}>
                {otherName}
              </span>
            )}
            {tags}
            {thing.demo && <DemoTag />}
          </>
        }
        tabs={
          <LinkTabs
            label={t(`searchDetails:parts.${entity}`)}
            shown={shown}
            tabs={names.map((key) => ({
              key,
              text: t(`searchDetails:part.${key}`),
              to: key === 'overview' ? '?' : `?tab=${key}`,
            }))}
          />
        }
      />
      {parts[shown]}
    </>
  )
}
