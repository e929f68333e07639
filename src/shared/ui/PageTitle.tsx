import { Flex } from 'antd'
import { use, useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePreferences } from '@/shared/preferences'
import { useText } from '@/shared/texts'
import { focusHeading } from './focusHeading'
import './page.css'
import { ScreenContext } from './screenContext'

interface PageTitleProps {
  title: string
  /** Beside the title: state, version. */
  note?: ReactNode
  actions?: ReactNode
}

/** The one heading of a screen; names the document too and takes the focus after a navigation. */
export function PageTitle({ title, note, actions }: PageTitleProps) {
  const t = useText()
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
    <Flex className="page-title" wrap gap="small" align="center" justify="space-between">
      <Flex wrap gap="small" align="center">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {note}
      </Flex>
      {actions && (
        <Flex wrap gap="small" align="center">
          {actions}
        </Flex>
      )}
    </Flex>
  )
}
