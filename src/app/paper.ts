import { flushSync } from 'react-dom'
import { usePrintMode } from '@/shared/ui/print'
import './paper.css'

const print = () => flushSync(() => usePrintMode.setState({ isPrinted: true }))
const printed = () => usePrintMode.setState({ isPrinted: false })

/** Has the page drawn for paper in the very moment before a print: the browser takes it as it stands then. */
export function startPaper() {
  addEventListener('beforeprint', print)
  addEventListener('afterprint', printed)
}
