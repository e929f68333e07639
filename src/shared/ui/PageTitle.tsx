import { use, useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePreferences } from './preferences'
import { useTranslations } from '@/shared/i18n'
import { focusHeading } from './focusHeading'
import styles from './pageTitle.module.css'
import { PopButton } from './PopoverButton'
import { ScreenContext } from './screenContext'

interface PageTitleProps {
  title: string
  /** Beside the title: state, version. */
  note?: ReactNode
  /** What one wants to know first; three at most. */
  facts?: readonly { name: string; value: ReactNode }[]
  /** The next act: the one solid button of the screen. */
  primary?: ReactNode
  /** Two at most; what is done more seldom belongs into `more`. */
  actions?: ReactNode
  /** What waits behind "…": buttons and links, the destructive ones last. */
  more?: ReactNode
  /** The parts of the thing, as {@link LinkTabs}. */
  tabs?: ReactNode
}

/**
 * The head of a screen, which stays in sight: its one heading, how the thing stands, what can be done, and the tabs of
 * its parts. Names the document too and takes the focus after a navigation.
 */
export function PageTitle({ title, note, facts, primary, actions, more, tabs }: PageTitleProps) {
  const t = useTranslations()
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)

  const { name } = use(ScreenContext)
  const isNamed = usePreferences(({ dynamicTitle }) => dynamicTitle)

  useEffect(() => {
    document.title = isNamed ? `${title} · ${t('appName')}` : t('appName')
  }, [title, t, isNamed])
  useEffect(() => name(title), [name, title])
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
                  <PopButton isMenu icon={<span aria-hidden>…</span>} label={t('actions.more')}>
                    {more}
                  </PopButton>
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
