import { Tooltip } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { ABSENT } from '@/shared/lib/money'
import styles from './cells.module.css'

/** Of each name on show, what is called with whether it is cut. */
const told = new Map<Element, (isCut: boolean) => void>()
/** One for all names of a list; made with the first. It tells after the layout, which asking would force. */
let widths: ResizeObserver | undefined

function watchCut(name: Element, tell: (isCut: boolean) => void) {
  widths ??= new ResizeObserver((entries) => {
    for (const { target } of entries) told.get(target)?.(target.scrollWidth > target.clientWidth)
  })
  const observer = widths
  told.set(name, tell)
  observer.observe(name)
  return () => {
    told.delete(name)
    observer.unobserve(name)
  }
}

/** The name of a person or an organisation on one line; where it is cut, the whole on hover and focus. */
export function NameText({ name }: { name: string | null | undefined }) {
  const element = useRef<HTMLSpanElement>(null)
  const [isCut, setCut] = useState(false)
  // What is drawn otherwise where it is cut is another element.
  useEffect(() => watchCut(element.current!, setCut), [name, isCut])

  const text = (
    <span ref={element} className={styles.nameText} {...(isCut ? { tabIndex: 0 } : {})}>
      {name || ABSENT}
    </span>
  )
  // A hint takes longer to make than all else of a cell.
  return isCut ? <Tooltip title={name}>{text}</Tooltip> : text
}
