import { Button, Popover, type ButtonProps } from 'antd'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import styles from './popButton.module.css'

interface PopoverButtonProps extends Pick<ButtonProps, 'icon' | 'type' | 'size' | 'className'> {
  /** Accessible name if there is no text. */
  label: string
  text?: ReactNode
  /** A column of actions: choosing one closes it, except a download, which shows its progress there. */
  isMenu?: boolean
  /** May be lazy. Stays mounted once opened, so that a dialog opened from it survives. */
  children: ReactNode
}

const FOCUSABLE = 'input:not(:disabled), a, button:not(:disabled)'

/** Below the button, or above it if there is no room; shifted along it to fit the window. */
const PLACEMENTS = {
  bottomRight: { points: ['tr', 'br'], offset: [0, 4], overflow: { adjustY: true, shiftX: true } },
}

/** Button with a small popover that takes the focus and returns it on Escape. */
export function PopoverButton({ label, text, isMenu = false, children, ...button }: PopoverButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  function close() {
    setOpen(false)
    opener.current?.focus()
  }
  const content = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- handles a key of its controls
    <div
      ref={panel}
      role="group"
      aria-label={label}
      className={isMenu ? styles.menu : styles.panel}
      onKeyDown={({ key, target, currentTarget }) => {
        // React events of a dialog opened from here bubble too.
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
      builtinPlacements={PLACEMENTS}
      arrow={false}
      open={isOpen}
      onOpenChange={setOpen}
      afterOpenChange={(opened) => {
        // On a slow machine the user may already be working in it.
        if (opened && !panel.current?.contains(document.activeElement))
          panel.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
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
