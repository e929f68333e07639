import { createContext } from 'react'

interface ScreenContextValue {
  /** Tells what the screen is called, for its tab. */
  name: (title: string) => void
}

/** The place that a screen stands in, outside of which it has no name to tell. */
export const ScreenContext = createContext<ScreenContextValue>({ name: () => undefined })
