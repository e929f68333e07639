import type { Outcome, Answers, Painting } from './messages'
import type { Port } from './port'

/** Two, so that one is painted while the next is in transit. */
const MAX_CONCURRENT = 2

type Painted = Outcome<Answers['paint']>

interface Ticket {
  painting: Painting
  control: AbortController
  onPainted: (painted: Painted) => void
}

/** Requests pages, those nearest to the reading position first. */
export interface Painter {
  /** Returns a function that cancels; `onPainted` is not called after that. */
  paint: (painting: Painting, onPainted: (painted: Painted) => void) => () => void
  lookAt: (page: number) => void
}

export function createPainter(port: Port): Painter {
  const waiting = new Set<Ticket>()
  let busy = 0
  let currentPage = 1

  const distance = ({ painting }: Ticket) => Math.abs(painting.page - currentPage)
  function next() {
    const nearest = [...waiting].sort((a, b) => distance(a) - distance(b))[0]
    if (!nearest || busy >= MAX_CONCURRENT) return
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
      currentPage = page
    },
  }
}
