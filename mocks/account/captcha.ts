import { crc32, deflateSync } from 'node:zlib'

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

function chunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

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
  const lines = Buffer.alloc((WIDTH + 1) * HEIGHT)
  for (let y = 0; y < HEIGHT; y++) lines.set(grey.subarray(y * WIDTH, (y + 1) * WIDTH), y * (WIDTH + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 0, 0, 0, 0], 8) // 8 bit grey
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]).toString('base64')
}
