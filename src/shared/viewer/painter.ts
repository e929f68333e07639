import type { Outcome, Answers, Painting } from './messages'
import type { Port } from './port'

/** Paintings under way at a time: one is painted while the next is on its way. */
const AT_ONCE = 2

type Painted = Outcome<Answers['paint']>

interface Ticket {
  painting: Painting
  control: AbortController
  onPainted: (painted: Painted) => void
}

/** Asks for pages in the order in which they are wanted, the nearest to the reader's place first. */
export interface Painter {
  /** Gives a function that takes the wish back; after that `onPainted` is not called. */
  paint: (painting: Painting, onPainted: (painted: Painted) => void) => () => void
  /** Where the reader is. */
  lookAt: (page: number) => void
}

export function createPainter(port: Port): Painter {
  const waiting = new Set<Ticket>()
  let busy = 0
  let place = 1

  const away = ({ painting }: Ticket) => Math.abs(painting.page - place)
  function next() {
    const nearest = [...waiting].sort((a, b) => away(a) - away(b))[0]
    if (!nearest || busy >= AT_ONCE) return
    waiting.delete(nearest)
    busy += 1
    void port.ask({ kind: 'paint', ...nearest.painting }, nearest.control.signal).then((painted) => {
      busy -= 1
      next()
      if (!nearest.control.signal.aborted) nearest.onPainted(painted)
      else if (painted.ok) painted.value.bitmap.close()
    })
    next()
  }

  return {
    paint(painting, onPainted) {
      const ticket = { painting, onPainted, control: new AbortController() }
      waiting.add(ticket)
      next()
      return () => {
        waiting.delete(ticket)
        ticket.control.abort()
      }
    },
    lookAt(page) {
      place = page
    },
  }
}
