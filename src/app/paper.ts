import { flushSync } from 'react-dom'
import { usePaper } from '@/shared/paper'
import './paper.css'

const print = () => flushSync(() => usePaper.setState({ isPrinted: true }))
const printed = () => usePaper.setState({ isPrinted: false })

/** Has the page drawn for paper in the very moment before a print: the browser takes it as it stands then. */
export function startPaper() {
  addEventListener('beforeprint', print)
  addEventListener('afterprint', printed)
}
