import { Modal, type ModalProps } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFocusReturn } from './useFocusReturn'

/** antd's modal with an initial focus on the first control instead of the close button, and a focus return on close. */
export function Dialog({ children, ...modal }: ModalProps) {
  useFocusReturn()
  // Until its first re-render, antd attaches popups in a dialog to the page too late, with a warning.
  const [, setMounted] = useState(false)
  return (
    <Modal {...modal}>
      <DialogContent onMounted={setMounted}>{children}</DialogContent>
    </Modal>
  )
}

interface DialogContentProps {
  onMounted: (isMounted: true) => void
  children: ReactNode
}

/** Sets the focus before antd looks for it. */
function DialogContent({ onMounted, children }: DialogContentProps) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    onMounted(true)
    const dialog = content.current?.closest<HTMLElement>('[role=dialog]')
    if (!dialog || dialog.contains(document.activeElement)) return
    initialFocusOf(dialog, content.current!)?.focus({ preventScroll: true })
  }, [onMounted])
  return <div ref={content}>{children}</div>
}

const CONTROL =
  'input:not(:disabled, [type=file], [type=hidden]), textarea:not(:disabled), [role=combobox], button:not(:disabled), a[href]'
/** A hasty Enter must not do what can't be undone. */
const PRIMARY_BUTTON = '.ant-btn-primary:not(:disabled, .ant-btn-dangerous)'

/** First control; else the primary button; else the title. */
function initialFocusOf(dialog: HTMLElement, content: HTMLElement): HTMLElement | null {
  const control =
    content.querySelector<HTMLElement>('input[type=radio]:checked') ??
    content.querySelector<HTMLElement>(CONTROL)
  const found = control ?? dialog.querySelector<HTMLElement>(PRIMARY_BUTTON)
  if (found) return found
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  title?.setAttribute('tabindex', '-1')
  return title
}
