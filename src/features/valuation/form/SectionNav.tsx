import { CheckCircleOutlined } from '@ant-design/icons'
import { Grid } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormName } from '@/shared/form/focusField'
import { checkOnce } from './model/issues'
import { headingOf, missingBySection, SECTIONS, type SectionName } from './model/sectionsOf'
import { useFromValues } from './fields/watching'

function goTo(form: string, section: SectionName) {
  const heading = document.getElementById(headingOf(form, section))
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** The sections with what each still needs; folded up where there is no room beside the form. */
export function SectionNav() {
  const { t } = useTranslation('valuationForm')
  const form = useFormName()
  const isWide = Grid.useBreakpoint().xl ?? false
  const missing = useFromValues((values) => missingBySection(checkOnce(values).issues))
  const complete = SECTIONS.filter((section) => missing[section] === 0).length
  const list = (
    <ol>
      {SECTIONS.map((section) => (
        <li key={section}>
          <button type="button" onClick={() => goTo(form, section)}>
            <span>{t(`section.${section}`)}</span>
            <span className={missing[section] === 0 ? 'valuation-done' : 'valuation-hint'}>
              {missing[section] === 0 ? (
                <>
                  <CheckCircleOutlined aria-hidden /> {t('section.done')}
                </>
              ) : (
                t('section.missing', { count: missing[section] })
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className="valuation-nav" aria-label={t('section.label')}>
      {isWide ? (
        list
      ) : (
        <details>
          <summary>
            {t('section.label')} {complete}/{SECTIONS.length}
          </summary>
          {list}
        </details>
      )}
    </nav>
  )
}
