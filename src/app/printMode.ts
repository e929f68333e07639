import { flushSync } from 'react-dom'
import { usePrintMode } from '@/shared/ui/print'
import './paper.css'

const enterPrintMode = () => flushSync(() => usePrintMode.setState({ isPrinted: true }))
const leavePrintMode = () => usePrintMode.setState({ isPrinted: false })

/**
 * Switches to print mode synchronously before printing, because the browser captures the page immediately after the
 * event.
 */
export function startPrintMode() {
  addEventListener('beforeprint', enterPrintMode)
  addEventListener('afterprint', leavePrintMode)
}
