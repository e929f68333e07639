import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'

interface InlineActionButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  action: () => Promise<unknown>
}

/** Button of an action without a dialog; disabled while it is running. */
export function InlineActionButton({ action, ...button }: InlineActionButtonProps) {
  const [isBusy, setBusy] = useState(false)
  async function press() {
    setBusy(true)
    await action()
    setBusy(false)
  }
  return <Button {...button} loading={isBusy} onClick={() => void press()} />
}
