import { Tooltip } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { ABSENT } from '@/shared/lib/money'
import styles from './cells.module.css'

/** The name of a person or an organisation on one line; where it is cut, the whole on hover and focus. */
export function NameText({ name }: { name: string | null | undefined }) {
  const element = useRef<HTMLSpanElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const span = element.current!
    const measure = () => setCut(span.scrollWidth > span.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(span)
    return () => observer.disconnect()
  }, [name])

  return (
    <Tooltip title={isCut ? name : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a cut name must be readable by keyboard */}
      <span ref={element} className={styles.nameText} {...(isCut ? { tabIndex: 0 } : {})}>
        {name || ABSENT}
      </span>
    </Tooltip>
  )
}
