import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { Crash } from './failures/Crash'
import { Guard } from './Guard'

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1500)

/**
 * Routes that need no token have their own entries; everything else passes the guard, behind which the
 * workspace resolves the fixed routes and those of the server's menu.
 */
export const routes: RouteObject[] = [
  {
    errorElement: <Crash />,
    children: [
      {
        path: '/login',
        lazy: async () => {
          const { LoginPage } = await import('@/features/account/login/LoginPage')
          whenIdle(() => void import('./Workspace')) // while the user types
          return { Component: LoginPage }
        },
      },
      {
        path: '/serverError',
        lazy: async () => ({ Component: (await import('./failures/ServerErrorPage')).ServerErrorPage }),
      },
      { path: '*', Component: Guard },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
