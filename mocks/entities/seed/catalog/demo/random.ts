/** Seeded random choices: the same seed always gives the same demo data. */
export interface Random {
  next: () => number
  /** Inclusive at both ends. */
  integer: (from: number, to: number) => number
  chance: (share: number) => boolean
  pick: <T>(from: readonly T[]) => T
  /** Picks a key; the weights must sum to 1. */
  weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key
  /** Picks up to `count` distinct items. */
  sample: <T>(from: readonly T[], count: number) => T[]
}

/** The mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(from: readonly T[]) => from[integer(0, from.length - 1)]!
  return {
    next,
    integer,
    pick,
    chance: (share) => next() < share,
    weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => {
      const keys = Object.keys(weights) as Key[]
      let left = next()
      return keys.find((key) => (left -= weights[key]) < 0) ?? keys.at(-1)!
    },
    sample: (from, count) => {
      const rest = [...from]
      const chosen = []
      while (chosen.length < count && rest.length > 0)
        chosen.push(...rest.splice(integer(0, rest.length - 1), 1))
      return chosen
    },
  }
}

export const padNumber = (value: number, digits: number) => String(value).padStart(digits, '0')
