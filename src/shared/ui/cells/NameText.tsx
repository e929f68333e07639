import { Tooltip } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { EMPTY_VALUE } from '@/shared/lib/money'
import styles from './cells.module.css'

const resizeCallbacks = new WeakMap<Element, () => void>()
/** Shared by all names: one observer each would slow down scrolling of long lists. */
let observer: ResizeObserver | undefined

/** Calls back after layout and on every change of size; returns a function that stops it. */
function observeSize(element: Element, onResize: () => void) {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) resizeCallbacks.get(target)?.()
  })
  resizeCallbacks.set(element, onResize)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    resizeCallbacks.delete(element)
  }
}

/** Name on one line; if truncated, with the full name in a tooltip. */
export function NameText({ name }: { name: string | null | undefined }) {
  const element = useRef<HTMLSpanElement>(null)
  const [isTruncated, setTruncated] = useState(false)
  useEffect(() => {
    const span = element.current!
    // Measuring here would force a layout per name.
    return observeSize(span, () => setTruncated(span.scrollWidth > span.clientWidth))
    // A truncated name is a different element.
  }, [name, isTruncated])

  const text = (
    <span ref={element} className={styles.nameText} {...(isTruncated ? { tabIndex: 0 } : {})}>
      {name || EMPTY_VALUE}
    </span>
  )
  // Rendering a tooltip costs more than the rest of a cell.
  return isTruncated ? <Tooltip title={name}>{text}</Tooltip> : text
}
