import { Tooltip } from 'antd'

interface HintedProps {
  text: string
  /** Shown on hover and focus; nothing where it says no more than the text. */
  hint: string
}

/** A short text with its full meaning on hover and focus. */
export function Hinted({ text, hint }: HintedProps) {
  if (text === hint) return <span>{text}</span>
  return (
    <Tooltip title={hint}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the hint must be reachable by keyboard */}
      <span tabIndex={0}>{text}</span>
    </Tooltip>
  )
}
