import { encodeGreyPng } from '../platform/png'

/** 5 × 7 dots per character; each number is a row of bits. */
const GLYPHS: Record<string, readonly number[]> = {
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '3': [31, 2, 4, 2, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 8, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 2, 12],
  '+': [0, 4, 4, 31, 4, 4, 0],
  '=': [0, 0, 31, 0, 31, 0, 0],
  '?': [14, 17, 1, 2, 4, 0, 4],
}

const WIDTH = 120
const HEIGHT = 40
const DOT = 3

/** Draws the text as a PNG with some noise; returns base64 without a prefix, as the backend sends it. */
export function drawCaptcha(text: string): string {
  const grey = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (let dot = 0; dot < 260; dot++) grey[Math.floor(Math.random() * grey.length)] = 150
  text.split('').forEach((sign, index) => {
    const left = 12 + index * 20
    const top = 8 + Math.round(Math.random() * 4)
    GLYPHS[sign]?.forEach((row, y) => {
      for (let x = 0; x < 5; x++) {
        if (!(row & (16 >> x))) continue
        for (let i = 0; i < DOT * DOT; i++) {
          grey[(top + y * DOT + Math.floor(i / DOT)) * WIDTH + left + x * DOT + (i % DOT)] = 40
        }
      }
    })
  })
  return encodeGreyPng(grey, WIDTH, HEIGHT).toString('base64')
}
