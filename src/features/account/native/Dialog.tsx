import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  /** The user left it: by the key, or because the caller closed it. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog of the platform: it keeps the focus, gives it back, and closes on Escape. Open while it is there. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed before it is taken out of the page: only then does the platform give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (shown?.isConnected && !shown.open) shown.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.nativeDialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault() // it goes when the caller takes it away
        onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
