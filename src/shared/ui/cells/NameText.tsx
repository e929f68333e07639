import { Tooltip } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { EMPTY_VALUE } from '@/shared/lib/money'
import styles from './cells.module.css'

const watched = new WeakMap<Element, () => void>()
/** One for all names, made with the first: with one for each, the names of a long list take longer to scroll. */
let observer: ResizeObserver | undefined

/** Tells at once, after the layout, and whenever the element is of another size, until it is called. */
function onSize(element: Element, tell: () => void) {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) watched.get(target)?.()
  })
  watched.set(element, tell)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    watched.delete(element)
  }
}

/** The name of a person or an organisation on one line; where it is cut, the whole on hover and focus. */
export function NameText({ name }: { name: string | null | undefined }) {
  const element = useRef<HTMLSpanElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const span = element.current!
    // To ask for a width here would force a layout for each name.
    return onSize(span, () => setCut(span.scrollWidth > span.clientWidth))
    // Where it is cut it is another element.
  }, [name, isCut])

  const text = (
    <span ref={element} className={styles.nameText} {...(isCut ? { tabIndex: 0 } : {})}>
      {name || EMPTY_VALUE}
    </span>
  )
  // A hint takes longer to make than all else of a cell.
  return isCut ? <Tooltip title={name}>{text}</Tooltip> : text
}
