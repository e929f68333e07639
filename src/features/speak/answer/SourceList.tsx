import { useTranslations } from '@/shared/i18n'
import { stripHiddenCharacters } from '@/shared/lib/fileNames'
import type { Source } from './answerSources'
import { SourceLink } from './AnswerText'
import styles from './answer.module.css'

export function SourceList({ sources }: { sources: readonly Source[] }) {
  const t = useTranslations('speak')
  if (sources.length === 0) return null
  return (
    <section>
      <h3 className={styles.sourcesTitle}>{t('speak:answer.sources')}</h3>
      <ol className={styles.sources}>
        {sources.map((source) => (
          <li key={source.no} value={source.no}>
            <span className={styles.kind}>{t(`speak:sourceKind.${source.kind}`)}</span>{' '}
            <SourceLink source={source}>{stripHiddenCharacters(source.title)}</SourceLink>
            {source.kind === 'document' && ` · ${t('speak:answer.page', { page: source.page })}`}
            {source.excerpt && <p className={styles.excerpt}>{stripHiddenCharacters(source.excerpt)}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
