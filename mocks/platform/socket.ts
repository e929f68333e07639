import type { IncomingMessage, Server } from 'node:http'
import { ws } from 'msw'
import { WebSocketServer } from 'ws'
import { handshakeToken, SOCKET_PROTOCOL } from '@/shared/live/socketHandshake'
import { callerOf } from './db'

interface Push {
  code: number
  msg: string
  data?: unknown
}

interface Peer {
  token: string
  send: (text: string) => void
  close: () => void
}

const peers = new Map<string, Set<Peer>>()

const isTokenOf = (userId: string, token: string | undefined): token is string =>
  token !== undefined && callerOf(token)?.userId === userId

/** Sends a text to a user's connections; those of a session that has ended are closed instead. */
export function pushText(userId: string, text: string, times = 1) {
  for (const peer of peers.get(userId) ?? []) {
    if (!isTokenOf(userId, peer.token)) {
      peer.close()
      continue
    }
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

/** True for pages of this host: browsers let any page open a socket to any host, but they tell its origin. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  try {
    return new URL(origin ?? '').host === host
  } catch {
    return false
  }
}

/**
 * Handles WebSocket upgrades of `{base}/socket/{userId}` and ignores all others. Refuses those of another origin, and
 * those without a token of the user.
 */
export function attachSocket(server: Pick<Server, 'on'>, base: string) {
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => SOCKET_PROTOCOL })
  server.on('upgrade', (request, socket, head) => {
    const userId = new RegExp(`^${base}/socket/([\\w-]+)$`).exec(request.url ?? '')?.[1]
    if (!userId) return
    const token = handshakeToken((request.headers['sec-websocket-protocol'] ?? '').split(/,\s*/))
    const isOwn = isOwnOrigin(request)
    if (!isOwn || !isTokenOf(userId, token)) {
      socket.end(`HTTP/1.1 ${isOwn ? '401 Unauthorized' : '403 Forbidden'}\r\nConnection: close\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, socket, head, (peer) => {
      const leave = connect(userId, {
        token,
        send: (text) => peer.send(text),
        close: () => peer.terminate(),
      })
      peer.on('close', leave)
    })
  })
}

export const socketHandler = (base: string) =>
  ws.link(`*${base}/socket/:userId`).addEventListener('connection', ({ client, params, info }) => {
    const userId = String(params.userId)
    const token = handshakeToken([info.protocols ?? []].flat())
    if (!isTokenOf(userId, token)) {
      client.close(1008)
      return
    }
    const peer = { token, send: client.send.bind(client), close: () => client.close() }
    client.addEventListener('close', connect(userId, peer))
  })
