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

const ESTIMATED_ROW_HEIGHT = 44

/** Key of the current filter and order: a change scrolls to the top. */
export const VirtualRowsKey = createContext('')

function Rows({ children, ...others }: ComponentProps<'tbody'>) {
  const rows = useMemo(() => Children.toArray(children) as ReactElement[], [children])
  const keys = useMemo(() => rows.map(({ key }) => String(key)), [rows])
  const { box, onScroll, first, end, above, below } = useMeasuredRows(keys, {
    estimatedHeight: ESTIMATED_ROW_HEIGHT,
    edge: 'top',
  })

  const [attach] = useState(() => (body: HTMLElement | null) => {
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
    <tbody {...others} ref={attach}>
      <tr aria-hidden style={{ height: above }} />
      {rows.slice(first, end)}
      <tr aria-hidden style={{ height: below }} />
    </tbody>
  )
}

const VirtualBody = (props: ComponentProps<'tbody'>) => <Rows key={use(VirtualRowsKey)} {...props} />

export const VIRTUAL_BODY = { body: { wrapper: VirtualBody } }
