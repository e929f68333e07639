import { Button, Popover, type ButtonProps } from 'antd'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import styles from './popButton.module.css'

interface PopButtonProps extends Pick<ButtonProps, 'icon' | 'type' | 'size' | 'className'> {
  /** What opens; said in place of a text where there is none. */
  label: string
  text?: ReactNode
  /** What opens is a column of actions: choosing one closes it, but for a file, which says there how far it is. */
  isMenu?: boolean
  /** May be loaded when it is opened. It stays from then on, so that a dialog begun there goes on. */
  children: ReactNode
}

const FIRST = 'input:not(:disabled), a, button:not(:disabled)'

/** Below the button, above it where there is no room; along it as far as the window asks for. */
const PLACES = {
  bottomRight: { points: ['tr', 'br'], offset: [0, 4], overflow: { adjustY: true, shiftX: true } },
}

/** A button that opens a small panel, which takes the focus and, by Escape, gives it back. */
export function PopButton({ label, text, isMenu = false, children, ...button }: PopButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  function close() {
    setOpen(false)
    opener.current?.focus()
  }
  const content = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- a key of the controls within
    <div
      ref={panel}
      role="group"
      aria-label={label}
      className={isMenu ? styles.menu : styles.panel}
      onKeyDown={({ key, target, currentTarget }) => {
        // A dialog that began here hands its keys on as well, and its clicks.
        if (key === 'Escape' && currentTarget.contains(target as Element)) close()
      }}
      onClick={({ target, currentTarget }) => {
        const chosen = (target as Element).closest('a, button')
        if (isMenu && currentTarget.contains(chosen) && !chosen?.closest('[data-file]')) close()
      }}
    >
      <Suspense>{children}</Suspense>
    </div>
  )
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      builtinPlacements={PLACES}
      arrow={false}
      open={isOpen}
      onOpenChange={setOpen}
      afterOpenChange={(opened) => {
        // On a busy machine someone may be at work in it by now.
        if (opened && !panel.current?.contains(document.activeElement))
          panel.current?.querySelector<HTMLElement>(FIRST)?.focus()
      }}
      content={content}
    >
      <Button
        {...button}
        ref={opener}
        aria-expanded={isOpen}
        title={label}
        {...(text === undefined ? { 'aria-label': label } : {})}
      >
        {text}
      </Button>
    </Popover>
  )
}
