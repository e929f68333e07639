import { Modal, type ModalProps } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useFocusReturn } from './useFocusReturn'

/**
 * A dialog of the component library, whose focus begins where one goes on and not on the button that closes it, and
 * goes back to where it came from.
 */
export function Dialog({ children, ...modal }: ModalProps) {
  useFocusReturn()
  // Until a dialog is drawn again, the library hangs what opens in it into the page too late, and complains of that.
  const [, setBegun] = useState(false)
  return (
    <Modal {...modal}>
      <Beginning onBegun={setBegun}>{children}</Beginning>
    </Modal>
  )
}

interface BeginningProps {
  onBegun: (hasBegun: true) => void
  children: ReactNode
}

/** What a dialog holds: the focus is there before the library looks for it. */
function Beginning({ onBegun, children }: BeginningProps) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    onBegun(true)
    const dialog = content.current?.closest<HTMLElement>('[role=dialog]')
    if (!dialog || dialog.contains(document.activeElement)) return
    beginningOf(dialog, content.current!)?.focus({ preventScroll: true })
  }, [onBegun])
  return <div ref={content}>{children}</div>
}

const CONTROL =
  'input:not(:disabled, [type=file], [type=hidden]), textarea:not(:disabled), [role=combobox], button:not(:disabled), a[href]'
/** What cannot be undone is not what a hasty Enter does. */
const DONE = '.ant-btn-primary:not(:disabled, .ant-btn-dangerous)'

/** The first control; where there is none, what the dialog was opened to do; else its title. */
function beginningOf(dialog: HTMLElement, content: HTMLElement): HTMLElement | null {
  const control =
    content.querySelector<HTMLElement>('input[type=radio]:checked') ??
    content.querySelector<HTMLElement>(CONTROL)
  const found = control ?? dialog.querySelector<HTMLElement>(DONE)
  if (found) return found
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  title?.setAttribute('tabindex', '-1')
  return title
}
