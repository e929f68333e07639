// What would spread from a button as it is pressed: calm screens stand still.
import type { ReactNode } from 'react'

export default ({ children }: { children?: ReactNode }) => children
