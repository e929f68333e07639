import { use, useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePreferences } from './preferences'
import { useTranslations } from '@/shared/i18n'
import { focusHeading } from './focusHeading'
import styles from './pageTitle.module.css'
import { PopoverButton } from './PopoverButton'
import { ScreenContext } from './screenContext'

interface PageTitleProps {
  title: string
  /** Next to the title: state, version. */
  note?: ReactNode
  facts?: readonly { name: string; value: ReactNode }[]
  /** Next action: the only primary button of the screen. */
  primary?: ReactNode
  /** Two at most; less frequent actions belong in `more`. */
  actions?: ReactNode
  /** Behind "…": buttons and links, destructive ones last. */
  more?: ReactNode
  /** Parts of the entity, as {@link LinkTabs}. */
  tabs?: ReactNode
}

/**
 * Sticky header of a screen: its only heading, state, actions, and the tabs of its parts. Also sets the document title
 * and takes the focus after a navigation.
 */
export function PageTitle({ title, note, facts, primary, actions, more, tabs }: PageTitleProps) {
  const t = useTranslations()
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)

  const { setTitle } = use(ScreenContext)
  const isNamed = usePreferences(({ dynamicTitle }) => dynamicTitle)

  useEffect(() => {
    document.title = isNamed ? `${title} · ${t('appName')}` : t('appName')
  }, [title, t, isNamed])
  useEffect(() => setTitle(title), [setTitle, title])
  useEffect(() => focusHeading(heading.current), [pathname])

  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <div className={styles.subject}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {note}
          {facts && facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map((fact) => (
                <div key={fact.name}>
                  <dt>{fact.name}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {Boolean(actions || primary || more) && (
          <div className={styles.actions}>
            {actions}
            {Boolean(primary || more) && (
              <div className={styles.last}>
                {primary}
                {more && (
                  <PopoverButton isMenu icon={<span aria-hidden>…</span>} label={t('actions.more')}>
                    {more}
                  </PopoverButton>
                )}
              </div>
            )}
          </div>
        )}
      </div>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
    </header>
  )
}
