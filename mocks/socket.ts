import type { Server } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'

/** What the backend pushes: 200 with a `msg` that names the news. */
interface Push {
  code: number
  msg: string
  data?: unknown
}

const peers = new Map<string, Set<WebSocket>>()

/** Sends a message to every connection of a user. */
export function push(userId: string, message: Push) {
  for (const peer of peers.get(userId) ?? []) peer.send(JSON.stringify(message))
}

/** Answers `{base}/socket/{userId}` on a server's upgrade requests. Other upgrades are left alone. */
export function attachSocket(server: Pick<Server, 'on'>, base: string) {
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const userId = new RegExp(`^${base}/socket/([\\w-]+)$`).exec(request.url ?? '')?.[1]
    if (!userId) return
    sockets.handleUpgrade(request, socket, head, (peer) => {
      const own = peers.get(userId) ?? new Set()
      peers.set(userId, own.add(peer))
      peer.on('close', () => own.delete(peer))
    })
  })
}
