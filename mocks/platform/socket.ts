import type { Server } from 'node:http'
import { ws } from 'msw'
import { WebSocketServer } from 'ws'

/** What the backend pushes: 200 with a `msg` that names the news. */
interface Push {
  code: number
  msg: string
  data?: unknown
}

/** One connection of a user, whatever carries it. */
interface Peer {
  send: (text: string) => void
  close: () => void
}

const peers = new Map<string, Set<Peer>>()

/** Sends a text as it is to every connection of a user. */
export function pushText(userId: string, text: string, times = 1) {
  for (const peer of peers.get(userId) ?? []) {
    for (let sent = 0; sent < times; sent++) peer.send(text)
  }
}

/** Sends a message to every connection of a user. */
export const push = (userId: string, message: Push, times = 1) =>
  pushText(userId, JSON.stringify(message), times)

/** Cuts every connection of a user, as a lost network does. */
export const drop = (userId: string) => peers.get(userId)?.forEach((peer) => peer.close())

/** How many connections a user has. */
export const connectionsOf = (userId: string) => peers.get(userId)?.size ?? 0

/** The conversation with a user, the same for every carrier: gives what to call when he leaves. */
function welcome(userId: string, peer: Peer) {
  const own = peers.get(userId) ?? new Set()
  peers.set(userId, own.add(peer))
  return () => void own.delete(peer)
}

/** Answers `{base}/socket/{userId}` on a server's upgrade requests. Other upgrades are left alone. */
export function attachSocket(server: Pick<Server, 'on'>, base: string) {
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const userId = new RegExp(`^${base}/socket/([\\w-]+)$`).exec(request.url ?? '')?.[1]
    if (!userId) return
    sockets.handleUpgrade(request, socket, head, (peer) => {
      const leave = welcome(userId, {
        send: (text) => peer.send(text),
        close: () => peer.terminate(),
      })
      peer.on('close', leave)
    })
  })
}

/** The same conversation for tests without a server. Made once per process. */
export const socketHandler = (base: string) =>
  ws.link(`*${base}/socket/:userId`).addEventListener('connection', ({ client, params }) => {
    client.addEventListener('close', welcome(String(params.userId), client))
  })
