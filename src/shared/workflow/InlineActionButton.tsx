import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'

interface AtOnceButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  /** Does it, and tells what became of it. */
  act: () => Promise<unknown>
}

/** A button of what is done at once; while that is under way it is not done again. */
export function InlineActionButton({ act, ...button }: AtOnceButtonProps) {
  const [isBusy, setBusy] = useState(false)
  async function press() {
    setBusy(true)
    await act()
    setBusy(false)
  }
  return <Button {...button} loading={isBusy} onClick={() => void press()} />
}
