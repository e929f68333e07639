import { Grid } from 'antd'
import { focusGroup, useFormName } from '@/shared/form/focusField'
import { useTranslations } from '@/shared/i18n'
import { useSectionInView } from '@/shared/ui/useSectionInView'
import { useFromValues } from './fields/useValuationValues'
import styles from './form.module.css'
import { checkForm } from './model/valuationBody'
import { headingIdOf, sectionOf, SECTIONS } from './model/formSections'
import { SectionState } from './sections/Section'

export function SectionNav() {
  const t = useTranslations('valuationForm')
  const form = useFormName()
  const inView = useSectionInView(SECTIONS.map((section) => headingIdOf(form, section)))
  const isWide = Grid.useBreakpoint().xl ?? false
  const list = (
    <ol>
      {SECTIONS.map((section) => (
        <li key={section}>
          <button
            type="button"
            onClick={() => focusGroup(headingIdOf(form, section))}
            aria-current={headingIdOf(form, section) === inView ? 'location' : undefined}
          >
            <span>{t(`valuationForm:section.${section}`)}</span>
            <SectionState name={section} isShort />
          </button>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={styles.nav} aria-label={t('valuationForm:section.label')}>
      {isWide ? (
        list
      ) : (
        <details>
          <summary>
            {t('valuationForm:section.label')} <CompleteCount />
          </summary>
          {list}
        </details>
      )}
    </nav>
  )
}

function CompleteCount() {
  const complete = useFromValues((values) => {
    const lacking = new Set(checkForm(values).issues.map(({ path }) => sectionOf(path)))
    return SECTIONS.length - lacking.size
  })
  return `${complete}/${SECTIONS.length}`
}
