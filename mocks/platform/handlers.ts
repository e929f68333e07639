import type { Mock } from './mock'

/** Answers and what the areas begin with are found by their place. */
const found = import.meta.glob<Record<string, unknown>>('/mocks/*/handlers/*.ts', { eager: true })
import.meta.glob('/mocks/*/seed/*.ts', { eager: true })

/** Every call the mock backend answers. */
export const mocks: readonly Mock[] = Object.values(found).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (name.endsWith('Mocks') ? (value as Mock[]) : [])),
)
