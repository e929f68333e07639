import {
  Children,
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ComponentProps,
  type ReactElement,
} from 'react'
import { useMeasuredRows } from '../virtual/useMeasuredRows'

/** Px of a row while none was drawn. */
const USUAL = 44

/** What the rows are of: with another filter or order one begins at the top. */
export const LongRows = createContext('')

/** The body of a table that draws its rows in sight. The table has them all, and chooses among all. */
function Rows({ children, ...others }: ComponentProps<'tbody'>) {
  const rows = useMemo(() => Children.toArray(children) as ReactElement[], [children])
  const keys = useMemo(() => rows.map(({ key }) => String(key)), [rows])
  const { box, onScroll, first, end, above, below } = useMeasuredRows(keys, { usual: USUAL, edge: 'top' })

  const [hold] = useState(() => (body: HTMLElement | null) => {
    box.current = body?.closest<HTMLDivElement>('.ant-table-content') ?? null
  })
  const scrolled = useEffectEvent(onScroll)
  useEffect(() => {
    const element = box.current!
    const listen = () => scrolled()
    element.addEventListener('scroll', listen, { passive: true })
    return () => element.removeEventListener('scroll', listen)
  }, [box])

  return (
    <tbody {...others} ref={hold}>
      <tr aria-hidden style={{ height: above }} />
      {rows.slice(first, end)}
      <tr aria-hidden style={{ height: below }} />
    </tbody>
  )
}

const LongBody = (props: ComponentProps<'tbody'>) => <Rows key={use(LongRows)} {...props} />

/** For the `components` of a table. */
export const LONG_BODY = { body: { wrapper: LongBody } }
