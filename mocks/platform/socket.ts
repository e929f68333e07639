import type { Server } from 'node:http'
import { ws } from 'msw'
import { WebSocketServer } from 'ws'

interface Push {
  code: number
  msg: string
  data?: unknown
}

interface Peer {
  send: (text: string) => void
  close: () => void
}

const peers = new Map<string, Set<Peer>>()

export function pushText(userId: string, text: string, times = 1) {
  for (const peer of peers.get(userId) ?? []) {
    for (let sent = 0; sent < times; sent++) peer.send(text)
  }
}

export const push = (userId: string, message: Push, times = 1) =>
  pushText(userId, JSON.stringify(message), times)

/** Closes every connection of a user, as if the network failed. */
export const disconnect = (userId: string) => peers.get(userId)?.forEach((peer) => peer.close())

export const connectionsOf = (userId: string) => peers.get(userId)?.size ?? 0

/** Registers a connection; returns a function that removes it. */
function connect(userId: string, peer: Peer) {
  const own = peers.get(userId) ?? new Set()
  peers.set(userId, own.add(peer))
  return () => void own.delete(peer)
}

/** Handles WebSocket upgrades of `{base}/socket/{userId}` and ignores all others. */
export function attachSocket(server: Pick<Server, 'on'>, base: string) {
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const userId = new RegExp(`^${base}/socket/([\\w-]+)$`).exec(request.url ?? '')?.[1]
    if (!userId) return
    sockets.handleUpgrade(request, socket, head, (peer) => {
      const leave = connect(userId, {
        send: (text) => peer.send(text),
        close: () => peer.terminate(),
      })
      peer.on('close', leave)
    })
  })
}

export const socketHandler = (base: string) =>
  ws.link(`*${base}/socket/:userId`).addEventListener('connection', ({ client, params }) => {
    client.addEventListener('close', connect(String(params.userId), client))
  })
