import { Tooltip } from 'antd'
import { useId, useState } from 'react'

interface HintedProps {
  text: string
  /** Shown on hover and focus; nothing where it says no more than the text. */
  hint: string
}

/** A short text with its full meaning on hover and focus. */
export const TooltipText = ({ text, hint }: HintedProps) =>
  text === hint ? <span>{text}</span> : <Hint text={text} hint={hint} />

function Hint({ text, hint }: HintedProps) {
  const id = useId()
  /** Null while nobody was near: a hint takes longer to make than all else of a cell. */
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the hint must be reachable by keyboard
      tabIndex={0}
      aria-describedby={isOpen ? id : undefined}
      onPointerEnter={() => setOpen((before) => before ?? false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {isOpen === null ? (
        text
      ) : (
        <Tooltip id={id} title={hint} open={isOpen} onOpenChange={setOpen}>
          <span>{text}</span>
        </Tooltip>
      )}
    </span>
  )
}
