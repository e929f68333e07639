import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'

interface NativeDialogProps {
  title: string
  /** Called when the dialog is dismissed: with Escape, or by the caller. */
  onClose: () => void
  children: ReactNode
}

/** Modal on the native `<dialog>`: traps the focus, restores it and closes on Escape. Open while mounted. */
export function NativeDialog({ title, onClose, children }: NativeDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Close before the element is removed: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element?.isConnected && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.nativeDialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault() // the caller unmounts it
        onClose()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
