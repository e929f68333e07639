import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading } from '@/shared/ui/focusHeading'
import { useTranslations } from '@/shared/i18n'
import { useSectionInView } from '@/shared/ui/useSectionInView'
import styles from './agreement.module.css'

export const sectionId = (index: number) => `section-${index + 1}`

export function Contents({ headings }: { headings: readonly string[] }) {
  const t = useTranslations('accountPages')
  const { hash } = useLocation()
  const inView = useSectionInView(headings.map((_heading, index) => sectionId(index)))
  useEffect(() => focusHeading(document.getElementById(hash.slice(1)), { scrolls: true }), [hash])
  return (
    <nav className={styles.agreementContents} aria-label={t('accountPages:agreement.contents')}>
      <ol>
        {headings.map((heading, index) => (
          <li key={heading}>
            <a
              href={`#${sectionId(index)}`}
              onClick={() => document.getElementById(sectionId(index))?.focus()}
              aria-current={sectionId(index) === inView ? 'location' : undefined}
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
