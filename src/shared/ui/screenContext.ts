import { createContext } from 'react'

interface ScreenContextValue {
  /** Sets the title of the screen's tab. */
  setTitle: (title: string) => void
}

export const ScreenContext = createContext<ScreenContextValue>({ setTitle: () => undefined })
