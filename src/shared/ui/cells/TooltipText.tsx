import { Tooltip } from 'antd'
import { useId, useState } from 'react'

interface TooltipTextProps {
  text: string
  hint: string
}

export const TooltipText = ({ text, hint }: TooltipTextProps) =>
  text === hint ? <span>{text}</span> : <WithTooltip text={text} hint={hint} />

function WithTooltip({ text, hint }: TooltipTextProps) {
  const id = useId()
  /** Null until first hovered or focused: rendering a tooltip costs more than the rest of a cell. */
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
