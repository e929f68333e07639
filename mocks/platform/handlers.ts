import type { Mock } from './mock'

const modules = import.meta.glob<Record<string, unknown>>('/mocks/*/handlers/*.ts', { eager: true })
import.meta.glob('/mocks/*/seed/*.ts', { eager: true })

export const mocks: readonly Mock[] = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (name.endsWith('Mocks') ? (value as Mock[]) : [])),
)
