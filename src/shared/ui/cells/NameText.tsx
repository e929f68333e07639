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
    // It tells at once too, after the layout: to ask for a width here would force one for each name.
    const observer = new ResizeObserver(() => setCut(span.scrollWidth > span.clientWidth))
    observer.observe(span)
    return () => observer.disconnect()
    // Where it is cut it is another element.
  }, [name, isCut])

  const text = (
    <span ref={element} className={styles.nameText} {...(isCut ? { tabIndex: 0 } : {})}>
      {name || ABSENT}
    </span>
  )
  // A hint takes longer to make than all else of a cell.
  return isCut ? <Tooltip title={name}>{text}</Tooltip> : text
}
